package org.impartial.discover.check;

/** What a certificate says fails, or cannot be checked. */
final class CheckException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CheckException(String message) {
        super(message);
    }
}
