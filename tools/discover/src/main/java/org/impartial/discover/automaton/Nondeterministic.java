package org.impartial.discover.automaton;

/**
 * A nondeterministic automaton without empty transitions, whose states are numbers.
 *
 * @param successors the states after state s and letter a at s · letters + a
 * @param accepting whether a word may end in a state
 * @param start the states in which a word may begin
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Nondeterministic(int letters, int[][] successors, boolean[] accepting, int[] start) {
    public int states() {
        return accepting.length;
    }

    /** Returns the states after a state and a letter; the caller must not change the array. */
    public int[] successors(int state, int letter) {
        return successors[state * letters + letter];
    }

    /** Returns whether a word may end in a state. */
    public boolean accepting(int state) {
        return accepting[state];
    }
}
