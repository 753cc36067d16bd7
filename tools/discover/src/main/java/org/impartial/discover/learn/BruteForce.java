package org.impartial.discover.learn;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.discover.formula.Evaluator;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.formula.Reach;
import org.impartial.discover.rules.Rules;
import org.impartial.discover.search.ValueSearch;

/**
 * Compares a set with outcomes, or the values of a heap that splits, in a small box. Conditions are evaluated for
 * numbers and every position in reach is tried: only the parser is shared with the proof. Bounds on heaps that grow are
 * estimates; beyond the first bounds, options that the proof lists are tried, too.
 */
public final class BruteForce extends ValueSearch<List<Long>> {
    private static final int[] SIDES = {24, 16, 12, 10, 8, 6, 5, 4, 3, 2};
    private static final double MOST_TRIALS = 200_000;
    private static final long MOST_STEPS = 20_000_000;
    private static final int MOST_SPLIT = 64;

    private final Rules rules;
    private final Attempt attempt;
    private final int far;
    private final Meter meter;
    private final List<TriedMove> kinds = new ArrayList<>();
    private final Predicate<long[]> domain;
    private final int places;
    private final int width;
    private final boolean splits;

    /** A kind of moves: for each number after the move its place, the heap of which it comes, and its reach. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record TriedMove(Predicate<long[]> condition, int[] after, int[] heaps, long[][] reach) {}

    /**
     * Creates a comparison.
     *
     * @param rules the rules; those that split a heap without the added one
     * @param attempt the attempt that found the proof
     * @param far the factor by which the estimated bounds on tried numbers are extended; 1 usually suffices
     * @param meter counts the steps; the comparison ends early if its budget is used up
     */
    public BruteForce(Rules rules, boolean misere, Attempt attempt, int far, Meter meter) {
        super(new Object2IntOpenHashMap<>(), misere, false);
        this.rules = rules;
        this.attempt = attempt;
        this.far = far;
        this.meter = meter.fork(Long.MAX_VALUE, MOST_STEPS);
        this.splits = rules.splits();
        Runnable counted = () -> this.meter.spend(0, 1);
        Map<String, Integer> names = new TreeMap<>();
        for (int heap = 0; heap < rules.size(); heap++) {
            names.put(rules.heaps().get(heap), heap);
            names.put(rules.heaps().get(heap) + "'", rules.size() + heap);
        }
        if (splits) {
            names.put(rules.heaps().get(0) + "''", 2);
            names.put(rules.heaps().get(0) + "'''", 3);
        }
        this.places = names.size();
        Map<String, Predicate<long[]>> sets = new TreeMap<>();
        rules.sets().forEach((name, set) -> sets.put(name, set.contains()));
        int widest = places;
        for (Formula move : rules.moves()) {
            int[] after = names.entrySet().stream()
                    .filter(name ->
                            name.getValue() >= rules.size() && move.free().contains(name.getKey()))
                    .mapToInt(Map.Entry::getValue)
                    .sorted()
                    .toArray();
            int[] heaps = Arrays.stream(after)
                    .map(place -> splits ? 0 : place - rules.size())
                    .toArray();
            long[][] reach = Arrays.stream(heaps)
                    .mapToObj(heap -> Reach.of(move, rules.heaps().get(heap) + "'"))
                    .toArray(long[][]::new);
            kinds.add(new TriedMove(Evaluator.of(move, names, sets, far, counted), after, heaps, reach));
            widest = Math.max(widest, Evaluator.width(move, places));
        }
        Formula positions = rules.domain();
        this.domain = positions == null ? values -> true : Evaluator.of(positions, names, sets, far, counted);
        this.width = positions == null ? widest : Math.max(widest, Evaluator.width(positions, places));
    }

    /** Returns the first position, perhaps with a value, on which a set is wrong, as far as the steps suffice. */
    public Optional<long[]> difference(Predicate<long[]> set) {
        try {
            return rules.box(side())
                    .flatMap(position -> wrong(set, position).stream())
                    .findFirst();
        } catch (StoppedException e) {
            if (e.why() == StoppedException.Cause.CANCELLED) {
                throw e;
            }
            return Optional.empty();
        }
    }

    private Optional<long[]> wrong(Predicate<long[]> set, long[] position) {
        int value = inside(position) ? valueOf(boxed(position), meter) : -1;
        if (!splits) {
            return set.test(position) == (value == 0) ? Optional.empty() : Optional.of(position);
        }
        return LongStream.range(0, MOST_SPLIT)
                .mapToObj(tried -> new long[] {position[0], tried})
                .filter(pair -> set.test(pair) != (pair[1] == value))
                .findFirst();
    }

    private boolean inside(long... position) {
        return domain.test(Arrays.copyOf(position, width));
    }

    private int side() {
        if (splits) {
            return MOST_SPLIT;
        }
        return Arrays.stream(SIDES)
                .filter(side -> kinds.stream()
                                .mapToDouble(kind -> Math.pow(side, rules.size() + kind.after.length + width - places))
                                .sum()
                        <= MOST_TRIALS)
                .findFirst()
                .orElse(2);
    }

    @Override
    protected List<List<List<Long>>> options(List<Long> position, Meter effort) {
        long[] heaps = position.stream().mapToLong(Long::longValue).toArray();
        List<List<List<Long>>> options = new ArrayList<>();
        long greatest = Arrays.stream(heaps).max().orElse(0);
        for (TriedMove kind : kinds) {
            long[] values = Arrays.copyOf(heaps, width);
            System.arraycopy(heaps, 0, values, heaps.length, heaps.length);
            tried(kind, 0, greatest, heaps, values, options);
        }
        if (far > 1 && !attempt.shrinking()) {
            attempt.walk().options(heaps, meter, option -> {
                if (kinds.stream().anyMatch(kind -> allows(kind, heaps, option)) && inside(option)) {
                    options.add(List.of(boxed(option)));
                }
                return true;
            });
        }
        return options;
    }

    /** Returns whether a move leads to an option, however large its heaps are. */
    private boolean allows(TriedMove kind, long[] position, long[] option) {
        long[] values = Arrays.copyOf(position, width);
        System.arraycopy(position, 0, values, position.length, position.length);
        Arrays.stream(kind.heaps).forEach(heap -> values[position.length + heap] = option[heap]);
        return Arrays.equals(values, position.length, 2 * position.length, option, 0, option.length)
                && kind.condition.test(values);
    }

    private static List<Long> boxed(long... position) {
        return Arrays.stream(position).boxed().toList();
    }

    private void tried(
            TriedMove kind, int i, long greatest, long[] position, long[] values, List<List<List<Long>>> options) {
        if (i == kind.after.length) {
            meter.spend(0, splits ? 50 : 10);
            if (kind.condition.test(values)) {
                int size = position.length; // of rules that split a heap 1, with i parts
                List<long[]> parts = IntStream.range(0, splits ? i : 1)
                        .mapToObj(part -> Arrays.copyOfRange(values, size + part, splits ? 2 + part : 2 * size))
                        .toList();
                if (parts.stream().allMatch(this::inside)) {
                    options.add(parts.stream().map(BruteForce::boxed).toList());
                }
            }
            return;
        }
        long before = position[kind.heaps[i]];
        long most = attempt.shrinking() ? before : far * (kind.reach[i][0] * greatest + kind.reach[i][1]);
        for (long size = 0; size <= most; size++) {
            values[kind.after[i]] = size;
            tried(kind, i + 1, greatest, position, values, options);
        }
        values[kind.after[i]] = before;
    }
}
