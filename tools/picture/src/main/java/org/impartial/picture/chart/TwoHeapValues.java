package org.impartial.picture.chart;

/**
 * Values of positions of two heaps, as a heat map shows them.
 *
 * <pre>{@code
 * TwoHeapValues nim = (x, y) -> x ^ y;
 * nim.value(1, 0);  // 1
 * }</pre>
 */
@FunctionalInterface
public interface TwoHeapValues {
    /** Stands for the value where two heaps are not a position. */
    int NO_POSITION = -1;

    /**
     * {@return the Grundy value of a position, which is 0 for a P-position; {@link #NO_POSITION} if it is none}
     *
     * @param x the first heap, 0 or more
     * @param y the second heap, 0 or more
     */
    long value(int x, int y);
}
