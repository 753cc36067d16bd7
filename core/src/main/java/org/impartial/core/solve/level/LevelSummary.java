package org.impartial.core.solve.level;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.impartial.core.game.Outcome;

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
        levels.forEach((level, counts) -> copy.put(level, Collections.unmodifiableSortedMap(new TreeMap<>(counts))));
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
    }
}
