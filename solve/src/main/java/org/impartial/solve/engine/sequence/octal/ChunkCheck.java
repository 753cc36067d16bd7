package org.impartial.solve.engine.sequence.octal;

/** A check of heaps for {@link CheckedChunks}, used by one thread. */
interface ChunkCheck {

    /** Returns the first open heap of a range, or {@code to}. */
    int firstOpen(int from, int to);

    /** Returns an upper bound of the offsets of the pairs found by the last call of {@link #firstOpen}. */
    int furthest();
}
