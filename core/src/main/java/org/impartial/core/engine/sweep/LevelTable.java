package org.impartial.core.engine.sweep;

import java.io.Closeable;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.impartial.core.engine.sweep.LevelSweep.Measure;
import org.impartial.core.engine.sweep.store.Keys;
import org.impartial.core.engine.sweep.store.LevelStore;
import org.impartial.core.game.Outcome;

/**
 * The values of all positions of a sweep: to be looked up, streamed, counted, and compared with those of another sweep. A
 * table on disk reads its files again for each question, and refuses them if they have been changed; close it at the end.
 * Belongs to one thread.
 *
 * @param <S> the states of the game
 */
public final class LevelTable<S> implements Closeable {
    private static final int BATCH = 1 << 12;

    private final SweptGame<S> game;
    private final Measure measure;
    private final LevelStore store;

    LevelTable(SweptGame<S> game, Measure measure, LevelStore store) {
        this.game = game;
        this.measure = measure;
        this.store = store;
    }

    /** Takes the positions of a table one by one. */
    @FunctionalInterface
    public interface Visitor {

        /**
         * Takes a position.
         *
         * @param level its level, 0 in a game without levels
         * @param position its number, which {@link LevelTable#unpack} makes a state
         * @param value its Grundy value, or its remoteness, −1 for a draw
         */
        void visit(int level, long position, int value);
    }

    /**
     * What the values mean.
     *
     * @return the measure of the sweep
     */
    public Measure measure() {
        return measure;
    }

    /**
     * How many positions there are.
     *
     * @return the number of positions on all levels
     */
    public long positions() {
        return store.levels().stream().mapToLong(store::size).sum();
    }

    /** Returns the measure, the number of positions and the number of levels. */
    @Override
    public String toString() {
        return measure + " of " + positions() + " positions on "
                + store.levels().size() + " levels";
    }

    /**
     * How many bytes this sweep wrote to disk, temporary files among them.
     *
     * @return the bytes, 0 in memory; what an earlier process wrote is not counted
     */
    public long bytesWritten() {
        return store.bytesWritten();
    }

    /**
     * The value of a position.
     *
     * @param state a state, or one that symmetry makes equivalent
     * @return its Grundy value, or its remoteness, −1 for a draw; nothing if no root leads to it
     * @throws IOException if a file cannot be read
     */
    public OptionalInt value(S state) throws IOException {
        long position = game.pack(state);
        int level = game.expansion().level(position);
        if (!store.levels().contains(level)) {
            return OptionalInt.empty();
        }
        long index = store.find(level, position);
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(measure.value(store.code(level, index)));
    }

    /**
     * The state of a number that {@link #forEach} gave.
     *
     * @param position the number
     * @return the state
     */
    public S unpack(long position) {
        return game.unpacking().apply(position);
    }

    /**
     * Gives all positions, by level and then by number.
     *
     * @param visitor takes them
     * @throws IOException if a file cannot be read
     */
    public void forEach(Visitor visitor) throws IOException {
        long[] keys = new long[BATCH];
        int[] codes = new int[BATCH];
        for (int level : store.levels()) {
            try (Keys positions = store.keys(level);
                    LevelStore.CodeSource values = store.codes(level)) {
                for (int count = positions.read(keys); count > 0; count = positions.read(keys)) {
                    values.read(codes, count);
                    for (int i = 0; i < count; i++) {
                        visitor.visit(level, keys[i], measure.value(codes[i]));
                    }
                }
            }
        }
    }

    /**
     * Counts all positions.
     *
     * @return how many there are of each value on each level, and their checksum
     * @throws IOException if a file cannot be read
     */
    public LevelSummary summary() throws IOException {
        LevelSummary.Count count = new LevelSummary.Count(measure);
        forEach(count);
        return count.summary();
    }

    /** Lets go of the files. */
    @Override
    public void close() throws IOException {
        store.close();
    }

    /**
     * What a table has, in numbers.
     *
     * @param measure what the values mean
     * @param levels for each level, how many positions have each value; a draw has the value −1
     * @param checksum a sum over all positions with their values, whatever their order: the same from the same positions and
     *     values, wherever they were computed, and another from others but once in 2^64
     */
    public record LevelSummary(Measure measure, SortedMap<Integer, SortedMap<Integer, Long>> levels, long checksum) {

        /**
         * Keeps immutable copies.
         *
         * @param measure what the values mean
         * @param levels for each level, how many positions have each value
         * @param checksum the checksum
         */
        public LevelSummary {
            TreeMap<Integer, SortedMap<Integer, Long>> copy = new TreeMap<>();
            levels.forEach(
                    (level, counts) -> copy.put(level, Collections.unmodifiableSortedMap(new TreeMap<>(counts))));
            levels = Collections.unmodifiableSortedMap(copy);
        }

        /**
         * How many positions there are.
         *
         * @return the number of positions on all levels
         */
        public long positions() {
            return values().values().stream().mapToLong(count -> count).sum();
        }

        /**
         * How many positions each level has.
         *
         * @return levels with their numbers
         */
        public SortedMap<Integer, Long> sizes() {
            SortedMap<Integer, Long> sizes = new TreeMap<>();
            levels.forEach((level, counts) -> sizes.put(
                    level, counts.values().stream().mapToLong(count -> count).sum()));
            return sizes;
        }

        /**
         * How many positions have each value.
         *
         * @return values with their numbers
         */
        public SortedMap<Integer, Long> values() {
            SortedMap<Integer, Long> values = new TreeMap<>();
            levels.values().forEach(counts -> counts.forEach((value, count) -> values.merge(value, count, Long::sum)));
            return values;
        }

        /**
         * How many positions have each outcome.
         *
         * @return outcomes with their numbers
         */
        public Map<Outcome, Long> outcomes() {
            Map<Outcome, Long> outcomes = new EnumMap<>(Outcome.class);
            values().forEach((value, count) -> outcomes.merge(measure.outcome(value), count, Long::sum));
            return outcomes;
        }

        /**
         * What one position adds to a checksum, for those who make one of their own.
         *
         * @param position the number of the position
         * @param value its value
         * @return the term
         */
        public static long term(long position, int value) {
            return mixed(mixed(position) + value);
        }

        /** The finalizer of SplitMix64. */
        private static long mixed(long number) {
            long z = number + 0x9E3779B97F4A7C15L;
            z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
            z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
            return z ^ (z >>> 31);
        }

        /** Counts positions as they come. Belongs to one thread. */
        public static final class Count implements LevelTable.Visitor {
            private final Measure measure;
            private final TreeMap<Integer, SortedMap<Integer, Long>> levels = new TreeMap<>();
            private long checksum;
            private int level;
            private long[] counts = new long[0];

            /**
             * Nothing is counted yet.
             *
             * @param measure what the values mean
             */
            public Count(Measure measure) {
                this.measure = measure;
            }

            @Override
            public void visit(int at, long position, int value) {
                if (at != level) {
                    put();
                    level = at;
                }
                if (value + 1 >= counts.length) {
                    counts = Arrays.copyOf(counts, Math.max(64, 2 * (value + 2)));
                }
                counts[value + 1]++;
                checksum += term(position, value);
            }

            private void put() {
                for (int i = 0; i < counts.length; i++) {
                    if (counts[i] > 0) {
                        levels.computeIfAbsent(level, any -> new TreeMap<>()).merge(i - 1, counts[i], Long::sum);
                    }
                }
                counts = new long[0];
            }

            /**
             * What has been counted so far.
             *
             * @return the summary
             */
            public LevelSummary summary() {
                put();
                return new LevelSummary(measure, levels, checksum);
            }

            /** Returns the counts so far. */
            @Override
            public String toString() {
                return "count of " + summary();
            }
        }
    }
}
