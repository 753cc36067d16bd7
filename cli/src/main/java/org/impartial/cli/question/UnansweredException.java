package org.impartial.cli.question;

import org.impartial.core.notation.ImpartialException;

/** Signals a valid question without an answer within its budget or by its method. */
public final class UnansweredException extends ImpartialException {
    private static final long serialVersionUID = 1L;

    public UnansweredException(String message) {
        super(message);
    }
}
