package org.impartial.discover.automaton;

/** Signals that a table exceeds its share of memory. The discovery then ends without a result. */
public final class TooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public TooLargeException(String what) {
        super(what + " does not fit in the available memory");
    }
}
