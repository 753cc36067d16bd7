package org.impartial.solve;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.core.nim.NimSum;

/**
 * The heaps of Nim in binary, one row for each heap. A column is balanced if its number of ones is even; the position
 * is balanced if all columns are, and then the player to move loses [Bouton 1901]. Immutable.
 *
 * <p>As text, with the nim-sum as the last row, which has a one in each column that is not balanced:
 *
 * <pre>
 *  7 = 0111
 *  9 = 1001
 * 12 = 1100
 * 15 = 1111
 * 13 = 1101  unbalanced
 * </pre>
 *
 * @param heaps the sizes of the heaps, 0 or more each
 */
record BitTable(List<Long> heaps) {
    /**
     * Creates a table.
     *
     * @param heaps the sizes of the heaps
     * @throws IllegalArgumentException if a size is negative
     */
    public BitTable {
        heaps = List.copyOf(heaps);
        for (int i = 0; i < heaps.size(); i++) {
            if (heaps.get(i) < 0) {
                throw new IllegalArgumentException(
                        "heap " + i + " has the size " + heaps.get(i) + "; a heap has 0 or more");
            }
        }
    }

    /**
     * Returns the number of columns: the bits of the greatest heap, and at least one.
     *
     * @return the width of the table, 1 to 63
     */
    public int width() {
        long union = heaps.stream().reduce(1L, (a, b) -> a | b);
        return Long.SIZE - Long.numberOfLeadingZeros(union);
    }

    /** {@return the rows: for each heap its bits, 0 or 1, the highest first, as many as the table is wide} */
    public List<List<Integer>> rows() {
        return heaps.stream().map(this::bits).toList();
    }

    /**
     * {@return the parities of the columns, which are the bits of the nim-sum: for each column from the highest 0 if it
     * is balanced and 1 if not}
     */
    public List<Integer> parities() {
        return bits(nimSum());
    }

    private List<Integer> bits(long number) {
        int width = width();
        return IntStream.rangeClosed(1, width)
                .mapToObj(column -> (int) ((number >>> (width - column)) & 1))
                .toList();
    }

    /** {@return the nim-sum of the heaps: their nim-sum} */
    public long nimSum() {
        return NimSum.of(heaps.stream().mapToLong(Long::longValue));
    }

    /** {@return whether all columns are balanced; true if the nim-sum is 0} */
    public boolean isBalanced() {
        return nimSum() == 0;
    }

    /**
     * Returns the table as lines of text; the last line has the nim-sum and the word {@code balanced} or {@code
     * unbalanced}.
     */
    @Override
    public String toString() {
        int digits = LongStream.concat(heaps.stream().mapToLong(heap -> heap), LongStream.of(nimSum()))
                .mapToObj(Long::toString)
                .mapToInt(String::length)
                .max()
                .getAsInt();
        String rows = heaps.stream().map(heap -> row(heap, digits) + "\n").collect(joining());
        return rows + row(nimSum(), digits) + (isBalanced() ? "  balanced" : "  unbalanced");
    }

    private String row(long number, int digits) {
        String binary = bits(number).stream().map(String::valueOf).collect(joining());
        return " ".repeat(digits - Long.toString(number).length()) + number + " = " + binary;
    }
}
