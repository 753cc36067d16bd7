package org.impartial.solve.theory.quotient;

import java.util.stream.IntStream;

/**
 * Recognises the quotients of misère Nim: the trivial monoid; {1, a} with a² = 1; and {1, a} with a group of exponent 2
 * beside it, whose neutral element e absorbs nothing but 1, with P = {a, e} [Plambeck-Siegel 2008].
 */
final class Tameness {
    private Tameness() {}

    static boolean of(BipartiteMonoid monoid) {
        int[] portion = monoid.portion().stream().toArray();
        return switch (monoid.order()) {
            case 1 -> portion.length == 0;
            case 2 -> portion.length == 1 && monoid.times(1, 1) == 0;
            default ->
                portion.length == 2 && (fits(monoid, portion[0], portion[1]) || fits(monoid, portion[1], portion[0]));
        };
    }

    /** Returns whether all elements but 1 and a have the square e and e is neutral for them: they form a group. */
    private static boolean fits(BipartiteMonoid monoid, int a, int e) {
        return monoid.times(a, a) == 0
                && monoid.times(e, e) == e
                && IntStream.range(1, monoid.order())
                        .filter(x -> x != a)
                        .allMatch(x -> monoid.times(x, x) == e && monoid.times(x, e) == x);
    }
}
