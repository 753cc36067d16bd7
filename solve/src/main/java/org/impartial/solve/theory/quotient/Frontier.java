package org.impartial.solve.theory.quotient;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.atom.Words;
import org.jspecify.annotations.Nullable;

/**
 * The verification theorem [Plambeck-Siegel 2008], made finite. A reduced bipartite monoid (Q, P) with Φ is the misère
 * quotient of the atoms if two things hold for every sum G: if Φ(G) is in P no option is, and if G is not an end and
 * Φ(G) is not in P some option is.
 *
 * <p>The first concerns elements only: z·Φ(h) and z·Φ(h') must not both be in P for an option h' of h. For the second a
 * sum G is a state (x, c): x = Φ(G), and c is the set of y such that some option G' has Φ(G')·y in P. Adding an atom h
 * leads to (x·Φ(h), c(Φ(h)·y) or c_h(x·y)), and G fails if and only if x is not in P and c lacks the neutral element. A
 * state is dropped when c(y) or x·y in P for every y, for then it never fails, whatever is added; also when a state (x,
 * d) with d within c is known, for that one fails wherever this one does. Likewise an atom is left out when a lesser
 * one has the same image and a lesser c_h.
 *
 * <p>Atoms come in ascending order, and states are found in the order of their sums. A dropped state is always
 * represented by a lesser sum, so the failure found first is the least of its kind.
 */
final class Frontier {
    private final BipartiteMonoid monoid;
    private Pretending pretending;
    /** The next atom that is not verified. */
    private int next;

    private final long[] everything;
    private final IntArrayList elements = new IntArrayList();
    private final IntArrayList parents = new IntArrayList();
    private final IntArrayList added = new IntArrayList();
    private final List<long[]> tests = new ArrayList<>();
    /** The states of each element that no other state makes redundant. */
    private final List<IntArrayList> statesOf = new ArrayList<>();
    /** The sets c_h of the atoms with each image that were not omitted. */
    private final List<List<long[]>> atomTests = new ArrayList<>();

    int @Nullable [] failure;

    /** Creates a frontier that has not verified any atom. */
    Frontier(Pretending pretending) {
        this.pretending = pretending;
        this.monoid = pretending.monoid();
        this.everything = Bits.all(monoid.order());
        for (int x = 0; x < monoid.order(); x++) {
            statesOf.add(new IntArrayList());
            atomTests.add(new ArrayList<>());
        }
        enter(0, Bits.none(monoid.order()), -1, -1);
        for (int atom = 0; atom < pretending.count(); atom++) {
            failure = lesser(failure, clash(pretending, atom));
        }
    }

    /**
     * Verifies all atoms, or those up to a failure. A turn ends between two atoms, and the next call continues.
     *
     * @param meter counts every state examined
     */
    void verify(Meter meter) {
        int last = failure == null ? pretending.count() - 1 : failure[0];
        while (next <= last) {
            meter.endTurn(size());
            int[] stuck = stuck(next, meter);
            failure = lesser(failure, stuck);
            next = stuck == null ? next + 1 : last + 1;
        }
    }

    /**
     * Adds the next atom. After a failure, or if the meter stops the work, the frontier can no longer be used.
     *
     * @param longer the monoid with an image of this atom
     * @param atom the next atom
     * @param meter counts every state examined
     */
    void advance(Pretending longer, int atom, Meter meter) {
        pretending = longer;
        failure = lesser(clash(pretending, atom), stuck(atom, meter));
    }

    /** Returns the candidate that is verified. */
    Pretending pretending() {
        return pretending;
    }

    /** Returns the number of states, which is the work of the next atom. */
    int size() {
        return elements.size();
    }

    private static int @Nullable [] lesser(int @Nullable [] a, int @Nullable [] b) {
        return a == null || (b != null && Arrays.compare(b, a) < 0) ? b : a;
    }

    /** Returns the least sum of this atom and a least word that is in P with an option in P; null if none. */
    private static int @Nullable [] clash(Pretending pretending, int atom) {
        BipartiteMonoid monoid = pretending.monoid();
        int both = Bits.firstCommon(pretending.tests(atom), monoid.partners(pretending.of(atom)));
        return both < 0 ? null : Words.plus(monoid.word(both), atom);
    }

    /**
     * Returns the least sum with this atom as its greatest one that is not in P although it has no option in P; null if
     * there is none.
     */
    private int @Nullable [] stuck(int atom, Meter meter) {
        if (pretending.isEnd(atom)) {
            return null;
        }
        int image = pretending.of(atom);
        long[] own = pretending.tests(atom);
        for (long[] less : atomTests.get(image)) {
            if (Bits.subset(less, own)) {
                return null;
            }
        }
        atomTests.get(image).add(own);
        return explore(atom, image, own, meter);
    }

    private int @Nullable [] explore(int atom, int image, long[] own, Meter meter) {
        long[][] shifted = new long[monoid.order()][0];
        for (int state = 0; state < elements.size(); state++) {
            int x = elements.getInt(state);
            if (shifted[x].length == 0) {
                shifted[x] = monoid.shift(own, x);
            }
            long[] c = monoid.shift(tests.get(state), image);
            Bits.addAll(c, shifted[x]);
            int y = monoid.times(x, image);
            if (!Bits.has(c, 0) && !monoid.inPortion(y)) {
                return Words.plus(word(state), atom);
            }
            if (!Bits.cover(c, monoid.partners(y), everything) && !stoodFor(y, c)) {
                enter(y, c, state, atom);
            }
        }
        meter.spend(elements.size());
        return null;
    }

    private boolean stoodFor(int x, long[] c) {
        IntArrayList states = statesOf.get(x);
        for (int i = 0; i < states.size(); i++) {
            if (Bits.subset(tests.get(states.getInt(i)), c)) {
                return true;
            }
        }
        return false;
    }

    private void enter(int x, long[] c, int parent, int atom) {
        IntArrayList states = statesOf.get(x);
        states.removeIf(state -> Bits.subset(c, tests.get(state)));
        states.add(elements.size());
        elements.add(x);
        tests.add(c);
        parents.add(parent);
        added.add(atom);
    }

    /** Returns the sum of a state; atoms were added in ascending order. */
    private int[] word(int state) {
        IntArrayList word = new IntArrayList();
        for (int s = state; s > 0; s = parents.getInt(s)) {
            word.add(added.getInt(s));
        }
        return word.toIntArray();
    }
}
