package org.impartial.cli.question;

/** A question that was understood and has no answer within what it may spend, or by the way that it asks for. */
public final class UnansweredException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UnansweredException(String message) {
        super(message);
    }
}
