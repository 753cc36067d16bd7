package org.impartial.sweep.store;

import org.impartial.core.notation.ImpartialException;

/** Signals a file of a sweep that is damaged or of another sweep; the message has what is wrong and a remedy. */
public final class SweepException extends ImpartialException {
    private static final long serialVersionUID = 1L;

    /** Creates an exception with a remedy. */
    public SweepException(String message) {
        super(message);
    }
}
