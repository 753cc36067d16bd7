package org.impartial.discover.word.learn;

/** Signals that a misère quotient grew beyond its share of the budget. The discovery then ends without a theorem. */
final class TooManyElementsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int elements;
    private final int states;

    TooManyElementsException(int elements, int states, String message) {
        super(message);
        this.elements = elements;
        this.states = states;
    }

    /** Returns the number of elements so far. */
    int elements() {
        return elements;
    }

    /** Returns a lower bound on the number of states of every automaton. */
    int states() {
        return states;
    }
}
