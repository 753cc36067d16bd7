package org.impartial.discover.check;

/** Signals that a statement of a certificate is false or cannot be checked. */
public final class CheckException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public CheckException(String message) {
        super(message);
    }
}
