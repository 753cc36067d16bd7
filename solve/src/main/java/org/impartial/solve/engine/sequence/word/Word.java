package org.impartial.solve.engine.sequence.word;

/** The known Grundy values of the heaps from 0 up to some size. */
public interface Word {

    /** Returns the number of values: those of the heaps 0 to length − 1. */
    int length();

    /** Returns the value of a heap below {@link #length}. */
    int at(int heap);

    /** The greatest number of values at the end that {@link #nextShift} compares. */
    int PROBE = 8;

    /**
     * Returns the least shift from {@code shift} on at which the last {@value #PROBE} values may equal earlier ones;
     * {@link #length} if none. A word that cannot compare quickly returns {@code shift}.
     */
    default int nextShift(int shift) {
        return shift;
    }

    /**
     * Returns the least n from {@code least} on with G(m + shift) = G(m) up to the end, or a lesser number, as by data
     * of the values that are quicker to compare. Determines the speed of searches for a period.
     */
    default int repeatsFrom(int shift, int least) {
        int heap = length() - shift;
        while (heap > least && at(heap - 1) == at(heap - 1 + shift)) {
            heap--;
        }
        return heap;
    }
}
