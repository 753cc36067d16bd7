package org.impartial.discover.word.learn;

/** A misère quotient grew beyond its share of the budget. Discovery ends honestly with it. */
final class TooManyElementsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int elements;
    private final int states;

    TooManyElementsException(int elements, int states, String message) {
        super(message);
        this.elements = elements;
        this.states = states;
    }

    /** How many elements there are already. */
    int elements() {
        return elements;
    }

    /** How many states every automaton has at least. */
    int states() {
        return states;
    }
}
