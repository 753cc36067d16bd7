package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.objects.Object2IntOpenCustomHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;

/*
 * The subset construction backwards: a set holds the states from which what has been read, in reverse, is accepted. It
 * may need exponentially many sets, so its size is limited by a share of the memory.
 */
/** The automaton of the reversed words of another automaton. */
public final class Reversal {
    private final Automaton automaton;
    private final int[][] before;
    private final long most;
    private final Object2IntOpenCustomHashMap<int[]> ids = new Object2IntOpenCustomHashMap<>(IntArrays.HASH_STRATEGY);
    private final List<int[]> sets = new ArrayList<>();
    private long members;

    private Reversal(Automaton automaton, Meter meter) {
        this.most = meter.memory() / 64;
        this.automaton = automaton;
        this.before = before(automaton);
        ids.defaultReturnValue(-1);
    }

    /**
     * Reverses all words.
     *
     * @param automaton the automaton
     * @param meter counts the states
     * @return the minimal automaton that accepts a word if the given one accepts its reverse
     * @throws TooLargeException if it does not fit in its share of the memory
     */
    public static Automaton of(Automaton automaton, Meter meter) {
        return new Reversal(automaton, meter).build(meter);
    }

    /** Returns for each state and letter the states from which the letter leads to it. */
    private static int[][] before(Automaton automaton) {
        int letters = automaton.letters();
        IntArrayList[] found = new IntArrayList[automaton.states() * letters];
        for (int state = 0; state < automaton.states(); state++) {
            for (int letter = 0; letter < letters; letter++) {
                int to = automaton.next(state, letter) * letters + letter;
                if (found[to] == null) {
                    found[to] = new IntArrayList(2);
                }
                found[to].add(state);
            }
        }
        return Arrays.stream(found)
                .map(states -> states == null ? new int[0] : states.toIntArray())
                .toArray(int[][]::new);
    }

    private Automaton build(Meter meter) {
        Rows rows = new Rows(automaton.letters(), "an automaton that reads in the other direction");
        boolean[] accepting = automaton.acceptingStates();
        id(states(accepting));
        for (int at = 0; at < sets.size(); at++) {
            int row = rows.start(at, meter);
            for (int letter = 0; letter < automaton.letters(); letter++) {
                rows.set(row + letter, id(after(sets.get(at), letter, meter)));
            }
        }
        boolean[] accepts = new boolean[sets.size()];
        for (int at = 0; at < accepts.length; at++) {
            accepts[at] = sets.get(at).length > 0 && sets.get(at)[0] == 0;
        }
        return Automaton.of(automaton.base(), automaton.tapes(), rows.table(accepts.length), accepts, meter);
    }

    private int[] after(int[] set, int letter, Meter meter) {
        boolean[] found = new boolean[automaton.states()];
        for (int state : set) {
            for (int from : before[state * automaton.letters() + letter]) {
                found[from] = true;
            }
        }
        meter.spend(0, 1 + found.length / 8);
        return states(found);
    }

    private static int[] states(boolean[] set) {
        IntArrayList states = new IntArrayList();
        for (int state = 0; state < set.length; state++) {
            if (set[state]) {
                states.add(state);
            }
        }
        return states.toIntArray();
    }

    private int id(int[] set) {
        int id = ids.putIfAbsent(set, sets.size());
        if (id >= 0) {
            return id;
        }
        members += set.length;
        if (members > most) {
            throw new TooLargeException("an automaton of " + sets.size() + " states that reads in the other direction");
        }
        sets.add(set);
        return sets.size() - 1;
    }
}
