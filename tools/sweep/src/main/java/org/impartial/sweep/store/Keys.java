package org.impartial.sweep.store;

import java.io.Closeable;
import java.io.IOException;

/** Distinct keys in ascending order, which are read once from the first to the last. */
public interface Keys extends Closeable {
    /** Reads the next keys into an array and returns their number; 0 only at the end. */
    int read(long[] into) throws IOException;

    /** Returns the first {@code size} longs of an array, which must be ascending. */
    static Keys of(long[] keys, int size) {
        return new Keys() {
            private int at;

            @Override
            public int read(long[] into) {
                int count = Math.min(into.length, size - at);
                System.arraycopy(keys, at, into, 0, count);
                at += count;
                return count;
            }

            @Override
            public void close() {}
        };
    }
}
