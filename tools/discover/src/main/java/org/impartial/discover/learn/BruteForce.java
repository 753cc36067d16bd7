package org.impartial.discover.learn;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
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
import org.impartial.discover.search.ValueSearch;

/*
 * Evaluates the conditions for given numbers and tries every position in reach as an option: no automaton, no
 * numeration, no sieve. It shares only the parser with the proof.
 */
/** Compares a set with outcomes by brute force in a small box, independently of any proof. */
public final class BruteForce extends ValueSearch<List<Long>> {
    private static final int[] SIDES = {24, 16, 12, 10, 8, 6, 5, 4, 3, 2};
    private static final double MOST_TRIALS = 200_000;

    private final Rules rules;
    private final boolean shrinking;
    private final int far;
    private final Meter meter;
    private final List<TriedMove> kinds = new ArrayList<>();
    private final Evaluator.Condition domain;
    private long trials = (long) (10 * MOST_TRIALS);
    private long steps = (long) (100 * MOST_TRIALS);
    private final int width;

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record TriedMove(Evaluator.Condition condition, int[] changed, long[][] reach) {}

    /**
     * Creates a comparison.
     *
     * @param rules the rules
     * @param misere the convention
     * @param shrinking whether no move makes a heap larger
     * @param far the factor by which the bounds on tried numbers, estimated from the linear conditions, are extended; 1
     *     usually suffices
     * @param meter counts the trials; the comparison ends early if its budget is used up
     */
    public BruteForce(Rules rules, boolean misere, boolean shrinking, int far, Meter meter) {
        super(new Object2IntOpenHashMap<>(), misere, false);
        this.rules = rules;
        this.shrinking = shrinking;
        this.far = far;
        this.meter = meter;
        Map<String, Integer> places = new TreeMap<>();
        for (int heap = 0; heap < rules.size(); heap++) {
            places.put(rules.heaps().get(heap), heap);
            places.put(rules.heaps().get(heap) + "'", rules.size() + heap);
        }
        Map<String, NumberSet> sets = new TreeMap<>();
        Runnable counted = this::count;
        rules.sets().forEach((name, set) -> sets.put(name, set.contains()));
        int widest = 2 * rules.size();
        for (Formula move : rules.moves()) {
            int[] changed = rules.changed(move);
            long[][] reach = Arrays.stream(changed)
                    .mapToObj(heap -> Evaluator.reach(move, rules.heaps().get(heap) + "'"))
                    .toArray(long[][]::new);
            kinds.add(new TriedMove(Evaluator.of(move, places, sets, far, counted), changed, reach));
            widest = Math.max(widest, Evaluator.width(move, 2 * rules.size()));
        }
        Formula positions = rules.domain();
        this.domain = positions == null ? values -> true : Evaluator.of(positions, places, sets, far, counted);
        this.width = positions == null ? widest : Math.max(widest, Evaluator.width(positions, 2 * rules.size()));
    }

    /**
     * Returns the first position of a box on which a set is wrong; empty if it is right on the whole box, or as far as
     * the trials and the budget suffice.
     */
    public Optional<long[]> difference(Predicate<long[]> set) {
        long side = side();
        long[] position = new long[rules.size()];
        while (true) {
            try {
                boolean inside = domain.holds(Arrays.copyOf(position, width));
                if (set.test(position) != (inside && valueOf(boxed(position), meter) == 0)) {
                    return Optional.of(position);
                }
            } catch (TrialsException e) {
                return Optional.empty();
            } catch (StoppedException e) {
                if (e.why() == StoppedException.Cause.CANCELLED) {
                    throw e;
                }
                return Optional.empty();
            }
            int heap = 0;
            while (heap < position.length && ++position[heap] == side) {
                position[heap++] = 0;
            }
            if (heap == position.length) {
                return Optional.empty();
            }
        }
    }

    /** Returns the side of the box, for which a few hundred thousand trials suffice. */
    private int side() {
        for (int side : SIDES) {
            double each = 0;
            for (TriedMove kind : kinds) {
                each += Math.pow(side, kind.changed.length) * Math.pow(side, width - 2 * rules.size());
            }
            if (Math.pow(side, rules.size()) * each <= MOST_TRIALS) {
                return side;
            }
        }
        return 2;
    }

    /** Signals that the number of trials was used up, without a difference. */
    private static final class TrialsException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TrialsException() {
            super("enough trials", null, false, false);
        }
    }

    private void count() {
        meter.spend(0, 1);
        if (--steps < 0) {
            throw new TrialsException();
        }
    }

    @Override
    protected List<List<List<Long>>> options(List<Long> position, Meter effort) {
        long[] heaps = position.stream().mapToLong(Long::longValue).toArray();
        List<List<List<Long>>> options = new ArrayList<>();
        for (TriedMove kind : kinds) {
            options(kind, heaps).forEach(option -> options.add(List.of(boxed(option))));
        }
        return options;
    }

    private static List<Long> boxed(long[] position) {
        return Arrays.stream(position).boxed().toList();
    }

    private List<long[]> options(TriedMove kind, long[] position) {
        List<long[]> options = new ArrayList<>();
        long[] values = Arrays.copyOf(position, width);
        System.arraycopy(position, 0, values, position.length, position.length);
        long greatest = Arrays.stream(position).max().orElse(0);
        tried(kind, 0, greatest, position, values, options);
        return options;
    }

    private void tried(TriedMove kind, int i, long greatest, long[] position, long[] values, List<long[]> options) {
        if (i == kind.changed.length) {
            if (--trials < 0) {
                throw new TrialsException();
            }
            long[] option = Arrays.copyOfRange(values, position.length, 2 * position.length);
            if (kind.condition.holds(values) && domain.holds(Arrays.copyOf(option, width))) {
                options.add(option);
            }
            return;
        }
        int heap = kind.changed[i];
        long most = shrinking ? position[heap] : far * (kind.reach[i][0] * greatest + kind.reach[i][1]);
        for (long size = 0; size <= most; size++) {
            values[position.length + heap] = size;
            tried(kind, i + 1, greatest, position, values, options);
        }
        values[position.length + heap] = position[heap];
    }
}
