package org.impartial.sweep;

import java.io.Closeable;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.impartial.core.game.Outcome;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.store.Keys;
import org.impartial.sweep.store.LevelStore;
import org.impartial.sweep.work.Accumulator;
import org.impartial.sweep.work.SweptGame;

/**
 * The values of all positions of a sweep. A table on disk reads its files again for each call and rejects files that
 * have changed; close it after use. Not safe for use by several threads.
 *
 * <pre>{@code
 * LevelTable<Long> cram = LevelSweep.of(new Cram(2, 4), List.of(0L)).inMemory(Meter.unlimited());
 * cram.value(0L).getAsInt();                       // 0
 * cram.positions() == cram.summary().positions();  // true
 * }</pre>
 *
 * @param <S> the states of the game
 */
public final class LevelTable<S> implements Closeable {
    private static final int BATCH = 1 << 12;

    private final SweptGame<S> game;
    private final SweepMeasure measure;
    private final LevelStore store;

    LevelTable(SweptGame<S> game, SweepMeasure measure, LevelStore store) {
        this.game = game;
        this.measure = measure;
        this.store = store;
    }

    /** Receives the positions of a table one by one. */
    @FunctionalInterface
    public interface PositionVisitor {
        /**
         * Receives a position.
         *
         * @param level its level, 0 in a game without levels
         * @param position its number, which {@link LevelTable#unpack} turns into a state
         * @param value its Grundy value, or its remoteness with −1 for a draw
         */
        void visit(int level, long position, int value);
    }

    /** {@return the measure, which determines the meaning of the values} */
    public SweepMeasure measure() {
        return measure;
    }

    /** {@return the number of positions on all levels} */
    public long positions() {
        return store.levels().stream().mapToLong(store::size).sum();
    }

    /** Returns the measure, the number of positions and the number of levels. */
    @Override
    public String toString() {
        return measure + " of " + positions() + " positions on "
                + store.levels().size() + " levels";
    }

    /** {@return the bytes that this process wrote to disk for the sweep, with temporary files; 0 in memory} */
    public long bytesWritten() {
        return store.bytesWritten();
    }

    /**
     * {@return the Grundy value of a position, or its remoteness with −1 for a draw; empty if it is not reachable}
     *
     * @param state a state; symmetric states have the same value
     * @throws IOException if a file cannot be read
     */
    public OptionalInt value(S state) throws IOException {
        long position = game.pack(state);
        int level = game.expansion().level(position);
        if (!store.levels().contains(level)) {
            return OptionalInt.empty();
        }
        int code = store.code(level, position);
        return code < 0 ? OptionalInt.empty() : OptionalInt.of(Accumulator.value(measure, code));
    }

    /**
     * {@return the state with a number that {@link #forEach} has passed to a visitor}
     *
     * @param position the number
     */
    public S unpack(long position) {
        return game.unpacking().apply(position);
    }

    /**
     * Visits all positions, by level and then by number.
     *
     * @param visitor receives them
     * @throws IOException if a file cannot be read
     */
    public void forEach(PositionVisitor visitor) throws IOException {
        long[] keys = new long[BATCH];
        int[] codes = new int[BATCH];
        for (int level : store.levels()) {
            try (Keys positions = store.keys(level);
                    LevelStore.CodeSource values = store.codes(level)) {
                for (int count = positions.read(keys); count > 0; count = positions.read(keys)) {
                    values.read(codes, count);
                    for (int i = 0; i < count; i++) {
                        visitor.visit(level, keys[i], Accumulator.value(measure, codes[i]));
                    }
                }
            }
        }
    }

    /**
     * {@return the counts of all positions: the number with each value on each level, and the checksum of the table}
     *
     * @throws IOException if a file cannot be read
     */
    public LevelSummary summary() throws IOException {
        LevelSummary.PositionCount count = new LevelSummary.PositionCount(measure);
        forEach(count);
        return count.summary();
    }

    /** Closes the files. */
    @Override
    public void close() throws IOException {
        store.close();
    }

    /**
     * The counts of a table.
     *
     * @param measure the meaning of the values
     * @param levels for each level, the number of positions with each value; a draw has the value −1
     * @param checksum a sum over all positions with their values, in any order: it is equal for equal positions and
     *     values, and differs for others with a probability of about 1 − 2^−64
     */
    public record LevelSummary(
            SweepMeasure measure, SortedMap<Integer, SortedMap<Integer, Long>> levels, long checksum) {

        /**
         * Creates counts that hold immutable copies.
         *
         * @param measure the meaning of the values
         * @param levels for each level, the number of positions with each value
         * @param checksum the checksum
         */
        public LevelSummary {
            TreeMap<Integer, SortedMap<Integer, Long>> copy = new TreeMap<>();
            levels.forEach(
                    (level, counts) -> copy.put(level, Collections.unmodifiableSortedMap(new TreeMap<>(counts))));
            levels = Collections.unmodifiableSortedMap(copy);
        }

        /** {@return the number of positions on all levels} */
        public long positions() {
            return values().values().stream().mapToLong(count -> count).sum();
        }

        /** {@return the number of positions of each level, ascending, with their numbers of positions} */
        public SortedMap<Integer, Long> sizes() {
            SortedMap<Integer, Long> sizes = new TreeMap<>();
            levels.forEach((level, counts) -> sizes.put(
                    level, counts.values().stream().mapToLong(count -> count).sum()));
            return sizes;
        }

        /** {@return the number of positions with each value, ascending, with their numbers of positions} */
        public SortedMap<Integer, Long> values() {
            SortedMap<Integer, Long> values = new TreeMap<>();
            levels.values().forEach(counts -> counts.forEach((value, count) -> values.merge(value, count, Long::sum)));
            return values;
        }

        /**
         * {@return the number of positions with each outcome: the outcomes that occur, with their numbers of positions}
         */
        public Map<Outcome, Long> outcomes() {
            Map<Outcome, Long> outcomes = new EnumMap<>(Outcome.class);
            values().forEach((value, count) -> outcomes.merge(measure.outcome(value), count, Long::sum));
            return outcomes;
        }

        /**
         * {@return the contribution of one position to a checksum, for programs that compute their own}
         *
         * @param position the number of the position
         * @param value its value
         */
        public static long term(long position, int value) {
            return mixed(mixed(position) + value);
        }

        /** Applies the finalizer of SplitMix64. */
        private static long mixed(long number) {
            long z = number + 0x9E3779B97F4A7C15L;
            z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
            z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
            return z ^ (z >>> 31);
        }

        /** Counts positions one by one, those of a level in an array. */
        static final class PositionCount implements PositionVisitor {
            private final SweepMeasure measure;
            private final TreeMap<Integer, SortedMap<Integer, Long>> levels = new TreeMap<>();
            private long checksum;
            private int level;
            private long[] counts = new long[0];

            PositionCount(SweepMeasure measure) {
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

            LevelSummary summary() {
                put();
                return new LevelSummary(measure, levels, checksum);
            }
        }
    }
}
