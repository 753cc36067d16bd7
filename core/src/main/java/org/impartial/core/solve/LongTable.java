package org.impartial.core.solve;

/** A map from packed states to small values, as the packed and the boxed lanes keep it. */
interface LongTable {
    /** Not in the table. */
    int ABSENT = -1;

    /** On the stack: being searched. */
    int OPEN = -2;

    int get(long key);

    void put(long key, int value);

    void remove(long key);
}
