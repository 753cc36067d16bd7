package org.impartial.core.engine.sequence.word;

/** The Grundy values of the heaps from 0 up to some size, as far as they are known. */
public interface Word {

    /** Returns the number of values: those of the heaps 0 to length − 1. */
    int length();

    /** Returns the value of a heap below {@link #length}. */
    int at(int heap);

    /** The number of values at the end that {@link #nextShift} may compare. */
    int PROBE = 8;

    /**
     * Returns the least number, at least {@code shift}, at which the last {@value #PROBE} values may be those so much
     * earlier; {@link #length} if there is none. Passes over no shift at which they are. A word that cannot compare
     * them quickly returns {@code shift} itself.
     */
    default int nextShift(int shift) {
        return shift;
    }

    /**
     * Returns the least n, at least {@code least}, with G(m + shift) = G(m) for all m from n to the end, or a lesser
     * number: a word may use data that are quicker to compare, provided that equal values agree in them. Called for
     * every shift, so it determines the time of a search for a period.
     */
    default int repeatsFrom(int shift, int least) {
        int heap = length() - shift;
        while (heap > least && at(heap - 1) == at(heap - 1 + shift)) {
            heap--;
        }
        return heap;
    }
}
