package org.impartial.discover.formula;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/*
 * A quantifier tries all numbers up to the last one at which a linear condition can change, given the other numbers.
 * That is exact for one quantifier, and inside others as far as the same numbers bound their variables, which brute
 * force needs.
 */
/** Evaluates conditions for given numbers without automata. */
public final class Evaluator {
    private final Map<String, Integer> places;
    private final Map<String, Predicate<long[]>> sets;
    private final int far;
    private final Runnable counted;
    private int width;

    private Evaluator(Map<String, Integer> places, Map<String, Predicate<long[]>> sets, int far, Runnable counted) {
        this.places = new HashMap<>(places);
        this.sets = sets;
        this.far = far;
        this.counted = counted;
        this.width = places.size();
    }

    /**
     * Returns a condition on an array of {@link #width} places, of which those above the free variables are scratch
     * space.
     *
     * @param far the factor by which the bounds of quantified numbers are extended
     * @param counted called for each tried number; may throw an exception to stop the evaluation
     */
    public static Predicate<long[]> of(
            Formula formula,
            Map<String, Integer> places,
            Map<String, Predicate<long[]>> sets,
            int far,
            Runnable counted) {
        return new Evaluator(places, sets, far, counted).condition(formula);
    }

    /** Returns the number of places that a condition needs: one for each free and each quantified variable. */
    public static int width(Formula formula, int free) {
        int own = formula instanceof Formula.Exists exists ? exists.variables().size() : 0;
        return formula.parts().stream().mapToInt(part -> width(part, 0)).sum() + free + own;
    }

    private Predicate<long[]> condition(Formula formula) {
        if (formula instanceof Formula.Linear linear) {
            LinearSum sum = sum(new Term(linear.coefficients(), -linear.k()));
            return linear.atMost() ? values -> sum.of(values) <= 0 : values -> sum.of(values) == 0;
        } else if (formula instanceof Formula.Member member) {
            return member(member);
        } else if (formula instanceof Formula.Not not) {
            return condition(not.inner()).negate();
        } else if (formula instanceof Formula.And and) {
            return condition(and.left()).and(condition(and.right()));
        } else if (formula instanceof Formula.Or or) {
            return condition(or.left()).or(condition(or.right()));
        }
        return exists((Formula.Exists) formula);
    }

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record LinearSum(int[] places, int[] factors, long constant) {
        long of(long[] values) {
            long sum = constant;
            for (int i = 0; i < places.length; i++) {
                sum += factors[i] * values[places[i]];
            }
            return sum;
        }
    }

    private LinearSum sum(Term term) {
        int[] at = term.coefficients().keySet().stream()
                .mapToInt(name -> Objects.requireNonNull(places.get(name), name))
                .toArray();
        int[] factors =
                term.coefficients().values().stream().mapToInt(factor -> factor).toArray();
        return new LinearSum(at, factors, term.constant());
    }

    private Predicate<long[]> member(Formula.Member member) {
        Predicate<long[]> set = sets.get(member.set());
        List<LinearSum> sums = member.terms().stream().map(this::sum).toList();
        if (set == null) {
            throw new IllegalArgumentException("there is no set $" + member.set());
        }
        return values -> {
            long[] numbers = new long[sums.size()];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = sums.get(i).of(values);
                if (numbers[i] < 0) {
                    return false;
                }
            }
            return set.test(numbers);
        };
    }

    private Predicate<long[]> exists(Formula.Exists exists) {
        int before = width;
        int[] own = new int[exists.variables().size()];
        Map<String, Integer> outer = new HashMap<>(places);
        for (int i = 0; i < own.length; i++) {
            own[i] = width++;
            places.put(exists.variables().get(i), own[i]);
        }
        Predicate<long[]> inner = condition(exists.inner());
        long[][] reach = exists.variables().stream()
                .map(name -> Reach.of(exists.inner(), name))
                .toArray(long[][]::new);
        places.clear();
        places.putAll(outer);
        return values -> tried(values, own, 0, reach, inner, before);
    }

    private boolean tried(long[] values, int[] own, int i, long[][] reach, Predicate<long[]> inner, int assigned) {
        if (i == own.length) {
            return inner.test(values);
        }
        long greatest = 0;
        for (int place = 0; place < assigned + i; place++) {
            greatest = Math.max(greatest, values[place]);
        }
        long last = Math.min(reach[i][2], far * (reach[i][0] * greatest + reach[i][1]));
        for (long value = 0; value <= last; value++) {
            values[own[i]] = value;
            counted.run();
            if (tried(values, own, i + 1, reach, inner, assigned)) {
                return true;
            }
        }
        return false;
    }
}
