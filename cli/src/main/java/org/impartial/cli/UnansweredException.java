package org.impartial.cli;

/** A question that was understood and has no answer within what it may spend, or by the way that it asks for. */
final class UnansweredException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnansweredException(String message) {
        super(message);
    }
}
