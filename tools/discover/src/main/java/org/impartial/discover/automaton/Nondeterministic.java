package org.impartial.discover.automaton;

/**
 * A nondeterministic automaton without empty transitions, whose states are numbers. Implementations do not change while
 * in use.
 */
public interface Nondeterministic {

    /** Returns the number of letters. */
    int letters();

    /** Returns the number of states. */
    int states();

    /** Returns the states in which a word may begin. */
    int[] start();

    /** Returns the states after a state and a letter; the caller must not change the array. */
    int[] successors(int state, int letter);

    /** Returns whether a word may end in a state. */
    boolean accepting(int state);
}
