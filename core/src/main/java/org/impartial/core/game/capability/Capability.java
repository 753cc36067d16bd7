package org.impartial.core.game.capability;

import java.util.Optional;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Levelled;

/**
 * The properties that a game may declare beyond its rules. Each capability is one small interface whose documentation
 * states what it enables and what is done without it. The contract compares each capability with the rules, so that an
 * error in one cannot mislead an engine.
 *
 * <pre>{@code
 * record Stairs() implements PackedGame, Capability.Levelled {
 *     @Override
 *     public void options(long stair, PackedOptions out) {
 *         for (long next = Math.max(0, stair - 2); next < stair; next++) {
 *             out.to(next);
 *         }
 *     }
 *
 *     @Override
 *     public int level(long stair) {
 *         return 100 - (int) stair;
 *     }
 * }
 * LevelSweep.of(new Stairs(), List.of(9L)).inMemory(Meter.unlimited()).positions();  // 10
 * }</pre>
 */
public final class Capability {
    private Capability() {}

    /**
     * A capability of a game: states of related games correspond to its states, as a small board is a part of a larger
     * one. With it, a search uses facts that were found in the related game, each checked from the rules of this game.
     *
     * @param <S> the states
     */
    public interface Embedding<S> {

        /**
         * {@return the state of this game, of the same value under every convention, that corresponds to a state of any
         * game; empty if there is none or none is known}
         *
         * @param game this game or another one
         * @param state a state of that game
         * @param <T> the states of that game
         */
        <T> Optional<S> embed(ImpartialGame<T> game, T state);
    }

    /**
     * A capability of a {@link PackedGame}: every option of a state lies on a greater level, as dominoes are laid or
     * squares bitten off. Solvers may then find all positions level by level upwards, and their values downwards, in
     * memory, on disk or on several machines. If symmetry maps a state to another, the level of {@link
     * PackedGame#canonical} counts.
     */
    @FunctionalInterface
    public interface Levelled {

        /**
         * {@return the level of a state, from any start; the fewer its options skip, the fewer must be kept available}
         *
         * @param state the packed state, in its canonical form
         */
        int level(long state);
    }

    /**
     * A capability of a game: each of its positions, as a whole, fits in 64 bits, such as a board or a pair of heaps.
     * Sweeps over all positions use this view, which does not decompose sums.
     *
     * @param <S> the states of the game
     */
    public interface Packable<S> {

        /** {@return the same rules on packed states, with options of one state; {@link Levelled} if levels rise} */
        PackedGame packed();

        /**
         * {@return the number of a state}
         *
         * @param state the state
         * @throws BeyondRangeException if it does not fit
         */
        long pack(S state);

        /**
         * {@return the state of a number}
         *
         * @param packed a number returned by {@link #pack}, or a follower of it
         */
        S unpack(long packed);
    }

    /**
     * A capability of a game on two heaps, or of a piece on a board: its moves are lines in the plane. With it, whole
     * tables of values are filled by bit sets. The notation writes states as pairs of numbers from 0 on.
     */
    @FunctionalInterface
    public interface PlaneGame {

        /**
         * {@return the same moves as the rules give, for heaps of any size}
         *
         * @throws BeyondRangeException if there are too many lines
         */
        LineMoves lineMoves();
    }

    /**
     * A capability of a {@link PackedGame}: the states from which a move leads to a given one. With it, a sieve marks
     * the positions that have a move to a P-position without work on the others.
     */
    @FunctionalInterface
    public interface Predecessors {

        /**
         * Adds every state that has a given one among its options, each once and as an option of one part. States that
         * play never reaches may be among them; numbers that are not states must not.
         *
         * @param state the packed state, in its canonical form
         * @param out takes the predecessors
         */
        void predecessors(long state, PackedOptions out);
    }

    /**
     * A packed game whose states are ranks: the numbers from 0 on without large gaps, so that every part of an option
     * is less than the state it follows from. Engines then need no hash table: they keep one byte a state, and fill a
     * flat array from 0 upwards. They may list the options of every number up to a requested state, whether play can
     * reach it or not; a number that is not a position has none.
     */
    @FunctionalInterface
    public interface RankedGame extends PackedGame {}

    /**
     * A capability of a game: it can decompose a state into parts. Rules give options as sums; with this capability the
     * initial position is decomposed too, which may reduce the work of a search to its square root.
     *
     * @param <S> the states
     */
    @FunctionalInterface
    public interface Separable<S> {

        /**
         * {@return the parts of a state, of the same value under every convention; itself if it does not decompose}
         *
         * @param state a state
         */
        Position parts(S state);
    }

    /**
     * A capability of a game: an estimate of the play left in a state, by which engines that decompose positions order
     * their work; no answer depends on it. Nimber search is chosen automatically for games that have this capability.
     *
     * @param <S> the states
     */
    public interface Sized<S> {

        /**
         * {@return the size of a state, 0 or more, such as the number of its free cells; it falls with every move}
         *
         * @param state a state
         */
        int size(S state);
    }
}
