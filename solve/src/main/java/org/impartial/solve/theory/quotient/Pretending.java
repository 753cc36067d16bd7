package org.impartial.solve.theory.quotient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.atom.Atoms;
import org.impartial.solve.theory.atom.Images;

/**
 * A candidate of a construction: a bipartite monoid with a pretending function Φ from the first atoms, and a cache of
 * options; so it is not safe for use by several threads.
 *
 * @param values the images of the options of the atoms 0, 1, … as far as they have been requested
 * @param free the unlimited meter of options, since successive candidates list the same ones again
 */
@SuppressWarnings("ArrayRecordComponent") // candidates are not compared
record Pretending(Atoms atoms, BipartiteMonoid monoid, int[] phi, List<int[]> values, Meter free) implements Images {
    Pretending(Atoms atoms, BipartiteMonoid monoid, int[] phi) {
        this(atoms, monoid, phi, new ArrayList<>(), Meter.unlimited());
    }

    /** Returns the pretending function in a smaller monoid. */
    Pretending reduced(BipartiteMonoid smaller, int[] images) {
        return new Pretending(atoms, smaller, images, new ArrayList<>(), free);
    }

    /** Returns this candidate with one more atom. */
    Pretending extended(int x) {
        int[] longer = Arrays.copyOf(phi, phi.length + 1);
        longer[phi.length] = x;
        return new Pretending(atoms, monoid, longer, new ArrayList<>(values), free);
    }

    /** Returns the number of atoms for which Φ is known. */
    int count() {
        return phi.length;
    }

    /** Returns Φ as an array. */
    int[] images() {
        return phi.clone();
    }

    @Override
    public int of(int atom) {
        return phi[atom];
    }

    @Override
    public int add(int a, int b) {
        return monoid.times(a, b);
    }

    /** Returns the distinct images of the options of an atom, whose own image need not be known. */
    int[] optionValues(int atom) {
        return optionValues(atom, free);
    }

    private int[] optionValues(int atom, Meter meter) {
        while (values.size() <= atom) {
            values.add(atoms.optionValues(values.size(), this, values.size() == atom ? meter : free));
        }
        return values.get(atom);
    }

    /** Returns the distinct images of the options of an atom under another map. */
    int[] optionValues(int atom, Images images) {
        return atoms.optionValues(atom, images, free);
    }

    boolean isEnd(int atom) {
        return isEnd(atom, free);
    }

    /** Returns whether an atom has no options, under a meter that counts them if it is the first time. */
    boolean isEnd(int atom, Meter meter) {
        return optionValues(atom, meter).length == 0;
    }

    /** Returns the elements that, added to some option of an atom, make a sum in the P-portion. */
    long[] tests(int atom) {
        long[] tests = Bits.none(monoid.order());
        for (int value : optionValues(atom)) {
            Bits.addAll(tests, monoid.partners(value));
        }
        return tests;
    }

    /** Returns the one element with the partners of an atom that is no end, by looking ahead at its sums, if any. */
    OptionalInt candidate(int atom) {
        int[][] options =
                Arrays.stream(monoid.generators).mapToObj(this::optionValues).toArray(int[][]::new);
        long[] partners = Lookahead.portion(monoid, options, tests(atom));
        return IntStream.range(0, monoid.order())
                .filter(x -> Arrays.equals(partners, monoid.partners(x)))
                .findFirst();
    }
}
