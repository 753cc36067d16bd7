package org.impartial.core.engine.sweep.disk;

import java.io.IOException;
import org.impartial.core.engine.sweep.store.Keys;

/** Writes a {@link KeyFile}, level by level upwards. */
final class KeyWriter implements AutoCloseable {
    private final SweepDirectory.Output out;
    private final FileRecord record = new FileRecord();
    private int level;
    private int keys;
    private long last;
    private long total;

    KeyWriter(SweepDirectory.Output out, String seal) throws IOException {
        this.out = out;
        record.putText(seal);
        out.write(record.sealed(), FileRecord.HEAD + record.size());
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
            record.clear();
            record.putInt(level);
            record.putInt(0);
            record.putLong(key);
        } else {
            record.putVarying(key - last);
        }
        last = key;
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
            record.setInt(4, keys);
            out.write(record.sealed(), FileRecord.HEAD + record.size());
            total += keys;
            keys = 0;
        }
    }

    void publish() throws IOException {
        flush();
        record.clear();
        record.putInt(0);
        record.putInt(0);
        record.putLong(total);
        out.write(record.sealed(), FileRecord.HEAD + record.size());
        out.publish();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
