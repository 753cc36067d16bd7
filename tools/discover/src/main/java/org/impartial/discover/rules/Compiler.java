package org.impartial.discover.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.formula.Term;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.NamedSet;
import org.impartial.discover.numeration.Relation;

/* Of an "and" the smallest part is joined first, then the one that adds the fewest variables. */
/** Compiles conditions to relations. Heap i is variable 2i before a move and 2i + 1 after it; a further part is odd, too. */
public final class Compiler {
    private static final int MOST_HEAPS = 8;
    private static final int MOST_PARTS = 3;
    private static final int FRESH = before(MOST_HEAPS + 2 * MOST_PARTS);

    private final Arithmetic arithmetic;
    private final Map<String, NamedSet> sets;
    private final Map<String, Integer> variables = new HashMap<>();
    private int fresh;

    public Compiler(List<String> heaps, Map<String, NamedSet> sets, Arithmetic arithmetic) {
        this.arithmetic = arithmetic;
        this.sets = sets;
        for (int heap = 0; heap < heaps.size(); heap++) {
            variables.put(heaps.get(heap), before(heap));
            variables.put(heaps.get(heap) + "'", after(heap));
        }
        variables.put(heaps.get(0) + "''", part(1));
        variables.put(heaps.get(0) + "'''", part(2));
        this.fresh = Math.max(FRESH, before(heaps.size()));
    }

    public static int before(int heap) {
        return 2 * heap;
    }

    public static int after(int heap) {
        return 2 * heap + 1;
    }

    /** Returns the variable of a part of the first heap after a move that splits it; parts are counted from 0. */
    static int part(int index) {
        return index == 0 ? after(0) : after(MOST_HEAPS + index);
    }

    static int partValue(int index) {
        return after(MOST_HEAPS + MOST_PARTS + index);
    }

    /**
     * Returns the relation of a condition.
     *
     * @throws NotationException if a variable is neither a heap nor quantified
     * @throws UnknownHereException if a named set has no automaton in this numeration
     */
    public Relation compile(Formula formula) {
        if (formula instanceof Formula.Linear linear) {
            return linear(linear);
        } else if (formula instanceof Formula.Member member) {
            return member(member);
        } else if (formula instanceof Formula.Not not) {
            return arithmetic.not(compile(not.inner()));
        } else if (formula instanceof Formula.And) {
            return conjunction(parts(formula));
        } else if (formula instanceof Formula.Or or) {
            return arithmetic.or(compile(or.left()), compile(or.right()));
        }
        Formula.Exists exists = (Formula.Exists) formula;
        int[] own = new int[exists.variables().size()];
        Map<String, Integer> outer = new HashMap<>(variables);
        for (int i = 0; i < own.length; i++) {
            own[i] = fresh++;
            variables.put(exists.variables().get(i), own[i]);
        }
        Relation result = without(own, parts(exists.inner()));
        variables.clear();
        variables.putAll(outer);
        return result;
    }

    private List<Relation> parts(Formula formula) {
        List<Relation> parts = new ArrayList<>();
        if (formula instanceof Formula.And and) {
            parts.addAll(parts(and.left()));
            parts.addAll(parts(and.right()));
        } else {
            parts.add(compile(formula));
        }
        return parts;
    }

    private Relation without(int[] gone, List<Relation> parts) {
        List<Relation> left = new ArrayList<>(parts);
        for (int variable : gone) {
            List<Relation> speaking =
                    left.stream().filter(part -> part.has(variable)).toList();
            if (!speaking.isEmpty()) {
                left.removeAll(speaking);
                left.add(arithmetic.exists(new int[] {variable}, conjunction(speaking)));
            }
        }
        return conjunction(left);
    }

    Relation conjunction(List<Relation> parts) {
        List<Relation> left = new ArrayList<>(parts);
        left.sort(Comparator.comparingInt((Relation part) -> part.variables().length)
                .thenComparingInt(part -> part.automaton().states()));
        Relation all = left.remove(0);
        while (!left.isEmpty()) {
            Relation have = all;
            Relation next = left.stream()
                    .min(Comparator.comparingInt((Relation part) -> added(have, part))
                            .thenComparingInt(part -> part.automaton().states()))
                    .orElseThrow();
            left.remove(next);
            all = arithmetic.and(all, next);
        }
        return all;
    }

    private static int added(Relation have, Relation part) {
        return (int) Arrays.stream(part.variables()).filter(v -> !have.has(v)).count();
    }

    private Relation linear(Formula.Linear linear) {
        TreeMap<Integer, Integer> coefficients = new TreeMap<>();
        linear.coefficients().forEach((name, value) -> coefficients.put(variable(name), value));
        return arithmetic.linear(coefficients, linear.atMost(), linear.k());
    }

    private int variable(String name) {
        Integer variable = variables.get(name);
        if (variable == null) {
            throw new NotationException("there is no heap " + name
                    + " in these rules; bind it by a quantifier, as in E " + name + ": ..., or use it in a move");
        }
        return variable;
    }

    private Relation member(Formula.Member member) {
        NamedSet set = sets.get(member.set());
        if (set == null) {
            throw new NotationException("there is no set $" + member.set());
        }
        Automaton automaton = set.in(arithmetic.numeration())
                .orElseThrow(() -> new UnknownHereException(
                        "the set $" + member.set() + " has no automaton in " + arithmetic.numeration()));
        List<Relation> parts = new ArrayList<>();
        int[] arguments = IntStream.range(fresh, fresh + member.terms().size()).toArray();
        fresh += arguments.length;
        parts.add(arithmetic.relation(arguments, automaton));
        for (int i = 0; i < arguments.length; i++) {
            Term term = member.terms().get(i);
            TreeMap<Integer, Integer> equation = new TreeMap<>();
            term.coefficients().forEach((name, value) -> equation.put(variable(name), value));
            equation.put(arguments[i], -1);
            parts.add(arithmetic.linear(equation, false, -term.constant()));
        }
        return without(arguments, parts);
    }
}
