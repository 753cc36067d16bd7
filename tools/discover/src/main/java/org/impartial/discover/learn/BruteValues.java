package org.impartial.discover.learn;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.discover.formula.Evaluator;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.formula.NumberSet;
import org.impartial.discover.rules.Rules;

/*
 * Evaluates the conditions for given numbers and tries all smaller heaps as parts: no automaton and no numeration. It
 * shares only the parser with the proof.
 */
/** Values of one heap by brute force from the conditions, for rules under which it becomes smaller or splits. */
public final class BruteValues {
    private static final int MOST = 64;
    private static final long TRIALS = 400_000;
    private static final int FAR = 4;
    private static final int OUTSIDE = -1;

    private final String heap;
    private final Meter meter;
    private final List<BruteMove> kinds = new ArrayList<>();
    private final Evaluator.Condition domain;
    private final int width;
    private final List<Integer> values = new ArrayList<>();
    private long trials;

    private record BruteMove(Evaluator.Condition condition, int parts) {}

    /**
     * Creates an empty table.
     *
     * @param rules rules of one heap
     * @param meter counts the trials
     */
    public BruteValues(Rules rules, Meter meter) {
        this.heap = rules.heaps().get(0);
        this.meter = meter;
        Map<String, Integer> places = new TreeMap<>();
        for (int primes = 0; primes <= 3; primes++) {
            places.put(heap + "'".repeat(primes), primes);
        }
        Map<String, NumberSet> sets = new TreeMap<>();
        rules.sets().forEach((name, set) -> sets.put(name, set.contains()));
        int widest = places.size();
        for (Formula move : rules.moves()) {
            kinds.add(new BruteMove(Evaluator.of(move, places, sets, FAR, this::count), Rules.parts(move)));
            widest = Math.max(widest, Evaluator.width(move, places.size()));
        }
        Formula positions = rules.domain();
        this.domain = positions == null ? numbers -> true : Evaluator.of(positions, places, sets, FAR, this::count);
        this.width = positions == null ? widest : Math.max(widest, Evaluator.width(positions, places.size()));
    }

    private void count() {
        trials++;
        meter.spend(0, 1);
    }

    /**
     * Returns the first heap and value on which a set of pairs is wrong; empty if there is none as far as the trials and
     * the budget suffice.
     */
    public Optional<long[]> difference(Predicate<long[]> set) {
        try {
            return compared(set);
        } catch (StoppedException e) {
            if (e.why() == StoppedException.Cause.CANCELLED) {
                throw e;
            }
            return Optional.empty();
        }
    }

    private Optional<long[]> compared(Predicate<long[]> set) {
        for (int size = 0; size < MOST && trials < TRIALS; size++) {
            long own = value(size);
            for (long value = 0; value < MOST; value++) {
                if (set.test(new long[] {size, value}) != (value == own)) {
                    return Optional.of(new long[] {size, value});
                }
            }
        }
        return Optional.empty();
    }

    /** Returns the value of a heap, or -1 if it is not a position; computes those of smaller heaps first. */
    public int value(int size) {
        while (values.size() <= size) {
            values.add(domain.holds(numbers(values.size())) ? mex(values.size()) : OUTSIDE);
        }
        return values.get(size);
    }

    private long[] numbers(long size) {
        long[] numbers = new long[width];
        numbers[0] = size;
        return numbers;
    }

    private int mex(int size) {
        BitSet seen = new BitSet();
        for (BruteMove kind : kinds) {
            tried(kind, 1, 0, numbers(size), seen);
        }
        return seen.nextClearBit(0);
    }

    /** Tries all heaps as the next part; those before have the given nim-sum. */
    private void tried(BruteMove kind, int part, int sum, long[] numbers, BitSet seen) {
        if (part > kind.parts) {
            count();
            if (kind.condition.holds(numbers)) {
                seen.set(sum);
            }
            return;
        }
        for (int smaller = 0; smaller < numbers[0]; smaller++) {
            if (values.get(smaller) != OUTSIDE) {
                numbers[part] = smaller;
                tried(kind, part + 1, sum ^ values.get(smaller), numbers, seen);
            }
        }
    }
}
