package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.objects.Object2IntOpenCustomHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;

/*
 * The subset construction. The first set is closed under letters whose kept digits are all 0: a number that is
 * projected away may have more digits than those that are kept.
 */
/** Existential quantification: keeps some tapes of an automaton and determinises the result. */
public final class Projection {
    private final Automaton automaton;
    private final int[][] above;
    private final boolean[] live;
    private final int[] stamps;
    private final int[] found;
    private final long most;
    private int stamp;
    private long members;
    private final Object2IntOpenCustomHashMap<int[]> ids = new Object2IntOpenCustomHashMap<>(IntArrays.HASH_STRATEGY);
    private final List<int[]> sets = new ArrayList<>();

    private Projection(Automaton automaton, int[] keep, Meter meter) {
        this.most = meter.memory() / 64;
        this.automaton = automaton;
        this.above = Letters.above(automaton.base(), automaton.tapes(), keep);
        this.live = automaton.live();
        this.stamps = new int[automaton.states()];
        this.found = new int[automaton.states()];
        ids.defaultReturnValue(-1);
    }

    /**
     * Keeps some tapes: a tuple is accepted if digits on the other tapes exist, if necessary after leading zeros.
     *
     * @param automaton the automaton; leading zeros must not change what it accepts
     * @param keep the tapes to keep, in the order of the result
     * @param meter counts the states
     * @return the minimal automaton
     */
    public static Automaton of(Automaton automaton, int[] keep, Meter meter) {
        return new Projection(automaton, keep, meter).build(keep.length, meter);
    }

    private Automaton build(int tapes, Meter meter) {
        Rows rows = new Rows(above.length, "a projection");
        id(start());
        for (int i = 0; i < sets.size(); i++) {
            int row = rows.start(i, meter);
            for (int letter = 0; letter < above.length; letter++) {
                rows.set(row + letter, id(after(sets.get(i), letter, meter)));
            }
        }
        boolean[] accepting = new boolean[sets.size()];
        for (int i = 0; i < accepting.length; i++) {
            accepting[i] = Arrays.stream(sets.get(i)).anyMatch(automaton::accepting);
        }
        return Automaton.of(automaton.base(), tapes, rows.table(accepting.length), accepting, meter);
    }

    private int[] start() {
        stamp++;
        int size = live[0] ? add(0, 0) : 0;
        for (int i = 0; i < size; i++) {
            for (int letter : above[0]) {
                size = add(automaton.next(found[i], letter), size);
            }
        }
        return sorted(size);
    }

    private int[] after(int[] set, int letter, Meter meter) {
        stamp++;
        int size = 0;
        for (int state : set) {
            for (int wide : above[letter]) {
                size = add(automaton.next(state, wide), size);
            }
        }
        meter.spend(0, set.length);
        return sorted(size);
    }

    private int add(int state, int size) {
        if (!live[state] || stamps[state] == stamp) {
            return size;
        }
        stamps[state] = stamp;
        found[size] = state;
        return size + 1;
    }

    private int[] sorted(int size) {
        int[] set = Arrays.copyOf(found, size);
        Arrays.sort(set);
        return set;
    }

    private int id(int[] set) {
        int id = ids.putIfAbsent(set, sets.size());
        if (id < 0) {
            members += set.length;
            if (members > most) {
                throw new TooLargeException("a projection of " + sets.size() + " sets of states");
            }
            sets.add(set);
            return sets.size() - 1;
        }
        return id;
    }
}
