package org.impartial.json.question;

import org.impartial.core.notation.ImpartialException;

/** Signals that a valid question has no answer within its budget or by its method. */
public final class UnansweredException extends ImpartialException {
    private static final long serialVersionUID = 1L;

    public UnansweredException(String message) {
        super(message);
    }
}
