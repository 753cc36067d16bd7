package org.impartial.discover.formula;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** A condition on natural numbers. */
public sealed interface Formula {

    /**
     * A linear condition.
     *
     * @param coefficients of the variables
     * @param atMost true for at most, false for equal
     * @param k the right side
     */
    record Linear(SortedMap<String, Integer> coefficients, boolean atMost, long k) implements Formula {}

    /**
     * Membership of a named set.
     *
     * @param set the name
     * @param terms the tuple that belongs to it; never true if a term is negative
     */
    record Member(String set, List<Term> terms) implements Formula {}

    /**
     * Negation.
     *
     * @param inner the negated condition
     */
    record Not(Formula inner) implements Formula {}

    /**
     * Conjunction.
     *
     * @param left one
     * @param right the other
     */
    record And(Formula left, Formula right) implements Formula {}

    /**
     * Disjunction.
     *
     * @param left one
     * @param right the other
     */
    record Or(Formula left, Formula right) implements Formula {}

    /**
     * Existential quantification over natural numbers.
     *
     * @param variables their names
     * @param inner the condition on them
     */
    record Exists(List<String> variables, Formula inner) implements Formula {}

    /** Returns the variables that are not bound by a quantifier. */
    default Set<String> free() {
        Set<String> names = new TreeSet<>();
        if (this instanceof Linear linear) {
            names.addAll(linear.coefficients().keySet());
        } else if (this instanceof Member member) {
            member.terms().forEach(term -> names.addAll(term.coefficients().keySet()));
        } else if (this instanceof Not not) {
            names.addAll(not.inner().free());
        } else if (this instanceof And and) {
            names.addAll(and.left().free());
            names.addAll(and.right().free());
        } else if (this instanceof Or or) {
            names.addAll(or.left().free());
            names.addAll(or.right().free());
        } else if (this instanceof Exists exists) {
            names.addAll(exists.inner().free());
            names.removeAll(exists.variables());
        }
        return names;
    }

    /**
     * Returns the same kind of move, but if it leaves several heaps with the condition that each of them is smaller than
     * the heap that was there: otherwise nothing would have been moved.
     */
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

    /** Returns the names of the sets that occur. */
    default Set<String> sets() {
        Set<String> names = new TreeSet<>();
        if (this instanceof Member member) {
            names.add(member.set());
        } else if (this instanceof Not not) {
            names.addAll(not.inner().sets());
        } else if (this instanceof And and) {
            names.addAll(and.left().sets());
            names.addAll(and.right().sets());
        } else if (this instanceof Or or) {
            names.addAll(or.left().sets());
            names.addAll(or.right().sets());
        } else if (this instanceof Exists exists) {
            names.addAll(exists.inner().sets());
        }
        return names;
    }
}
