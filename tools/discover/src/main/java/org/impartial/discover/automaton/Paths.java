package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;

/** The places found by a breadth-first search, each with the letter and the place that led to it. */
public final class Paths {
    private final IntArrayList states = new IntArrayList();
    private final IntArrayList from = new IntArrayList();
    private final IntArrayList letters = new IntArrayList();

    public void start(int state) {
        step(-1, -1, state);
    }

    public void step(int before, int letter, int state) {
        states.add(state);
        from.add(before);
        letters.add(letter);
    }

    public int size() {
        return states.size();
    }

    public int state(int at) {
        return states.getInt(at);
    }

    public int[] word(int at) {
        IntArrayList word = new IntArrayList();
        for (int place = at; from.getInt(place) >= 0; place = from.getInt(place)) {
            word.add(letters.getInt(place));
        }
        return IntArrays.reverse(word.toIntArray());
    }
}
