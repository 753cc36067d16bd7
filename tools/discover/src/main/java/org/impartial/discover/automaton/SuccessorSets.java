package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import org.impartial.core.meter.Meter;

/** Follows letters from sets of states of a nondeterministic automaton, each in ascending order. */
final class SuccessorSets {
    private final Nondeterministic moves;
    private final Meter meter;
    private final int[] stamp;
    private int stamps;

    SuccessorSets(Nondeterministic moves, Meter meter) {
        this.moves = moves;
        this.meter = meter;
        this.stamp = new int[moves.states()];
    }

    int[] start() {
        int[] start = moves.start().clone();
        IntArrays.quickSort(start);
        return start;
    }

    int[] after(int[] set, int letter) {
        stamps++;
        IntArrayList found = new IntArrayList(set.length + 8);
        for (int state : set) {
            for (int to : moves.successors(state, letter)) {
                if (stamp[to] != stamps) {
                    stamp[to] = stamps;
                    found.add(to);
                }
            }
        }
        int[] states = found.toIntArray();
        IntArrays.quickSort(states);
        meter.spend(0, states.length);
        return states;
    }

    boolean accept(int[] set) {
        for (int state : set) {
            if (moves.accepting(state)) {
                return true;
            }
        }
        return false;
    }
}
