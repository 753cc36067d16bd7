package org.impartial.discover.check;

/** Signals that the statement of a certificate fails or cannot be checked. */
final class CheckException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CheckException(String message) {
        super(message);
    }
}
