package org.impartial.core.engine.sweep.store;

import org.impartial.core.notation.ImpartialException;

/** A file of a sweep that is damaged or belongs to another sweep; the message says what is wrong and what to do. */
public final class SweepException extends ImpartialException {
    private static final long serialVersionUID = 1L;

    /**
     * The error with its remedy.
     *
     * @param message which file, what is wrong with it, and what to do instead
     */
    public SweepException(String message) {
        super(message);
    }
}
