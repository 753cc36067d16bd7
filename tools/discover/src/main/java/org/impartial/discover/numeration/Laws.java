package org.impartial.discover.numeration;

import java.util.Map;
import java.util.TreeMap;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;

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

    /** Throws an {@link IllegalArgumentException} if a law fails. */
    public void check() {
        require(leadingZerosChangeNothing(), "leading zeros change which words are valid");
        require(!arithmetic.numeration().valid().isEmpty() && infinite(), "there are finitely many valid words");
        Relation next = successor();
        require(next.equals(equation(new int[] {X, Y}, -1, 1, -1)), "the next word is not the next number");
        Relation sum = equation(new int[] {X, Y, Z}, 0, 1, 1, -1);
        Relation zero = equation(new int[] {Y}, 0, 1);
        Relation plusZero = arithmetic.exists(new int[] {Y}, arithmetic.and(sum, zero));
        require(plusZero.equals(equation(new int[] {X, Z}, 0, 1, -1)), "x + 0 = x fails");
        require(nothingIsAddedTo(sum), "a sum with a number above 0 is 0");
        require(stepsAgree(sum, next), "x + (y + 1) = (x + y) + 1 fails");
    }

    private boolean leadingZerosChangeNothing() {
        return arithmetic.numeration().valid().next(0, 0) == 0;
    }

    private boolean infinite() {
        Relation greater = arithmetic.exists(new int[] {Y}, arithmetic.less(X, Y));
        return greater.equals(arithmetic.all(X));
    }

    private Relation successor() {
        Relation between =
                arithmetic.exists(new int[] {Z}, arithmetic.and(arithmetic.less(X, Z), arithmetic.less(Z, Y)));
        return arithmetic.minus(arithmetic.less(X, Y), between);
    }

    /** Returns whether, for s above 0, (x, s - 1, z) is a sum if and only if (x, s, z + 1) is. */
    private boolean stepsAgree(Relation sum, Relation next) {
        Relation before =
                arithmetic.exists(new int[] {Y}, arithmetic.and(sum, arithmetic.renamed(next, Map.of(X, Y, Y, NEXT))));
        Relation shifted = arithmetic.renamed(sum, Map.of(Y, NEXT, Z, Y));
        Relation after =
                arithmetic.exists(new int[] {Y}, arithmetic.and(shifted, arithmetic.renamed(next, Map.of(X, Z, Y, Y))));
        Relation positive = arithmetic.not(equation(new int[] {NEXT}, 0, 1));
        return arithmetic.and(before, positive).equals(arithmetic.and(after, positive));
    }

    private boolean nothingIsAddedTo(Relation sum) {
        Relation zero = equation(new int[] {Z}, 0, 1);
        Relation positive = arithmetic.not(equation(new int[] {Y}, 0, 1));
        Automaton left = arithmetic.and(sum, arithmetic.and(zero, positive)).automaton();
        return left.isEmpty();
    }

    private Relation equation(int[] variables, long k, int... coefficients) {
        TreeMap<Integer, Integer> terms = new TreeMap<>();
        for (int i = 0; i < variables.length; i++) {
            terms.put(variables[i], coefficients[i]);
        }
        return arithmetic.linear(terms, false, k);
    }

    private void require(boolean holds, String failure) {
        if (!holds) {
            throw new IllegalArgumentException(arithmetic.numeration().name() + " is not a numeration: " + failure
                    + "; give weights whose greedy digits are known to be regular, such as those of a Pisot number");
        }
    }
}
