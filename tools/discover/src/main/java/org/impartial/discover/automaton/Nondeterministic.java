package org.impartial.discover.automaton;

/** A nondeterministic automaton, with states in which words begin; those after s and a letter a at s · letters + a. */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Nondeterministic(int letters, int[][] successors, boolean[] accepting, int[] start) {
    public int states() {
        return accepting.length;
    }

    /** Returns the states after a state and a letter; the caller must not change the array. */
    public int[] successors(int state, int letter) {
        return successors[state * letters + letter];
    }

    public boolean accepting(int state) {
        return accepting[state];
    }
}
