package org.impartial.core.solve.sequence;

/** Values that grow by one at a time. */
interface GrowingWord extends Word {

    /** Adds the value of the heap {@link #length}. */
    void append(int value);
}
