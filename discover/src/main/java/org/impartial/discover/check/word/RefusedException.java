package org.impartial.discover.check.word;

/** Signals that a certificate about words is rejected; the message states the failure. */
final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    RefusedException(String message) {
        super(message);
    }
}
