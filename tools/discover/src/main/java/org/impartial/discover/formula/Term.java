package org.impartial.discover.formula;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** A sum of multiples of variables, none of them 0, and a constant. */
public record Term(SortedMap<String, Integer> coefficients, long constant) {
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

    /** Returns the sum of this term and a multiple of another; throws an {@link ArithmeticException} at an overflow. */
    public Term plus(int factor, Term that) {
        TreeMap<String, Integer> sum = new TreeMap<>(coefficients);
        that.coefficients.forEach((name, value) -> sum.merge(name, Math.multiplyExact(factor, value), Math::addExact));
        return new Term(sum, Math.addExact(constant, Math.multiplyExact(factor, that.constant)));
    }

    /** Returns the condition of a comparison; throws an {@link ArithmeticException} if a number is too large. */
    Formula compared(String operator, Term right) {
        Term gap = operator.startsWith(">") ? right.plus(-1, this) : plus(-1, right);
        if (gap.large()) {
            throw new ArithmeticException();
        }
        if (operator.equals("=") || operator.equals("!=")) {
            Formula equal = new Formula.Linear(gap.coefficients, false, -gap.constant);
            return operator.equals("=") ? equal : new Formula.Not(equal);
        }
        long strict = operator.length() == 1 ? 1 : 0;
        return new Formula.Linear(gap.coefficients, true, -gap.constant - strict);
    }

    boolean large() {
        return Math.abs(constant) > FormulaText.MOST_CONSTANT
                || coefficients.values().stream()
                        .anyMatch(c -> c > FormulaText.MOST_FACTOR || c < -FormulaText.MOST_FACTOR);
    }
}
