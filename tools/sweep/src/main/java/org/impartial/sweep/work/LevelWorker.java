package org.impartial.sweep.work;

import java.util.Arrays;
import java.util.function.LongToIntFunction;
import org.impartial.core.game.ImpartialGame;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.store.Codes;
import org.impartial.sweep.store.KeyBlock;
import org.impartial.sweep.store.LongSort;

/**
 * The computations of a sweep on blocks of positions, for programs that store the blocks themselves, for example on
 * other machines. Not safe for use by several threads.
 *
 * @param <S> the states of the game
 */
public final class LevelWorker<S> {
    private final SweptGame<S> game;
    private final SweepMeasure measure;
    private final Expansion expansion;

    private LevelWorker(SweptGame<S> game, SweepMeasure measure) {
        this.game = game;
        this.measure = measure;
        this.expansion = game.expansion();
    }

    /**
     * {@return a worker for a game that {@link LevelSweep} accepts}
     *
     * @param game the game
     * @param measure the quantity to compute
     * @param <S> its states
     * @throws org.impartial.core.game.BeyondRangeException if positions of the game do not fit 64 bits
     */
    public static <S> LevelWorker<S> of(ImpartialGame<S> game, SweepMeasure measure) {
        return new LevelWorker<>(SweptGame.of(game), measure);
    }

    /** Receives the options of a block one by one. */
    @FunctionalInterface
    public interface OptionVisitor {

        /**
         * Receives an option.
         *
         * @param position the position
         * @param option one of its options; each option is passed once
         */
        void take(long position, long option);
    }

    /** {@return whether the game has levels; false for a game without levels, whose positions are all on level 0} */
    public boolean levelled() {
        return game.levelled();
    }

    /**
     * {@return the number of the state that represents all symmetric states}
     *
     * @param state the state
     */
    public long pack(S state) {
        return game.pack(state);
    }

    /**
     * {@return the level of a position}
     *
     * @param position its number
     */
    public int level(long position) {
        return expansion.level(position);
    }

    /**
     * {@return the line that identifies the sweep of a file: the game, the measure, the roots and a hash of the rules}
     *
     * @param roots the numbers of the roots, ascending
     */
    public String seal(long... roots) {
        return Fingerprint.of(game, measure, roots);
    }

    /**
     * Lists the options of some positions.
     *
     * @param positions their numbers
     * @param out receives the options of one position after the other, ascending
     * @return the number of options
     * @throws org.impartial.core.game.FaultyRulesException if the game has levels and an option does not lie on a
     *     greater level than its position
     */
    public long expand(long[] positions, OptionVisitor out) {
        long arcs = 0;
        for (long position : positions) {
            int count = expansion.distinct(position);
            int level = expansion.level(position);
            for (int i = 0; i < count; i++) {
                long option = expansion.option(i);
                if (levelled()) {
                    expansion.requireRise(level, position, option);
                }
                out.take(position, option);
            }
            arcs += count;
        }
        return arcs;
    }

    /**
     * {@return the values of some positions, in the same order}
     *
     * @param positions their numbers
     * @param options the values of all their options
     * @param greatest an upper bound of the values of options
     */
    public int[] values(long[] positions, LongToIntFunction options, int greatest) {
        Accumulator seen = new Accumulator(measure, Accumulator.code(measure, greatest), 1);
        int[] values = new int[positions.length];
        for (int i = 0; i < positions.length; i++) {
            seen.clear();
            int count = expansion.of(positions[i]);
            for (int option = 0; option < count; option++) {
                seen.see(0, Accumulator.code(measure, options.applyAsInt(expansion.option(option))));
            }
            values[i] = Accumulator.value(measure, seen.code(0));
        }
        return values;
    }

    /**
     * {@return the distinct numbers of an array, ascending}
     *
     * @param numbers an array, whose order is changed
     * @param size the number of elements to consider, from the start of the array
     */
    public static long[] distinct(long[] numbers, int size) {
        long[] spare = LongSort.needsSpare(size) ? new long[size] : numbers;
        return Arrays.copyOf(numbers, LongSort.sortUnique(numbers, size, spare));
    }

    /** Returns an index of distinct numbers in ascending order; the array is kept and must not be changed. */
    public static KeyBlock index(long... ascending) {
        return new KeyBlock(ascending, ascending.length, new Codes(0, 0));
    }

    /** Returns the game and the measure. */
    @Override
    public String toString() {
        return "worker of " + game.name() + " for " + measure;
    }
}
