package org.impartial.discover.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Relation;

/*
 * A measure is a sum of multiples of heaps that is bounded below where there is a move. The next one may be any that no
 * move raises and some move lowers; the moves that keep it need further ones. A choice never excludes later ones, so no
 * search through orders is needed.
 */
/** Proves that play ends by a list of measures, of which every move lowers one and keeps those before it. */
public record Termination(CompiledRules rules, Arithmetic arithmetic) {
    private static final long FAR = 1L << 20;
    private static final int MOST_WEIGHTED = 4;

    public Termination(CompiledRules rules) {
        this(rules, rules.arithmetic());
    }

    /** Returns the measures, weights heap by heap; empty if none were found among small weights. */
    public Optional<List<int[]>> measures() {
        List<MoveRelation> left = new ArrayList<>(rules.moves());
        left.removeIf(move -> move.relation().automaton().isEmpty());
        List<int[]> found = new ArrayList<>();
        List<int[]> candidates = candidates();
        for (int i = 0; i < candidates.size() && !left.isEmpty(); i++) {
            int[] weights = candidates.get(i);
            Optional<List<MoveRelation>> kept = kept(left, weights);
            if (kept.isPresent() && bounded(weights)) {
                found.add(weights);
                left = kept.get();
                i = -1;
            }
        }
        return left.isEmpty() ? Optional.of(found) : Optional.empty();
    }

    /** Returns the moves that keep the measure, if none raises it and some lowers it. */
    private Optional<List<MoveRelation>> kept(List<MoveRelation> moves, int[] weights) {
        List<MoveRelation> left = new ArrayList<>();
        boolean lowers = false;
        for (MoveRelation move : moves) {
            Relation same = arithmetic.minus(move.relation(), move.relation());
            for (int part = 0; part < move.parts(); part++) {
                SortedMap<Integer, Integer> fall = fall(move, part, weights);
                if (!fall.isEmpty() && !arithmetic.disjoint(move.relation(), arithmetic.linear(fall, true, -1))) {
                    return Optional.empty();
                }
                Relation kept = fall.isEmpty()
                        ? move.relation()
                        : arithmetic.and(move.relation(), arithmetic.linear(fall, false, 0));
                same = arithmetic.or(same, kept);
            }
            lowers |= !same.equals(move.relation());
            if (!same.automaton().isEmpty()) {
                left.add(move.with(same));
            }
        }
        return lowers ? Optional.of(left) : Optional.empty();
    }

    /** Returns by how much a move lowers a measure, from the position before it to one of its parts. */
    private static SortedMap<Integer, Integer> fall(MoveRelation move, int part, int[] weights) {
        SortedMap<Integer, Integer> fall = new TreeMap<>();
        for (int heap : move.changed()) {
            if (weights[heap] != 0) {
                fall.put(Compiler.before(heap), weights[heap]);
                fall.put(move.after(heap, part), -weights[heap]);
            }
        }
        return fall;
    }

    /** Returns whether the measure is at least -FAR wherever there is a move. */
    private boolean bounded(int[] weights) {
        if (Arrays.stream(weights).allMatch(weight -> weight >= 0)) {
            return true;
        }
        TreeMap<Integer, Integer> low = new TreeMap<>();
        for (int heap = 0; heap < weights.length; heap++) {
            if (weights[heap] != 0) {
                low.put(Compiler.before(heap), weights[heap]);
            }
        }
        Relation movable = arithmetic.minus(rules.positions(), rules.terminal());
        return arithmetic.disjoint(movable, arithmetic.linear(low, true, -FAR));
    }

    /** Returns small weights, the simplest first: single heaps, sums of some, then multiples, then differences. */
    private List<int[]> candidates() {
        int heaps = rules.rules().size();
        List<int[]> all = new ArrayList<>();
        add(all, 0, 1);
        if (heaps <= MOST_WEIGHTED) {
            add(all, 0, 3);
            add(all, -1, 1);
        }
        if (heaps <= 2) {
            add(all, -3, 5);
        }
        return all;
    }

    private void add(List<int[]> all, int least, int most) {
        Comparator<int[]> simplest =
                Comparator.comparingInt(one -> Arrays.stream(one).map(Math::abs).sum());
        rules.rules()
                .box(most - least + 1)
                .map(one -> Arrays.stream(one)
                        .mapToInt(weight -> (int) weight + least)
                        .toArray())
                .filter(one -> Arrays.stream(one).anyMatch(weight -> weight != 0))
                .filter(one -> all.stream().noneMatch(other -> Arrays.equals(one, other)))
                .sorted(simplest)
                .toList()
                .forEach(all::add);
    }

    public Optional<BigInteger[]> fixedPoint() {
        for (MoveRelation move : rules.moves()) {
            Relation same = move.relation();
            for (int heap : move.changed()) {
                Map<Integer, Integer> equal = Map.of(Compiler.before(heap), 1, Compiler.after(heap), -1);
                same = arithmetic.and(same, arithmetic.linear(equal, false, 0));
            }
            Relation positions = arithmetic.on(arithmetic.exists(move.primed(), same), rules.before());
            int[] least = positions.automaton().least();
            if (least != null) {
                return Optional.of(
                        arithmetic.numeration().numbers(least, rules.rules().size()));
            }
        }
        return Optional.empty();
    }

    public static String text(int[] weights, List<String> heaps) {
        StringBuilder text = new StringBuilder();
        IntStream.range(0, weights.length).filter(heap -> weights[heap] != 0).forEach(heap -> {
            int weight = weights[heap];
            text.append(text.isEmpty() ? weight < 0 ? "-" : "" : weight < 0 ? " - " : " + ");
            text.append(Math.abs(weight) == 1 ? "" : Math.abs(weight)).append(heaps.get(heap));
        });
        return text.toString();
    }
}
