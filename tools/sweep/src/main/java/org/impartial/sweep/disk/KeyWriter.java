package org.impartial.sweep.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.impartial.proof.file.WholeFile;
import org.impartial.sweep.store.Keys;

/** Writes a {@link KeyFile}, by ascending level. */
final class KeyWriter implements AutoCloseable {
    /** The greatest number of bytes of a difference, in groups of seven bits. */
    private static final int LONGEST = 10;

    private final WholeFile file;
    private final ByteBuffer record = ByteBuffer.allocate(KeyFile.HEAD + Long.BYTES + KeyFile.BLOCK * LONGEST);
    private int level;
    private int keys;
    private long last;
    private long total;

    KeyWriter(WholeFile file, String seal) throws IOException {
        this.file = file;
        write(record.put(RecordFile.bytes(seal)));
    }

    void level(int next) throws IOException {
        flush();
        level = next;
    }

    void add(long key) throws IOException {
        if (keys == KeyFile.BLOCK) {
            flush();
        }
        if (keys++ == 0) {
            record.putInt(level).putInt(0).putLong(key);
        } else {
            putVarying(key - last);
        }
        last = key;
    }

    /** Writes seven bits per byte, the lowest first; the highest bit is set in all bytes but the last. */
    private void putVarying(long number) {
        long left = number;
        while ((left & ~0x7FL) != 0) {
            record.put((byte) (left | 0x80));
            left >>>= 7;
        }
        record.put((byte) left);
    }

    void addAll(Keys source) throws IOException {
        long[] batch = new long[KeyFile.BLOCK];
        for (int count = source.read(batch); count > 0; count = source.read(batch)) {
            for (int i = 0; i < count; i++) {
                add(batch[i]);
            }
        }
    }

    private void flush() throws IOException {
        if (keys > 0) {
            write(record.putInt(Integer.BYTES, keys));
            total += keys;
            keys = 0;
        }
    }

    void publish() throws IOException {
        flush();
        write(record.putInt(0).putInt(0).putLong(total));
        file.publish();
    }

    private void write(ByteBuffer contents) throws IOException {
        RecordFile.write(file.out(), contents);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
