package org.impartial.discover.rules;

/** Signals a named set without an automaton in a numeration: rules may be readable in another. */
public final class UnknownHereException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnknownHereException(String message) {
        super(message);
    }
}
