package org.impartial.sweep.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.impartial.proof.file.WholeFile;
import org.impartial.sweep.store.Codes;
import org.impartial.sweep.store.LevelStore;

/**
 * A file with the codes of a level: a record with the identity of the sweep, the level, the number of bytes of a code
 * and the number of codes; then records of 2^14 codes, of which the last may be shorter. Immutable.
 */
record CodeFile(Path path, int width, long start) {
    private static final int BLOCK = KeyFile.BLOCK;

    private record CodeHead(int level, long size, int width, String seal) {
        static CodeHead of(ByteBuffer record) {
            return new CodeHead(record.getInt(), record.getLong(), record.getInt(), RecordFile.text(record));
        }

        void put(ByteBuffer record) {
            record.putInt(level).putLong(size).putInt(width).put(RecordFile.bytes(seal));
        }
    }

    static CodeFile open(Path path, String seal, int level, long size) throws IOException {
        try (RecordFile records = new RecordFile(path)) {
            CodeHead head = records.next(CodeHead::of);
            if (!head.seal.equals(seal) || head.level != level || head.size != size) {
                throw records.refused("belongs to another sweep or level: it states \"" + head.seal + "\", level "
                        + head.level + " with " + head.size + " positions, not \"" + seal + "\", level " + level
                        + " with " + size);
            }
            long start = records.position();
            long blocks = (size + BLOCK - 1) / BLOCK;
            records.requireLength(start + blocks * RecordFile.HEAD + size * head.width);
            return new CodeFile(path, head.width, start);
        }
    }

    LevelStore.CodeSource codes(long from) throws IOException {
        RecordFile records = new RecordFile(path);
        records.seek(start + from / BLOCK * (RecordFile.HEAD + (long) BLOCK * width));
        return new LevelStore.CodeSource() {
            private int[] block = {};
            private int at;
            private int skipped = (int) (from % BLOCK);

            @Override
            public void read(int[] into, int count) throws IOException {
                for (int done = 0; done < count; ) {
                    if (at == block.length) {
                        block = records.next(CodeFile.this::load);
                        at = skipped;
                        skipped = 0;
                    }
                    int taken = Math.min(count - done, block.length - at);
                    System.arraycopy(block, at, into, done, taken);
                    at += taken;
                    done += taken;
                }
            }

            @Override
            public void close() throws IOException {
                records.close();
            }
        };
    }

    private int[] load(ByteBuffer record) {
        int[] block = new int[record.remaining() / width];
        for (int i = 0; i < block.length; i++) {
            block[i] = switch (width) {
                case 1 -> record.get() & 0xFF;
                case 2 -> record.getChar();
                default -> record.getInt();
            };
        }
        return block;
    }

    /** Returns an upper bound of the codes. */
    int greatest() {
        return width == 4 ? Integer.MAX_VALUE : (1 << (8 * width)) - 1;
    }

    void read(long from, Codes into, int count) throws IOException {
        int[] batch = new int[Math.min(BLOCK, count)];
        try (LevelStore.CodeSource source = codes(from)) {
            for (int filled = 0; filled < count; ) {
                int taken = Math.min(batch.length, count - filled);
                source.read(batch, taken);
                for (int i = 0; i < taken; i++) {
                    into.set(filled++, batch[i]);
                }
            }
        }
    }

    int code(long index) throws IOException {
        int[] code = new int[1];
        try (LevelStore.CodeSource source = codes(index)) {
            source.read(code, 1);
        }
        return code[0];
    }

    static final class CodeWriter implements AutoCloseable {
        private final WholeFile file;
        private final ByteBuffer record;
        private final int width;
        private final long size;
        private long written;

        CodeWriter(WholeFile file, String seal, int level, long size, int greatest) throws IOException {
            this.file = file;
            this.size = size;
            this.width = Codes.width(greatest);
            this.record = ByteBuffer.allocate(BLOCK * Integer.BYTES);
            new CodeHead(level, size, width, seal).put(record);
            RecordFile.write(file.out(), record);
        }

        void add(int code) throws IOException {
            switch (width) {
                case 1 -> record.put((byte) code);
                case 2 -> record.putChar((char) code);
                default -> record.putInt(code);
            }
            if (++written % BLOCK == 0) {
                RecordFile.write(file.out(), record);
            }
        }

        void publish() throws IOException {
            if (written != size) {
                throw new IllegalStateException("a level of " + size + " positions received " + written + " codes");
            }
            if (record.position() > 0) {
                RecordFile.write(file.out(), record);
            }
            file.publish();
        }

        @Override
        public void close() throws IOException {
            file.close();
        }
    }
}
