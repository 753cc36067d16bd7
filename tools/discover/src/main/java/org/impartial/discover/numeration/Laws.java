package org.impartial.discover.numeration;

import java.util.Map;
import org.impartial.core.meter.Meter;

/*
 * Numbers are the valid words without leading zeros in the order of length and letters, which defines the successor. If
 * x + 1 = y holds exactly for a word and its successor, words and values agree by induction; so do the laws of addition
 * determine x + y = z.
 */
/** Checks by automata that a numeration counts and adds as the naturals do. */
public final class Laws {
    private static final int X = 0;
    private static final int Y = 1;
    private static final int Z = 2;
    private static final int NEXT = 3;

    private final Arithmetic arithmetic;

    public Laws(Numeration numeration, Meter meter) {
        this.arithmetic = new Arithmetic(numeration, meter);
    }

    public void check() {
        Relation between = without(Z, arithmetic.and(arithmetic.less(X, Z), arithmetic.less(Z, Y)));
        Relation next = arithmetic.minus(arithmetic.less(X, Y), between);
        Relation sum = equation(0, Map.of(X, 1, Y, 1, Z, -1));
        Relation zero = equation(0, Map.of(Y, 1));
        require(arithmetic.numeration().valid().next(0, 0) == 0, "leading zeros change which words are valid");
        require(
                !arithmetic.numeration().valid().isEmpty()
                        && without(Y, arithmetic.less(X, Y)).equals(arithmetic.all(X)),
                "there are finitely many valid words");
        require(next.equals(equation(-1, Map.of(X, 1, Y, -1))), "the next word is not the next number");
        require(without(Y, arithmetic.and(sum, zero)).equals(equation(0, Map.of(X, 1, Z, -1))), "x + 0 = x fails");
        Relation sumsToZero = arithmetic.and(sum, equation(0, Map.of(Z, 1)));
        require(arithmetic.disjoint(sumsToZero, arithmetic.not(zero)), "a sum with a number above 0 is 0");
        require(stepsAgree(sum, next), "x + (y + 1) = (x + y) + 1 fails");
    }

    private Relation without(int variable, Relation relation) {
        return arithmetic.exists(new int[] {variable}, relation);
    }

    /** Returns whether, for s above 0, (x, s - 1, z) is a sum if and only if (x, s, z + 1) is. */
    private boolean stepsAgree(Relation sum, Relation next) {
        Relation before = without(Y, arithmetic.and(sum, arithmetic.renamed(next, Map.of(X, Y, Y, NEXT))));
        Relation shifted = arithmetic.renamed(sum, Map.of(Y, NEXT, Z, Y));
        Relation after = without(Y, arithmetic.and(shifted, arithmetic.renamed(next, Map.of(X, Z, Y, Y))));
        Relation positive = arithmetic.not(equation(0, Map.of(NEXT, 1)));
        return arithmetic.and(before, positive).equals(arithmetic.and(after, positive));
    }

    private Relation equation(long k, Map<Integer, Integer> coefficients) {
        return arithmetic.linear(coefficients, false, k);
    }

    private void require(boolean holds, String failure) {
        if (!holds) {
            throw new IllegalArgumentException(arithmetic.numeration().name() + " is not a numeration: " + failure
                    + "; give weights whose greedy digits are known to be regular, such as those of a Pisot number");
        }
    }
}
