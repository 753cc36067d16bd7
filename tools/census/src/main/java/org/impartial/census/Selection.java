package org.impartial.census;

/**
 * The ways to choose several positions out of some.
 *
 * <pre>{@code
 * Census heaps = Census.of(new Nim(), 0, 3);
 * heaps.choose(Selection.ORDERED, 2).count(0);    // 4
 * heaps.choose(Selection.MULTISETS, 2).count(0);  // 4
 * heaps.choose(Selection.SUBSETS, 2).count(0);    // 0
 * }</pre>
 */
public enum Selection {
    /** Tuples: the order matters, and a position may occur several times. */
    ORDERED,
    /** Multisets: the order does not matter, and a position may occur several times. */
    MULTISETS,
    /** Sets: the order does not matter, and each position occurs at most once. */
    SUBSETS
}
