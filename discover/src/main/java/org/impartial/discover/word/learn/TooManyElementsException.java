package org.impartial.discover.word.learn;

/** A misère quotient grew beyond its share of the budget. Discovery ends honestly with it. */
final class TooManyElementsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int order;

    TooManyElementsException(int order, String message) {
        super(message);
        this.order = order;
    }

    /** How many elements there are already, each of which is a state of every automaton. */
    int order() {
        return order;
    }
}
