package org.impartial.core.engine.sequence.octal;

import java.util.stream.IntStream;
import org.impartial.core.game.BreakingCode;

/** A finite code as the kernels read it. */
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

    /** The index k of the last digit. */
    int last() {
        return last;
    }

    /** Whether two heaps that a move leaves must differ. */
    boolean unequal() {
        return code.unequal();
    }

    /** How many beans a move may remove and leave one heap. */
    int[] singles() {
        return singles;
    }

    /** How many beans a move may remove and leave two heaps. */
    int[] breaks() {
        return breaks;
    }

    /** The most heaps that a move can leave, at least 1. */
    public int parts() {
        return parts;
    }

    /** The greatest first part of two that make up a heap, the lesser one first. */
    int lastFirst(int sum) {
        return code.unequal() ? (sum - 1) / 2 : sum / 2;
    }

    /** Whether all moves that break a heap remove an even number of beans, or all an odd one. */
    boolean oneParity() {
        return IntStream.of(breaks).map(i -> i & 1).distinct().count() == 1;
    }
}
