package org.impartial.discover.check.word;

/** A certificate about words is refused; the message says what fails. */
final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    RefusedException(String message) {
        super(message);
    }
}
