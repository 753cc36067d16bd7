package org.impartial.discover.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.formula.FormulaParser;
import org.impartial.discover.formula.Term;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.NamedSet;
import org.impartial.discover.numeration.Relation;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.Rules;
import org.impartial.discover.rules.Termination;
import org.jspecify.annotations.Nullable;

/** Decides whether the set of P-positions of some rules is also that of other rules on the same heaps. */
public record Variants(CompiledRules compiled, boolean misere, Automaton set, Meter meter) {
    private static final String VECTORS = "redundant";
    private static final int MOST_KINDS = 8;

    private Rules rules() {
        return compiled.rules();
    }

    private Rules with(List<Formula> moves, Map<String, NamedSet> sets) {
        return new Rules(rules().heaps(), moves, rules().domain(), sets);
    }

    /** Returns the least word at which the set is not that of other rules on the same heaps, whose play ends. */
    public int @Nullable [] failing(Rules variant) {
        Arithmetic arithmetic = compiled.arithmetic();
        return CompiledRules.of(variant, arithmetic).check(misere, meter).leastFailing(set);
    }

    /** Returns the minimal sets of kinds that suffice; if there are more than 8 kinds, one found by omitting some. */
    public List<List<Integer>> leastKinds() {
        int size = rules().moves().size();
        List<List<Integer>> found = new ArrayList<>();
        if (size > MOST_KINDS) {
            List<Integer> left = IntStream.range(0, size).boxed().toList();
            for (int kind = size - 1; kind >= 0; kind--) {
                int omitted = kind;
                List<Integer> fewer =
                        left.stream().filter(other -> other != omitted).toList();
                left = enough(fewer) ? fewer : left;
            }
            found.add(left);
        } else {
            IntStream.range(0, 1 << size)
                    .mapToObj(some ->
                            BitSet.valueOf(new long[] {some}).stream().boxed().toList())
                    .sorted(Comparator.comparingInt(List::size))
                    .filter(some -> found.stream().noneMatch(some::containsAll) && enough(some))
                    .forEach(found::add);
        }
        return List.copyOf(found);
    }

    private boolean enough(List<Integer> kinds) {
        return failing(with(kinds.stream().map(rules().moves()::get).toList(), rules().sets())) == null;
    }

    private boolean enough(Function<Formula, String> conditions) {
        List<Formula> moves = new ArrayList<>();
        for (Formula move : rules().moves()) {
            String condition = conditions.apply(move);
            moves.add(condition.isEmpty() ? move : new Formula.And(move, FormulaParser.formula(condition)));
        }
        return failing(with(moves, rules().sets())) == null;
    }

    public boolean ends(Rules other) {
        return new Termination(CompiledRules.of(other, compiled.arithmetic()))
                .measures()
                .isPresent();
    }

    /** Returns the least word at which the set fails for vectors as moves, alone or beside the others. */
    public int @Nullable [] failingWith(Automaton vectors, boolean alone) {
        List<Formula> moves = new ArrayList<>(alone ? List.of() : rules().moves());
        moves.add(move());
        Map<String, NamedSet> sets = new TreeMap<>(rules().sets());
        sets.put(VECTORS, NamedSet.of(compiled.arithmetic().numeration(), vectors));
        return failing(with(moves, sets));
    }

    private Formula move() {
        List<Term> difference = rules().heaps().stream()
                .map(heap -> Term.variable(heap).plus(-1, Term.variable(heap + "'")))
                .toList();
        return new Formula.Member(VECTORS, difference);
    }

    /** Returns the conditions on moves of single heaps that do not change the set. */
    public List<String> restrictions() {
        Map<String, IntFunction<String>> conditions =
                rules().moves().stream().anyMatch(this::single) ? conditions() : Map.of();
        return conditions.entrySet().stream()
                .filter(words -> enough(move -> single(move) ? words.getValue().apply(rules().changed(move)[0]) : ""))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Returns whether a move is in one heap, other than the added Nim heap, which no condition can name. */
    private boolean single(Formula move) {
        return rules().changed(move).length == 1 && !move.free().contains(Rules.BESIDE);
    }

    private Map<String, IntFunction<String>> conditions() {
        Map<String, IntFunction<String>> conditions = new LinkedHashMap<>();
        List<String> heaps = rules().heaps().stream()
                .filter(heap -> !heap.equals(Rules.BESIDE))
                .toList();
        if (heaps.size() > 1) {
            conditions.put("only from a largest heap", heap -> compared(heaps, heap, ">="));
            conditions.put("only from a smallest heap", heap -> compared(heaps, heap, "<="));
        }
        conditions.put("only odd amounts", heap -> amount(heaps.get(heap), 1));
        conditions.put("only even amounts", heap -> amount(heaps.get(heap), 0));
        return conditions;
    }

    private static String compared(List<String> heaps, int heap, String sign) {
        return IntStream.range(0, heaps.size())
                .filter(other -> other != heap)
                .mapToObj(other -> heaps.get(heap) + sign + heaps.get(other))
                .collect(Collectors.joining(" & "));
    }

    /** Returns the condition of an amount; heaps have short names, which the long quantified one does not hide. */
    private static String amount(String heap, int rest) {
        return "E halfamount: " + heap + "=" + heap + "'+2halfamount+" + rest;
    }

    /**
     * Returns the vectors by which no two members of a set differ, other than 0 and by absolute values; the numbers of
     * some heaps are added to them. Each heap is projected away once it is joined with its sum, to keep relations small.
     */
    public static Automaton vectors(Arithmetic arithmetic, Automaton set, List<Boolean> raised) {
        int heaps = set.tapes();
        int[] before = IntStream.range(heaps, 2 * heaps).toArray();
        int[] after = IntStream.range(2 * heaps, 3 * heaps).toArray();
        Relation pairs = arithmetic.and(arithmetic.relation(before, set), arithmetic.relation(after, set));
        for (int heap = 0; heap < heaps; heap++) {
            int lower = raised.get(heap) ? before[heap] : after[heap];
            int higher = raised.get(heap) ? after[heap] : before[heap];
            Relation sum = arithmetic.linear(Map.of(heap, 1, lower, 1, higher, -1), false, 0);
            pairs = arithmetic.exists(new int[] {before[heap], after[heap]}, arithmetic.and(pairs, sum));
        }
        int[] vector = IntStream.range(0, heaps).toArray();
        Map<Integer, Integer> total = Arrays.stream(vector).boxed().collect(Collectors.toMap(heap -> heap, heap -> 1));
        Relation zero = arithmetic.linear(total, false, 0);
        return arithmetic
                .minus(arithmetic.minus(arithmetic.all(vector), pairs), zero)
                .automaton();
    }
}
