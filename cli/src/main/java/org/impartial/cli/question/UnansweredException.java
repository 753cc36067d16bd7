package org.impartial.cli.question;

import org.impartial.core.notation.ImpartialException;

/** A question that was understood and has no answer within what it may spend, or by the way that it asks for. */
public final class UnansweredException extends ImpartialException {
    private static final long serialVersionUID = 1L;

    public UnansweredException(String message) {
        super(message);
    }
}
