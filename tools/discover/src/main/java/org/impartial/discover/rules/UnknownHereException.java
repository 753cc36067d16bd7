package org.impartial.discover.rules;

/**
 * Signals a named set that has no automaton in a numeration: the rules cannot be read there, but possibly in another.
 */
public final class UnknownHereException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnknownHereException(String message) {
        super(message);
    }
}
