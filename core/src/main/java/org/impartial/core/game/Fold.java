package org.impartial.core.game;

import java.util.List;

/**
 * A number or word about a position that follows from the same about its options, from the ends of play upwards: its
 * remoteness, its suspense, its value with other ends. What is found is kept by equality of folds, so a fold is a constant
 * or a record.
 *
 * @param <V> the answers, immutable values
 */
@FunctionalInterface
public interface Fold<V> {

    /**
     * The answer for a position.
     *
     * @param options the answers for its options; none stands for an end of play
     * @return the answer
     */
    V of(List<V> options);
}
