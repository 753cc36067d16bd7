package org.impartial.solve.engine.sequence.octal.table;

import java.util.stream.IntStream;
import org.impartial.core.game.heap.BreakingCode;

/** A finite code in the form used by the kernels. */
public final class BreakingRule {
    private final BreakingCode code;
    private final int[] singles;
    private final int[] breaks;
    private final int parts;
    private final int last;

    public BreakingRule(BreakingCode code) {
        this.code = code;
        this.singles = removals(2);
        this.breaks = removals(4);
        this.parts = removals(8).length > 0 ? 3 : breaks.length > 0 ? 2 : 1;
        this.last = code.last();
    }

    private int[] removals(int bit) {
        return IntStream.rangeClosed(0, code.last())
                .filter(i -> (code.digit(i) & bit) != 0)
                .toArray();
    }

    /** Returns the index k of the last digit. */
    public int last() {
        return last;
    }

    /** Returns whether two heaps that a move leaves must differ. */
    public boolean unequal() {
        return code.unequal();
    }

    /** Returns the numbers of beans that a move may remove and leave one heap. */
    public int[] singles() {
        return singles;
    }

    /** Returns the numbers of beans that a move may remove and leave two heaps. */
    public int[] breaks() {
        return breaks;
    }

    /** Returns the greatest number of heaps that a move can leave, at least 1. */
    public int parts() {
        return parts;
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
