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
     * Returns the least shift, at least {@code shift}, at which the last {@value #PROBE} values may equal the values
     * that much earlier; {@link #length} if there is none. Never skips a shift at which they do. A word that cannot
     * compare them quickly returns {@code shift} itself.
     */
    default int nextShift(int shift) {
        return shift;
    }

    /**
     * Returns the least n, at least {@code least}, with G(m + shift) = G(m) for all m from n to the end, or a lesser
     * number: a word may use data that are quicker to compare, provided that equal values have equal data. Called for
     * every shift, so its speed determines that of a search for a period.
     */
    default int repeatsFrom(int shift, int least) {
        int heap = length() - shift;
        while (heap > least && at(heap - 1) == at(heap - 1 + shift)) {
            heap--;
        }
        return heap;
    }
}
