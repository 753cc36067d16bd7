package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.longs.LongArrays;
import it.unimi.dsi.fastutil.objects.ObjectOpenCustomHashSet;
import java.util.ArrayList;
import java.util.List;

/** The minimal sets found with each state: a set that contains one of them need not be examined. */
final class Antichains {
    private final List<List<long[]>> least = new ArrayList<>();
    private final List<ObjectOpenCustomHashSet<long[]>> all = new ArrayList<>();
    private long compared;

    Antichains(int states) {
        for (int state = 0; state < states; state++) {
            least.add(new ArrayList<>());
            all.add(new ObjectOpenCustomHashSet<>(LongArrays.HASH_STRATEGY));
        }
    }

    /** Adds a set unless one of its subsets was found before; returns whether it was added. */
    boolean add(int state, long[] set) {
        if (all.get(state).contains(set)) {
            return false;
        }
        List<long[]> sets = least.get(state);
        for (long[] smaller : sets) {
            compared++;
            if (subset(smaller, set)) {
                return false;
            }
        }
        sets.removeIf(larger -> subset(set, larger));
        sets.add(set);
        all.get(state).add(set);
        return true;
    }

    /** Returns the number of comparisons since the last call. */
    long compared() {
        long result = compared;
        compared = 0;
        return result;
    }

    private static boolean subset(long[] a, long[] b) {
        for (int i = 0; i < a.length; i++) {
            if ((a[i] & ~b[i]) != 0) {
                return false;
            }
        }
        return true;
    }
}
