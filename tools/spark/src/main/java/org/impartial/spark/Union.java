package org.impartial.spark;

import java.util.Arrays;
import org.impartial.sweep.store.LongSort;

/** Collects keys in a growing array. A full array is sorted and its duplicates are removed. */
final class Union {
    private long[] keys = new long[1 << 8];
    private int size;

    void add(long key) {
        if (size == keys.length) {
            makeRoom(1);
        }
        keys[size++] = key;
    }

    void addAll(long... more) {
        if (size + more.length > keys.length) {
            makeRoom(more.length);
        }
        System.arraycopy(more, 0, keys, size, more.length);
        size += more.length;
    }

    private void makeRoom(int count) {
        long[] distinct = distinct();
        size = distinct.length;
        keys = Arrays.copyOf(distinct, Math.addExact(Math.max(2 * size, keys.length), count));
    }

    long[] distinct() {
        long[] spare = LongSort.needsSpare(size) ? new long[size] : keys;
        return Arrays.copyOf(keys, LongSort.sortUnique(keys, size, spare));
    }
}
