package org.impartial.sweep.store;

import org.impartial.core.notation.ImpartialException;

/**
 * Signals a file of a sweep that is damaged or belongs to another sweep; the message states what is wrong and a remedy.
 */
public final class SweepException extends ImpartialException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception with a remedy.
     *
     * @param message which file, what is wrong with it, and what to do instead
     */
    public SweepException(String message) {
        super(message);
    }
}
