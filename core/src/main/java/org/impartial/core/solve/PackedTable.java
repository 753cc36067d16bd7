package org.impartial.core.solve;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * Open addressing with linear probing and Fibonacci hashing: 9 bytes a slot, at most 3/4 full. A byte holds a value up to
 * 252; greater ones, which are rare, stand in a map beside it.
 */
final class PackedTable implements LongTable {
    private static final int FREE = 0;
    private static final int OPEN_MARK = 1;
    private static final int FIRST = 2;
    private static final int FAR_MARK = 255;
    private static final long PHI = 0x9E3779B97F4A7C15L;

    private final Long2IntOpenHashMap far = new Long2IntOpenHashMap();
    private long[] keys = new long[1 << 10];
    private byte[] marks = new byte[1 << 10];
    private int shift = Long.SIZE - 10;
    private int size;

    @Override
    public int get(long key) {
        int slot = slot(key);
        int mark = marks[slot] & 255;
        if (mark >= FIRST) {
            return mark == FAR_MARK ? far.get(key) : mark - FIRST;
        }
        return mark == FREE ? ABSENT : OPEN;
    }

    @Override
    public void put(long key, int value) {
        int slot = slot(key);
        if (marks[slot] == FREE) {
            if (++size > keys.length / 4 * 3) {
                grow();
                slot = slot(key);
            }
            keys[slot] = key;
        }
        marks[slot] = (byte) (value == OPEN ? OPEN_MARK : Math.min(value + FIRST, FAR_MARK));
        if (value + FIRST >= FAR_MARK) {
            far.put(key, value);
        }
    }

    /** Takes a key out again, and moves up what had to step over its slot. */
    @Override
    public void remove(long key) {
        int hole = slot(key);
        if (marks[hole] == FREE) {
            return;
        }
        size--;
        int mask = keys.length - 1;
        for (int slot = (hole + 1) & mask; marks[slot] != FREE; slot = (slot + 1) & mask) {
            int home = home(keys[slot]);
            if (((slot - home) & mask) >= ((slot - hole) & mask)) {
                keys[hole] = keys[slot];
                marks[hole] = marks[slot];
                hole = slot;
            }
        }
        marks[hole] = FREE;
    }

    private int home(long key) {
        return (int) ((key * PHI) >>> shift);
    }

    private int slot(long key) {
        int mask = keys.length - 1;
        int slot = home(key);
        while (marks[slot] != FREE && keys[slot] != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        byte[] oldMarks = marks;
        keys = new long[2 * oldKeys.length];
        marks = new byte[2 * oldKeys.length];
        shift--;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldMarks[i] != FREE) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                marks[slot] = oldMarks[i];
            }
        }
    }
}
