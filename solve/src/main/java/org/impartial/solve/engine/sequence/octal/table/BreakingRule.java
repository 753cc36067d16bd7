package org.impartial.solve.engine.sequence.octal.table;

import java.util.stream.IntStream;
import org.impartial.core.game.heap.BreakingCode;

/**
 * A finite code in the form used by the kernels.
 *
 * @param singles the numbers of beans that a move may remove and leave one heap
 * @param breaks those that it may remove and leave two heaps
 * @param parts the greatest number of heaps that a move can leave, at least 1
 * @param last the index k of the last digit
 */
@SuppressWarnings("ArrayRecordComponent") // rules are not compared
public record BreakingRule(BreakingCode code, int[] singles, int[] breaks, int parts, int last) {
    public BreakingRule(BreakingCode code) {
        this(code, removals(code, 2), removals(code, 4), parts(code), code.last());
    }

    private static int[] removals(BreakingCode code, int bit) {
        return IntStream.rangeClosed(0, code.last())
                .filter(i -> (code.digit(i) & bit) != 0)
                .toArray();
    }

    /** Returns whether two heaps that a move leaves must differ. */
    public boolean unequal() {
        return code.unequal();
    }

    private static int parts(BreakingCode code) {
        return removals(code, 8).length > 0 ? 3 : removals(code, 4).length > 0 ? 2 : 1;
    }

    /** Returns the greatest possible lesser part of two heaps with a given sum. */
    public int lastFirst(int sum) {
        return code.unequal() ? (sum - 1) / 2 : sum / 2;
    }

    /** Returns whether all moves that break a heap remove an even number of beans, or all an odd one. */
    public boolean oneParity() {
        return IntStream.of(breaks).map(i -> i & 1).distinct().count() == 1;
    }
}
