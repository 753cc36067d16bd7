package org.impartial.solve.theory;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.impartial.core.game.Outcome;

/**
 * The loopy nim-value of a position whose play may continue for ever [Smith 1966] [Fraenkel-Perl 1975]: a nimber, or
 * infinite with a set of escapes, the nimbers that a move out of the infinite play can reach. Sums: n + m = n XOR m; n
 * + ∞(K) is ∞ with every escape of K changed to its XOR with n; ∞ + ∞ is ∞ without escapes.
 *
 * <p>Immutable and safe to share between threads.
 *
 * <pre>{@code
 * LoopyNimber infinite = LoopyNimber.infinite(List.of(0L, 3L));
 * infinite.outcome();                          // N
 * LoopyNimber.of(2).plus(infinite).outcome();  // D
 * }</pre>
 */
public sealed interface LoopyNimber {

    /** The value of an end, and the neutral element of sums. */
    LoopyNimber ZERO = new Finite(0);

    /**
     * The value of a position that reverts to a nimber in every line of play.
     *
     * @param nimber the nimber, 0 or more
     */
    record Finite(long nimber) implements LoopyNimber {
        /**
         * Checks that the number is not negative.
         *
         * @param nimber the nimber, 0 or more
         */
        public Finite {
            requireNimber(nimber);
        }

        @Override
        public LoopyNimber plus(LoopyNimber that) {
            if (that instanceof Finite finite) {
                return new Finite(nimber ^ finite.nimber);
            }
            return new Infinite(
                    ((Infinite) that).escapes.stream().map(k -> k ^ nimber).toList());
        }

        @Override
        public Outcome outcome() {
            return nimber == 0 ? Outcome.P : Outcome.N;
        }

        @Override
        public String toString() {
            return Long.toString(nimber);
        }
    }

    /**
     * The value of a position from which play can continue for ever in some sum.
     *
     * @param escapes the nimbers among the values of its options, ascending and distinct
     */
    record Infinite(List<Long> escapes) implements LoopyNimber {
        /**
         * Creates a value that holds an immutable sorted copy without duplicates.
         *
         * @param escapes the nimbers among the values of its options, ascending and distinct
         */
        public Infinite {
            escapes.forEach(LoopyNimber::requireNimber);
            escapes = escapes.stream().sorted().distinct().toList();
        }

        @Override
        public LoopyNimber plus(LoopyNimber that) {
            return that instanceof Finite finite ? finite.plus(this) : new Infinite(List.of());
        }

        @Override
        public Outcome outcome() {
            return escapes.contains(0L) ? Outcome.N : Outcome.D;
        }

        @Override
        public String toString() {
            return escapes.stream().map(String::valueOf).collect(Collectors.joining(",", "∞{", "}"));
        }
    }

    /**
     * {@return a nimber}
     *
     * @param nimber the nimber, 0 or more
     */
    static LoopyNimber of(long nimber) {
        return new Finite(nimber);
    }

    /**
     * {@return an infinite value}
     *
     * @param escapes the nimbers among the values of the options, in any order
     */
    static LoopyNimber infinite(Collection<Long> escapes) {
        return new Infinite(List.copyOf(escapes));
    }

    /**
     * {@return the value of a sum}
     *
     * @param that the value of the other summand
     */
    LoopyNimber plus(LoopyNimber that);

    /** {@return the outcome in normal play: P for 0, N for another nimber and ∞ with the escape 0, else D} */
    Outcome outcome();

    private static void requireNimber(long nimber) {
        if (nimber < 0) {
            throw new IllegalArgumentException("a nimber is 0 or more, not " + nimber);
        }
    }
}
