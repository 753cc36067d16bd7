package org.impartial.core.game;

/**
 * A heap game given by a code whose moves, where they leave two heaps, must leave unequal ones. Grundy's game is
 * {@code 4.0} with this rule. It is no {@link TakingAndBreaking}, whose code allows equal heaps. An engine that sees it
 * can work in sparse space; without it the rules are asked heap by heap.
 */
public interface UnequalBreaking {

    /**
     * The code; no digit has the bit 8.
     *
     * @return the digits that say what each move may leave, where two heaps must differ in size
     */
    BreakingCode code();
}
