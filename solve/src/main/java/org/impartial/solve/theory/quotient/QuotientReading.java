package org.impartial.solve.theory.quotient;

import java.util.Arrays;
import java.util.OptionalInt;
import org.impartial.core.meter.Meter;

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

    /**
     * Derives the element of every atom again in a new monoid. A sum that was distinguished by counting one atom
     * determines the element of that atom; the elements of atoms composed of it are derived here, and need not fail one
     * by one.
     *
     * @param pretending a candidate
     * @param meter counts every sum examined
     * @return the same candidate if nothing changed, else a new one
     */
    static Pretending again(Pretending pretending, Meter meter) {
        Pretending read = pretending;
        for (int atom = 0; atom < read.count(); atom++) {
            if (!read.isEnd(atom)) {
                read = again(read, atom);
                meter.spend(read.monoid().order());
            }
        }
        return read == pretending
                ? pretending
                : new Prequotient(read, OccurrenceCounter.none(read))
                        .reduce(read.monoid().order(), meter)
                        .orElseThrow();
    }

    private static Pretending again(Pretending pretending, int atom) {
        OptionalInt x = of(pretending, atom);
        if (x.isEmpty() || x.getAsInt() == pretending.of(atom)) {
            return pretending;
        }
        int[] word = pretending.monoid().word(x.getAsInt());
        return word.length == 0 || word[0] < atom ? pretending.with(atom, x.getAsInt()) : pretending;
    }

    private static long[] partners(Pretending pretending, int atom) {
        int[][] optionValues = Arrays.stream(pretending.monoid().generators())
                .mapToObj(pretending::optionValues)
                .toArray(int[][]::new);
        return Lookahead.portion(pretending.monoid(), optionValues, pretending.tests(atom));
    }
}
