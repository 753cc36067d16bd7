package org.impartial.core.game;

import java.util.List;

/**
 * Answers about the parts of a state for a {@linkplain Claim.Derived derived claim}. The solver supplies them by
 * claims, tables and search under the budget of the question, and the contract supplies them by brute force, so that a
 * game never searches by itself. Every method may stop the work if the budget is used up or the question is cancelled.
 *
 * <pre>{@code
 * Parts.Fold<Integer> longestPlay = options -> options.stream().mapToInt(n -> n + 1).max().orElse(0);
 * longestPlay.of(List.of(2, 4));  // 5
 * }</pre>
 */
public interface Parts {

    /**
     * {@return the Grundy value in normal play}
     *
     * @param position a position without infinite play
     */
    long grundy(Position position);

    /**
     * {@return the outcome of a position, P or N}
     *
     * @param position a position without infinite play
     * @param convention the playing convention
     */
    Outcome outcome(Position position, Convention convention);

    /**
     * {@return the options of a position, those of its components in turn; none if play has ended}
     *
     * @param position any position
     */
    List<Position> options(Position position);

    /**
     * {@return the answer of a fold} Takes time and memory linear in the positions and moves that can be reached.
     *
     * @param fold the rule
     * @param position a position without infinite play
     * @param <V> the answers
     * @throws FaultyRulesException.CycleException if play can return to a position
     */
    <V> V fold(Fold<V> fold, Position position);

    /**
     * Counts a step of the claim itself. One with long computations is a derived claim and calls this method in its
     * loops, so that a budget or a cancellation can end it; it costs a few additions. The default does nothing.
     */
    default void tick() {}

    /**
     * A value of a position that is computed from the values of its options, such as its remoteness or suspense.
     * Results are cached by equality of folds, so a fold must be a constant or a record.
     *
     * @param <V> the answers, immutable values
     */
    @FunctionalInterface
    interface Fold<V> {

        /**
         * {@return the answer for a position}
         *
         * @param options the answers for its options; empty at an end of play
         */
        V of(List<V> options);
    }
}
