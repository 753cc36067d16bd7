package org.impartial.core.game;

/**
 * A heap game given by a code. An engine that sees it can work in sparse space and prove a period by the theorem of Guy
 * and Smith; without it the rules are asked heap by heap.
 */
public interface TakingAndBreaking {

    /**
     * The code.
     *
     * @return the digits that say what each move may leave
     */
    BreakingCode code();
}
