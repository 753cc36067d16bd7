package org.impartial.core.game.heap;

import java.util.Arrays;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.game.Options;
import org.impartial.core.meter.Meter;

/**
 * Receives the options of one heap. There are two subclasses, between which rules need not distinguish: a {@link
 * GrundyTable} is itself the mex accumulator over the values of smaller heaps, and {@link RecordedOptions} keeps the
 * options. The class is sealed so that the compiler inlines both into the loops of the rules. Not safe for use by
 * several threads.
 *
 * <pre>{@code
 * HeapOptions.RecordedOptions options = HeapOptions.recording();
 * options.record(new Bash(3), 5);
 * options.count();  // 3
 * }</pre>
 */
public abstract sealed class HeapOptions permits GrundyTable, HeapOptions.RecordedOptions {

    HeapOptions() {}

    /** {@return a collector that keeps options: a new collector without options} */
    public static RecordedOptions recording() {
        return new RecordedOptions();
    }

    /**
     * Adds an option of one heap.
     *
     * @param next its size, 0 or more and less than the heap that is played
     */
    public abstract void to(int next);

    /**
     * Adds an option of two heaps.
     *
     * @param first one heap, 0 or more and less than the heap that is played
     * @param second the other heap, likewise
     */
    public abstract void to(int first, int second);

    /**
     * Adds an option of any number of heaps.
     *
     * @param heaps their sizes, each 0 or more and less than the heap that is played; none means that nothing is left
     */
    public abstract void to(int... heaps);

    /**
     * Counts a step of work that gives no option. Rules with long computations between two options, or before the
     * first, call it in their loops, so that a budget or a cancellation can end them; it costs a few additions.
     *
     * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
     */
    public abstract void tick();

    /** The options of one heap, kept as lists of heaps. Not safe for use by several threads. */
    public static final class RecordedOptions extends HeapOptions {
        /** The number of options between two readings of the clock. */
        private static final int LOOK = 1 << 12;

        /** Ends the enumeration by the rules. */
        private static final class Enough extends RuntimeException {
            private static final long serialVersionUID = 1L;

            Enough() {
                super(null, null, false, false);
            }
        }

        private Meter meter = Meter.unlimited();
        private int heap;
        private int[] parts = new int[16];
        private int[] ends = new int[8];
        private int used;
        private int count;
        private int most = Integer.MAX_VALUE;
        /** The number of options at which the clock is read, or the enumeration ends. */
        private int stop;

        RecordedOptions() {}

        @Override
        public void tick() {
            meter.tick();
        }

        @Override
        public void to(int next) {
            keep(next);
            close();
        }

        @Override
        public void to(int first, int second) {
            keep(first);
            keep(second);
            close();
        }

        @Override
        public void to(int... heaps) {
            for (int next : heaps) {
                keep(next);
            }
            close();
        }

        /**
         * Records the options of a heap in place of those recorded before.
         *
         * @param game the rules
         * @param played the heap size
         */
        public void record(HeapGame game, int played) {
            record(game, played, Meter.unlimited());
        }

        /**
         * Records the options as {@link #record(HeapGame, int)} does, under the budget of a question.
         *
         * @param game the rules
         * @param played the heap size
         * @param effort polled at intervals; does not count the options
         * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
         */
        public void record(HeapGame game, int played, Meter effort) {
            meter = effort;
            heap = played;
            count = 0;
            used = 0;
            stop = Math.min(most, LOOK);
            game.options(played, this);
        }

        /** Records the first options, up to so many, in the order of the rules. */
        void recordFirst(HeapGame game, int played, Meter effort, int wanted) {
            most = wanted;
            try {
                record(game, played, effort);
            } catch (Enough given) {
                // The rules have given so many.
            } finally {
                most = Integer.MAX_VALUE;
            }
        }

        /** {@return the number of options of the heap recorded last} */
        public int count() {
            return count;
        }

        /**
         * {@return the number of heaps of an option, possibly 0}
         *
         * @param option its index from 0
         */
        public int parts(int option) {
            return ends[option] - start(option);
        }

        /**
         * {@return one heap of an option}
         *
         * @param option the index of the option from 0
         * @param part the index of the heap in it from 0
         */
        public int part(int option, int part) {
            return parts[start(option) + part];
        }

        private int start(int option) {
            return option == 0 ? 0 : ends[option - 1];
        }

        private void keep(int next) {
            if (next < 0 || next >= heap) {
                throw new FaultyRulesException("the rules give an option with a heap of " + next + " from a heap of "
                        + heap + "; options of a heap game are heaps from 0 to one less than the heap that is played");
            }
            if (count >= Options.MOST) {
                throw new BeyondRangeException("a heap of " + heap + " has more than " + Options.MOST
                        + " options, too many to list; compute its Grundy value, which needs no list");
            }
            if (used == parts.length) {
                parts = Arrays.copyOf(parts, 2 * used);
            }
            parts[used++] = next;
        }

        private void close() {
            if (count == ends.length) {
                ends = Arrays.copyOf(ends, 2 * count);
            }
            ends[count++] = used;
            if (count == stop) {
                meter.poll();
                if (count == most) {
                    throw new Enough();
                }
                stop = Math.min(most, count + LOOK);
            }
        }

        /** Returns the number of options so far. */
        @Override
        public String toString() {
            return count + " options of a heap of " + heap;
        }
    }
}
