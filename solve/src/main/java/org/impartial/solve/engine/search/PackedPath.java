package org.impartial.solve.engine.search;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.game.capability.PackedGame;

/**
 * The states from the root of a search to the current one, each with the known values of its options. Not safe for use
 * by several threads.
 */
/*
 * Implementation: a path that repeats a state grows without end, as no state of a cycle gets a value. So it suffices to
 * search for a repetition whenever the path is twice as long as at the last search, which costs O(1) per state, needs
 * no mark in the table, and works for each of several threads separately.
 */
final class PackedPath {
    private static final int FIRST_LOOK = 64;

    private final PackedGame game;
    private PathStep[] steps = new PathStep[FIRST_LOOK];
    private int length;

    PackedPath(PackedGame game) {
        this.game = game;
    }

    static final class PathStep {
        final SeenValues seen = new SeenValues();
        long state;

        /** The number of missing parts before those of this state. */
        int floor;
    }

    PathStep push(long state, int floor) {
        if (length == steps.length) {
            refuseCycle();
            steps = Arrays.copyOf(steps, 2 * length);
        }
        PathStep step = steps[length];
        if (step == null) {
            step = new PathStep();
            steps[length] = step;
        }
        length++;
        step.state = state;
        step.floor = floor;
        step.seen.clear();
        return step;
    }

    PathStep top() {
        return steps[length - 1];
    }

    void pop() {
        length--;
    }

    boolean isEmpty() {
        return length == 0;
    }

    private void refuseCycle() {
        Long2IntOpenHashMap places = new Long2IntOpenHashMap(length);
        for (int i = 0; i < length; i++) {
            if (places.containsKey(steps[i].state)) {
                throw new CycleException(Arrays.stream(steps, places.get(steps[i].state), i)
                        .map(step -> game.at(step.state))
                        .toList());
            }
            places.put(steps[i].state, i);
        }
    }
}
