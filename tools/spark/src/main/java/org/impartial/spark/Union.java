package org.impartial.spark;

import java.util.Arrays;
import org.impartial.sweep.work.LevelWorker;

/** Collects keys and removes duplicates. */
final class Union {
    private long[] keys = new long[1 << 8];
    private int size;

    void add(long... more) {
        if (size + more.length > keys.length) {
            long[] distinct = distinct();
            size = distinct.length;
            keys = Arrays.copyOf(distinct, Math.addExact(Math.max(2 * size, keys.length), more.length));
        }
        System.arraycopy(more, 0, keys, size, more.length);
        size += more.length;
    }

    long[] distinct() {
        return LevelWorker.distinct(keys, size);
    }
}
