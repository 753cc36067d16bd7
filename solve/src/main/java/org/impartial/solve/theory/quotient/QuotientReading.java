package org.impartial.solve.theory.quotient;

import java.util.Arrays;
import java.util.OptionalInt;

/**
 * Derives the element of an atom, if it has one: the atom is added once to the least word of every element, these sums
 * are marked by looking ahead, and an element with exactly these partners is searched for. There is at most one, since
 * the monoid is reduced. The result is a candidate, subject to verification.
 */
final class QuotientReading {
    private QuotientReading() {}

    /**
     * Returns the candidate element of an atom.
     *
     * @param pretending images of all lesser atoms at least
     * @param atom the atom, which is not an end
     */
    static OptionalInt of(Pretending pretending, int atom) {
        long[] partners = partners(pretending, atom);
        for (int x = 0; x < pretending.monoid().order(); x++) {
            if (Arrays.equals(partners, pretending.monoid().partners(x))) {
                return OptionalInt.of(x);
            }
        }
        return OptionalInt.empty();
    }

    private static long[] partners(Pretending pretending, int atom) {
        int[][] optionValues = Arrays.stream(pretending.monoid().generators())
                .mapToObj(pretending::optionValues)
                .toArray(int[][]::new);
        return Lookahead.portion(pretending.monoid(), optionValues, pretending.tests(atom));
    }
}
