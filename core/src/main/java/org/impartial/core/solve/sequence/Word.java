package org.impartial.core.solve.sequence;

/** The Grundy values of the heaps from 0 up to some size, as far as they are known. */
interface Word {

    /** How many values there are: those of the heaps 0 to length − 1. */
    int length();

    /** The value of a heap below {@link #length}. */
    int at(int heap);
}
