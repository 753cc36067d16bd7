package org.impartial.discover.formula;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** A condition on natural numbers. */
public sealed interface Formula {
    /** A linear condition: a sum of multiples of variables is k, or at most k. */
    record Linear(SortedMap<String, Integer> coefficients, boolean atMost, long k) implements Formula {}

    /** Membership of a named set; never true if a term is negative. */
    record Member(String set, List<Term> terms) implements Formula {}

    record Not(Formula inner) implements Formula {}

    record And(Formula left, Formula right) implements Formula {}

    record Or(Formula left, Formula right) implements Formula {}

    record Exists(List<String> variables, Formula inner) implements Formula {}

    /** Returns the conditions of which this one is made; none for a comparison or a membership. */
    default List<Formula> parts() {
        if (this instanceof Not not) {
            return List.of(not.inner());
        } else if (this instanceof And and) {
            return List.of(and.left(), and.right());
        } else if (this instanceof Or or) {
            return List.of(or.left(), or.right());
        }
        return this instanceof Exists exists ? List.of(exists.inner()) : List.of();
    }

    default Set<String> free() {
        Set<String> names = new TreeSet<>();
        parts().forEach(part -> names.addAll(part.free()));
        if (this instanceof Linear linear) {
            names.addAll(linear.coefficients().keySet());
        } else if (this instanceof Member member) {
            member.terms().forEach(term -> names.addAll(term.coefficients().keySet()));
        } else if (this instanceof Exists exists) {
            names.removeAll(exists.variables());
        }
        return names;
    }

    /** Returns the same move; each of several heaps that it leaves must be smaller than the one before. */
    default Formula leavingSmaller() {
        Formula all = this;
        for (String name : free()) {
            String heap = name.replace("'", "");
            if (name.endsWith("'") && free().contains(heap + "''")) {
                all = new And(all, new Linear(new TreeMap<>(Map.of(name, 1, heap, -1)), true, -1));
            }
        }
        return all;
    }

    default Set<String> sets() {
        Set<String> names = new TreeSet<>();
        parts().forEach(part -> names.addAll(part.sets()));
        if (this instanceof Member member) {
            names.add(member.set());
        }
        return names;
    }
}
