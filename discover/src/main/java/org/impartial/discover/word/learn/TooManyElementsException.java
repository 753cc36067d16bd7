package org.impartial.discover.word.learn;

/** A misère quotient grew beyond its share of the budget. Discovery ends honestly with it. */
final class TooManyElementsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int states;

    TooManyElementsException(int states, String message) {
        super(message);
        this.states = states;
    }

    /** How many states every automaton has at least. */
    int states() {
        return states;
    }
}
