package org.impartial.core.engine.sweep.disk;

import java.io.IOException;
import java.nio.file.Path;
import org.impartial.core.engine.sweep.store.Codes;
import org.impartial.core.engine.sweep.store.LevelStore;

/**
 * A file with the codes of a level: a record with the identity of the sweep, the level, the number of octets of a code
 * and the number of codes; then records of 2^14 codes, of which the last may be shorter. Immutable.
 */
final class CodeFile {
    private static final int BLOCK = KeyFile.BLOCK;

    private final Path path;
    private final int width;
    private final long start;

    private CodeFile(Path path, int width, long start) {
        this.path = path;
        this.width = width;
        this.start = start;
    }

    static CodeFile open(Path path, String seal, int level, long size) throws IOException {
        try (RecordReader reader = new RecordReader(path)) {
            reader.next();
            int foundLevel = reader.getInt();
            long foundSize = reader.getLong();
            int width = reader.getInt();
            String found = reader.getText();
            if (!found.equals(seal) || foundLevel != level || foundSize != size) {
                throw reader.refused("belongs to another sweep or level: it states \"" + found + "\", level "
                        + foundLevel + " with " + foundSize + " positions, not \"" + seal + "\", level " + level + " with " + size);
            }
            long start = reader.position();
            long records = (size + BLOCK - 1) / BLOCK;
            reader.requireLength(start + records * FileRecord.HEAD + size * width);
            return new CodeFile(path, width, start);
        }
    }

    /** Returns the codes from an index on that is a multiple of the size of a record. */
    LevelStore.CodeSource codes(long from) throws IOException {
        RecordReader reader = new RecordReader(path);
        reader.seek(start + from / BLOCK * (FileRecord.HEAD + (long) BLOCK * width));
        return new LevelStore.CodeSource() {
            private long at = from;

            @Override
            public void read(int[] into, int count) throws IOException {
                for (int i = 0; i < count; i++) {
                    if (at % BLOCK == 0) {
                        reader.next();
                    }
                    into[i] = reader.getCode(width);
                    at++;
                }
            }

            @Override
            public void close() throws IOException {
                reader.close();
            }
        };
    }

    /** Returns an upper bound of the codes. */
    int greatest() {
        return width == 4 ? Integer.MAX_VALUE : (1 << (8 * width)) - 1;
    }

    /** Reads some codes from an index on. */
    void read(long from, Codes into, int count) throws IOException {
        int[] batch = new int[BLOCK];
        int skipped = (int) (from % BLOCK);
        try (LevelStore.CodeSource source = codes(from - skipped)) {
            source.read(batch, skipped);
            for (int filled = 0; filled < count; ) {
                int taken = Math.min(BLOCK, count - filled);
                source.read(batch, taken);
                for (int i = 0; i < taken; i++) {
                    into.set(filled++, batch[i]);
                }
            }
        }
    }

    int code(long index) throws IOException {
        int[] codes = new int[(int) (index % BLOCK) + 1];
        try (LevelStore.CodeSource source = codes(index - index % BLOCK)) {
            source.read(codes, codes.length);
        }
        return codes[codes.length - 1];
    }

    /** Writes a file of codes. */
    static final class Writer implements AutoCloseable {
        private final SweepDirectory.Output out;
        private final FileRecord record = new FileRecord();
        private final int width;
        private final long size;
        private long written;

        Writer(SweepDirectory.Output out, String seal, int level, long size, int greatest) throws IOException {
            this.out = out;
            this.size = size;
            this.width = Codes.width(greatest);
            record.putInt(level);
            record.putLong(size);
            record.putInt(width);
            record.putText(seal);
            flush();
        }

        void add(int code) throws IOException {
            record.putCode(code, width);
            if (++written % BLOCK == 0) {
                flush();
            }
        }

        private void flush() throws IOException {
            out.write(record.sealed(), FileRecord.HEAD + record.size());
            record.clear();
        }

        void publish() throws IOException {
            if (written != size) {
                throw new IllegalStateException("a level of " + size + " positions got " + written + " codes");
            }
            if (record.size() > 0) {
                flush();
            }
            out.publish();
        }

        @Override
        public void close() throws IOException {
            out.close();
        }
    }
}
