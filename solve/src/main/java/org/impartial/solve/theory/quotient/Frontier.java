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
    private Meter meter;
    private final BipartiteMonoid monoid;
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

    private Frontier(BipartiteMonoid monoid, Meter meter) {
        this.monoid = monoid;
        this.meter = meter;
        this.everything = Bits.all(monoid.order());
        for (int x = 0; x < monoid.order(); x++) {
            statesOf.add(new IntArrayList());
            atomTests.add(new ArrayList<>());
        }
        enter(0, Bits.none(monoid.order()), -1, -1);
    }

    /** Verifies all atoms. */
    static Frontier of(Pretending pretending, Meter meter) {
        int[] clash = null;
        for (int atom = 0; atom < pretending.count(); atom++) {
            clash = lesser(clash, clash(pretending, atom));
        }
        Frontier frontier = new Frontier(pretending.monoid(), meter);
        int last = clash == null ? pretending.count() - 1 : clash[0];
        for (int atom = 0; atom <= last; atom++) {
            int[] stuck = frontier.stuck(pretending, atom);
            if (stuck != null) {
                clash = lesser(clash, stuck);
                break;
            }
        }
        frontier.failure = clash;
        return frontier;
    }

    /** Adds the next atom. After a failure, or if the meter stops the work, the frontier can no longer be used. */
    void advance(Pretending pretending, int atom, Meter nextMeter) {
        meter = nextMeter;
        failure = lesser(clash(pretending, atom), stuck(pretending, atom));
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

    /** Returns the least sum with this greatest atom that is not in P and has no option in P; null if none. */
    private int @Nullable [] stuck(Pretending pretending, int atom) {
        if (pretending.isEnd(atom)) {
            return null;
        }
        int image = pretending.of(atom);
        long[] own = pretending.tests(atom);
        if (atomTests.get(image).stream().anyMatch(less -> Bits.subset(less, own))) {
            return null;
        }
        atomTests.get(image).add(own);
        return explore(atom, image, own);
    }

    private int @Nullable [] explore(int atom, int image, long[] own) {
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
