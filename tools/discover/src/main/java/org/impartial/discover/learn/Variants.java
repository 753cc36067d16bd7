package org.impartial.discover.learn;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.formula.FormulaParser;
import org.impartial.discover.formula.Term;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.NamedSet;
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
        return Closure.of(CompiledRules.of(variant, arithmetic), misere, meter).leastFailing(set);
    }

    /** Returns the minimal sets of kinds that suffice; if there are more than 8 kinds, one found by omitting some. */
    public List<List<Integer>> leastKinds() {
        int all = -1 >>> (Integer.SIZE - rules().moves().size());
        List<Integer> found = new ArrayList<>();
        if (all >= 1 << MOST_KINDS) {
            int left = all;
            for (int kind = Integer.highestOneBit(all); kind > 0; kind >>= 1) {
                left = enough(left & ~kind) ? left & ~kind : left;
            }
            found.add(left);
        } else {
            int[] bySize = IntStream.rangeClosed(0, all)
                    .boxed()
                    .sorted(Comparator.comparingInt(Integer::bitCount))
                    .mapToInt(some -> some)
                    .toArray();
            for (int some : bySize) {
                if (found.stream().noneMatch(less -> (less & ~some) == 0) && enough(some)) {
                    found.add(some);
                }
            }
        }
        return found.stream()
                .map(some -> BitSet.valueOf(new long[] {some}).stream().boxed().toList())
                .toList();
    }

    private boolean enough(int kinds) {
        List<Formula> moves = IntStream.range(0, rules().moves().size())
                .filter(kind -> (kinds >> kind & 1) != 0)
                .mapToObj(rules().moves()::get)
                .toList();
        return failing(with(moves, rules().sets())) == null;
    }

    /** Returns whether conditions on kinds of moves, which may be empty, keep the set. */
    boolean enough(Function<Formula, String> conditions) {
        List<Formula> moves = new ArrayList<>();
        for (Formula move : rules().moves()) {
            String condition = conditions.apply(move);
            moves.add(condition.isEmpty() ? move : new Formula.And(move, FormulaParser.formula(condition)));
        }
        return failing(with(moves, rules().sets())) == null;
    }

    /** Returns whether play by other rules is proved to end. */
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

    /** Returns the condition of a move: the difference of the positions is one of the vectors. */
    private Formula move() {
        List<Term> difference = rules().heaps().stream()
                .map(heap -> Term.variable(heap).plus(-1, Term.variable(heap + "'")))
                .toList();
        return new Formula.Member(VECTORS, difference);
    }
}
