package org.impartial.core.game;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.Datum;

/**
 * A game whose moves may create obligations: an <em>entailing</em> move compels the opponent to answer in the component
 * that it leaves, and after an <em>again</em> move the same player moves once more, in any component [WW, ch. 12]
 * [Larsson-Nowakowski-Santos 2021].
 *
 * <p>The obligation is part of the position: the option of an entailing move holds an {@linkplain Component#entailed
 * entailed} component, and while a sum holds one, {@link Position#moves} lists the moves of that component alone. An
 * entailed component without options loses at once in normal play. An again move leaves, beside the state it reaches,
 * an entailed component whose only move is to pass.
 *
 * <p>Such components add to others in normal play, but not by their Grundy values alone: {@code solve.theory.entail}
 * holds the theory. Play must end: a game of this kind must not be {@linkplain #loopy loopy}. It has no primitive
 * lanes, whose options cannot express an obligation, and none of the capabilities by which engines decompose states.
 *
 * <pre>{@code
 * record TakeOn() implements Entailing<Long> {
 *     @Override
 *     public void options(Long beans, Moves<Long> out) {
 *         if (beans >= 1) {
 *             out.to(beans - 1);
 *         }
 *         if (beans >= 2) {
 *             out.again(beans - 2);
 *         }
 *     }
 * }
 * Solver.normal().outcome(new TakeOn().at(3L));  // N
 * }</pre>
 *
 * @param <S> the states
 */
public interface Entailing<S> extends ImpartialGame<S> {
    /** The word before an entailing move in its notation. */
    String ENTAILS = "entails";

    /** The word before a move after which the same player moves again, in its notation. */
    String AGAIN = "again";

    /** The word before a state that must be answered, in its notation. */
    String ENTAILED = "entailed";

    /** The obligation that a move creates. */
    enum EntailingKind {
        /** None: the opponent moves in any component. */
        PLAIN,
        /** The opponent must answer in the component that the move leaves. */
        ENTAILS,
        /** The player who made the move moves again, in any component. */
        AGAIN
    }

    /**
     * Adds every option of a state. If the collector is not called, the state has no options.
     *
     * @param state a state of this game
     * @param out takes the options
     */
    void options(S state, Moves<S> out);

    @Override
    default void options(S state, Options<S> out) {
        options(state, new Moves<>(this, out));
    }

    /**
     * {@return a state that the player to move must answer}
     *
     * @param state a state of this game
     * @throws org.impartial.core.notation.NotationException if this is not a state of the game
     */
    default Component<S> entailed(S state) {
        return new Component<>(new Entailed<>(this), state);
    }

    /**
     * {@return a notation of moves with their obligations, {@link #ENTAILS} or {@link #AGAIN}, before their form}
     *
     * @param plain writes states, and moves without their obligations
     * @param <S> the states
     */
    static <S> Notation<S> marked(Notation<S> plain) {
        return plain.movesToSums((before, after) -> {
            Datum form = plain.move(before, freed(after));
            return switch (kind(after)) {
                case PLAIN -> form;
                case ENTAILS -> Entailed.behind(ENTAILS, form);
                case AGAIN -> Entailed.behind(AGAIN, form);
            };
        });
    }

    /**
     * {@return the obligation that a move creates}
     *
     * @param option the position that the move leaves of the component played
     */
    static EntailingKind kind(Position option) {
        int obliged = option.obliged();
        return obliged < 0
                ? EntailingKind.PLAIN
                : option.components().get(obliged).game().equals(Entailed.Again.ENTAILED)
                        ? EntailingKind.AGAIN
                        : EntailingKind.ENTAILS;
    }

    /**
     * {@return a position without its obligation: the player to move may move in any component, and owes no pass}
     *
     * @param position any position
     */
    static Position freed(Position position) {
        return Entailed.freed(position);
    }

    /**
     * Collects the options of one state with their obligations. Not safe for use by several threads.
     *
     * @param <S> the states of the game
     */
    final class Moves<S> {
        private final Entailing<S> game;
        private final Options<S> out;

        Moves(Entailing<S> game, Options<S> out) {
            this.game = game;
            this.out = out;
        }

        /**
         * Adds a plain option of one state.
         *
         * @param next the state after the move
         */
        public void to(S next) {
            out.to(next);
        }

        /**
         * Adds a plain option of two states.
         *
         * @param first one part
         * @param second the other part
         */
        public void to(S first, S second) {
            out.to(first, second);
        }

        /**
         * Adds a plain option of any number of states.
         *
         * @param parts the parts; none if nothing is left
         */
        public void toSum(Collection<? extends S> parts) {
            out.toSum(parts);
        }

        /**
         * Adds an entailing option: the opponent must answer in the state that is left.
         *
         * @param next the state after the move
         */
        public void entails(S next) {
            out.toPosition(Component.byRules(new Entailed<>(game), next));
        }

        /**
         * Adds an option after which the same player moves again, in any component of the sum.
         *
         * @param next the state after the move
         */
        public void again(S next) {
            out.toPosition(Position.sum(List.of(Component.byRules(game, next), Entailed.Again.PASS)));
        }

        /**
         * Counts a step of work that gives no option; see {@link Options#tick}.
         *
         * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
         */
        public void tick() {
            out.tick();
        }

        /** Returns the options so far. */
        @Override
        public String toString() {
            return out.toString();
        }
    }

    /** A game on stacks with values by a method faster than search, compared with the rules by the contract. */
    @FunctionalInterface
    interface Tabled {
        /** Marks the value of a loony stack. */
        int LOONY = -1;

        /** {@return a new table without values, which grows on request} */
        StackTable table();

        /**
         * {@return the Grundy values of the stacks 0 to {@code to} − 1, {@link #LOONY} for loony ones}
         *
         * @param to the number of values, 0 or more
         * @param meter counts the work and may stop it
         * @throws org.impartial.core.meter.StoppedException if the budget is used up or the work is cancelled
         */
        default int[] values(int to, Meter meter) {
            StackTable table = table();
            table.extend(to, meter);
            return IntStream.range(0, to).map(table::value).toArray();
        }

        /** The values of the stacks from 0 on, which grow on request. Not safe for use by several threads. */
        interface StackTable {
            /** {@return the number of values: those of the stacks 0 to length − 1} */
            int length();

            /**
             * {@return the Grundy value of a stack, or {@link #LOONY}}
             *
             * @param stack the stack, from 0 to length − 1
             */
            int value(int stack);

            /**
             * Computes further values. Values computed before the meter ends the work are kept.
             *
             * @param stacks the number of values
             * @param meter counts the work and may stop it
             * @throws org.impartial.core.meter.StoppedException if the budget is used up or the work is cancelled
             */
            void extend(int stacks, Meter meter);

            /** {@return numbers from 0 on that with the values determine all further ones} */
            int[] memory();

            /**
             * Continues from values computed before, which are trusted.
             *
             * @param first the values of the stacks from 0 on, {@link #LOONY} for loony ones
             * @param memory the {@link #memory} of the table with these values
             * @throws IllegalStateException if this table has values already
             */
            void adopt(int[] first, int[] memory);
        }
    }
}
