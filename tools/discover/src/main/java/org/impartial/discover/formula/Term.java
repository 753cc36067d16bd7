package org.impartial.discover.formula;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** A sum of multiples of variables, none of them 0, and a constant. */
public record Term(SortedMap<String, Integer> coefficients, long constant) {

    /** Creates a copy without zero coefficients. */
    public Term {
        SortedMap<String, Integer> kept = new TreeMap<>(coefficients);
        kept.values().removeIf(value -> value == 0);
        coefficients = Collections.unmodifiableSortedMap(kept);
    }

    public static Term variable(String name) {
        return new Term(new TreeMap<>(Map.of(name, 1)), 0);
    }

    public static Term number(long value) {
        return new Term(new TreeMap<>(), value);
    }

    /**
     * Returns the sum of this term and a multiple of another.
     *
     * @throws ArithmeticException if a number overflows
     */
    public Term plus(int factor, Term that) {
        TreeMap<String, Integer> sum = new TreeMap<>(coefficients);
        that.coefficients.forEach((name, value) -> sum.merge(name, Math.multiplyExact(factor, value), Math::addExact));
        return new Term(sum, Math.addExact(constant, Math.multiplyExact(factor, that.constant)));
    }
}
