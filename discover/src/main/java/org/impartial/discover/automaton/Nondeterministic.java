package org.impartial.discover.automaton;

/** A nondeterministic automaton without empty steps, by numbers of states. Implementations do not change while they are read. */
public interface Nondeterministic {

    /** The number of letters. */
    int letters();

    /** The number of states. */
    int states();

    /** The states in which a word may begin. */
    int[] start();

    /** The states after a state and a letter; the caller does not change the array. */
    int[] successors(int state, int letter);

    /** Whether a word may end in a state. */
    boolean accepting(int state);
}
