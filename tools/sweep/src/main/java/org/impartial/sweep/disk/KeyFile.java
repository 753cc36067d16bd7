package org.impartial.sweep.disk;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.NavigableSet;
import java.util.TreeMap;
import org.impartial.sweep.store.Keys;

/**
 * A file of keys: a record with the identity of the sweep; then, by ascending level, records of up to 2^14 ascending
 * keys, the first in full and the others as differences from the one before; and a last record with the number of keys.
 * Immutable.
 */
record KeyFile(Path path, String seal, TreeMap<Integer, Section> sections) {
    /** The number of keys of a record, except the last of its level. */
    static final int BLOCK = 1 << 14;

    /** The number of bytes of the level and the number of keys at the start of a record. */
    static final int HEAD = 8;

    /** The number of keys of a level, and the offsets of its records. */
    private static final class Section {
        private final LongArrayList offsets = new LongArrayList();
        private long size;
    }

    private record KeyHead(int level, int keys) {
        static KeyHead of(ByteBuffer record) {
            return new KeyHead(record.getInt(), record.getInt());
        }
    }

    /** Opens a file and reads the headers of its records to find their offsets. */
    static KeyFile open(Path path, String seal) throws IOException {
        KeyFile file = new KeyFile(path, seal, new TreeMap<>());
        try (RecordFile records = file.records()) {
            long total = 0;
            while (true) {
                long offset = records.position();
                KeyHead head = records.peek(HEAD, KeyHead::of);
                if (head.keys == 0) {
                    records.seek(offset);
                    requireEnd(records, total);
                    return file;
                }
                Section section = file.sections.computeIfAbsent(head.level, any -> new Section());
                section.offsets.add(offset);
                section.size += head.keys;
                total += head.keys;
            }
        }
    }

    private static void requireEnd(RecordFile records, long total) throws IOException {
        if (records.next(record -> record.getLong(HEAD)) != total) {
            throw records.refused("is damaged: it does not have the number of keys that it states");
        }
        records.requireLength(records.position());
    }

    private RecordFile records() throws IOException {
        RecordFile records = new RecordFile(path);
        try {
            RecordFile.requireSeal(path, records.next(RecordFile::text), seal);
            return records;
        } catch (IOException | RuntimeException e) {
            records.close();
            throw e;
        }
    }

    NavigableSet<Integer> levels() {
        return sections.navigableKeySet();
    }

    private Section section(int level) {
        Section section = sections.get(level);
        if (section == null) {
            throw RecordFile.refused(path, "has no keys of level " + level);
        }
        return section;
    }

    boolean has(int level) {
        return sections.containsKey(level);
    }

    long size(int level) {
        return section(level).size;
    }

    Keys keys(int level) throws IOException {
        return from(level, 0);
    }

    /** Returns the keys of a level from a record on. */
    private Keys from(int level, int record) throws IOException {
        return new Stretch(records(), section(level), level, record);
    }

    void read(int level, long index, long[] into, int count) throws IOException {
        int skipped = (int) (index % BLOCK);
        long[] block = new long[BLOCK];
        try (Keys keys = from(level, Math.toIntExact(index / BLOCK))) {
            int filled = 0;
            while (filled < count) {
                int read = keys.read(block) - skipped;
                int taken = Math.min(read, count - filled);
                System.arraycopy(block, skipped, into, filled, taken);
                filled += taken;
                skipped = 0;
            }
        }
    }

    /** Returns the index of a key on its level, or −1. */
    long find(int level, long key) throws IOException {
        Section section = section(level);
        int from = 0;
        int to = section.offsets.size();
        long[] block = new long[BLOCK];
        while (from < to) {
            int middle = (from + to) >>> 1;
            try (Keys keys = from(level, middle)) {
                int count = keys.read(block);
                if (key < block[0]) {
                    to = middle;
                } else if (key > block[count - 1]) {
                    from = middle + 1;
                } else {
                    int at = Arrays.binarySearch(block, 0, count, key);
                    return at < 0 ? -1 : (long) middle * BLOCK + at;
                }
            }
        }
        return -1;
    }

    /** The keys of a level, record by record. */
    private static final class Stretch implements Keys {
        private final RecordFile records;
        private final Section section;
        private final int level;
        private final long[] block = new long[BLOCK];
        private int record;
        private int filled;
        private int at;

        Stretch(RecordFile records, Section section, int level, int record) {
            this.records = records;
            this.section = section;
            this.level = level;
            this.record = record;
        }

        @Override
        public int read(long[] into) throws IOException {
            if (at == filled && record < section.offsets.size()) {
                records.seek(section.offsets.getLong(record++));
                filled = records.next(this::load);
                at = 0;
            }
            int count = Math.min(into.length, filled - at);
            System.arraycopy(block, at, into, 0, count);
            at += count;
            return count;
        }

        private int load(ByteBuffer record) {
            KeyHead head = KeyHead.of(record);
            if (head.level != level || head.keys < 1 || head.keys > BLOCK) {
                throw records.refused("is damaged: a record has another level or number of keys than expected");
            }
            long key = record.getLong();
            block[0] = key;
            for (int i = 1; i < head.keys; i++) {
                key += varying(record);
                block[i] = key;
            }
            return head.keys;
        }

        private long varying(ByteBuffer record) {
            long number = 0;
            for (int shift = 0; shift < Long.SIZE; shift += 7) {
                byte octet = record.get();
                number |= (octet & 0x7FL) << shift;
                if (octet >= 0) {
                    return number;
                }
            }
            throw records.refused("is damaged: a number is too long");
        }

        @Override
        public void close() throws IOException {
            records.close();
        }
    }
}
