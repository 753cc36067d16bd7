package org.impartial.core.game;

import java.util.List;

/**
 * What a {@linkplain Claim.Derived derived claim} may ask about the parts of a state. Whoever answers the question supplies
 * it: the solver under the budget of the question, by claims, tables and search; the contract by brute force. So a game
 * never searches by itself. Every method may stop the work, if the budget is used up or somebody cancels.
 */
public interface Parts {

    /**
     * Returns the Grundy value.
     *
     * @param position a position whose play ends
     * @return its value in normal play
     */
    long grundy(Position position);

    /**
     * Who wins.
     *
     * @param position a position whose play ends
     * @param convention the playing convention
     * @return P or N
     */
    Outcome outcome(Position position, Convention convention);

    /**
     * Returns what one move leads to.
     *
     * @param position any position
     * @return the options, those of its components in turn; none if play has ended
     */
    List<Position> options(Position position);

    /**
     * Returns the answer of a fold. Takes time and memory linear in the positions and moves that can be reached.
     *
     * @param fold the rule
     * @param position a position whose play ends
     * @param <V> the answers
     * @return the answer
     * @throws FaultyRulesException.CycleException if play can come back to a position
     */
    <V> V fold(Fold<V> fold, Position position);

    /**
     * A step of work of the claim itself. A claim that takes long, such as one that goes through a sequence, is a derived
     * claim and calls this in its loops, so that a budget or a cancellation can end it; it costs a few additions. By default
     * it does nothing, as for somebody who waits for as long as it takes.
     */
    default void tick() {}

    /**
     * A number or word about a position that follows from the same about its options, from the ends of play upwards: its
     * remoteness, its suspense, its value with other ends. What is found is kept by equality of folds, so a fold is a constant
     * or a record.
     *
     * @param <V> the answers, immutable values
     */
    @FunctionalInterface
    interface Fold<V> {

        /**
         * Returns the answer for a position.
         *
         * @param options the answers for its options; none stands for an end of play
         * @return the answer
         */
        V of(List<V> options);
    }
}
