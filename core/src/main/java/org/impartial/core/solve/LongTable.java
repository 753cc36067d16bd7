package org.impartial.core.solve;

import org.impartial.core.meter.Meter;

/** A map from packed states to Grundy values, as the packed and the boxed lanes keep it. What is put once stays. */
interface LongTable {
    /** Not in the table. */
    int ABSENT = -1;

    int get(long key);

    /** Looks up the first so many keys at once, which lets the table wait for memory only once. */
    default void getAll(long[] keys, int count, long[] values) {
        for (int i = 0; i < count; i++) {
            values[i] = get(keys[i]);
        }
    }

    void put(long key, int value);

    /** Whether it has to grow before much more is put in. */
    boolean crowded();

    /** Makes room, which it announces before; nobody else may use the table meanwhile. */
    void grow(Meter meter);
}
