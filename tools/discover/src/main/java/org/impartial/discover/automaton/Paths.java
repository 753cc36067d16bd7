package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * The places found by a breadth-first search, each with the letter and the place that led to it, which determine its
 * word.
 */
public final class Paths {
    private final IntArrayList states = new IntArrayList();
    private final IntArrayList from = new IntArrayList();
    private final IntArrayList letters = new IntArrayList();

    /** Adds a place whose word is empty. */
    public void start(int state) {
        step(-1, -1, state);
    }

    /** Adds the place to which a letter leads from another place. */
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

    /** Returns the letters that lead to a place. */
    public int[] word(int at) {
        IntArrayList reversed = new IntArrayList();
        for (int place = at; from.getInt(place) >= 0; place = from.getInt(place)) {
            reversed.add(letters.getInt(place));
        }
        int[] word = new int[reversed.size()];
        for (int i = 0; i < word.length; i++) {
            word[i] = reversed.getInt(word.length - 1 - i);
        }
        return word;
    }
}
