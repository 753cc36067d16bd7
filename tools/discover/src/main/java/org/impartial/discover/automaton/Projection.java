package org.impartial.discover.automaton;

import java.util.Arrays;
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
    private final Meter meter;
    private int stamp;

    private Projection(Automaton automaton, int[] keep, Meter meter) {
        this.automaton = automaton;
        this.above = Letters.above(automaton.base(), automaton.tapes(), keep);
        this.live = automaton.live();
        this.stamps = new int[automaton.states()];
        this.found = new int[automaton.states()];
        this.meter = meter;
    }

    /**
     * Keeps some tapes, in the order of the result: a tuple is accepted if digits on the other tapes exist, if
     * necessary after leading zeros, which must not change what the automaton accepts.
     */
    public static Automaton of(Automaton automaton, int[] keep, Meter meter) {
        Projection kept = new Projection(automaton, keep, meter);
        return new Exploration(automaton.base(), keep.length, "a projection", meter)
                .ofSets(kept.start(), kept::after, set -> Arrays.stream(set).anyMatch(automaton::accepting));
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

    private int[] after(int[] set, int letter) {
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
}
