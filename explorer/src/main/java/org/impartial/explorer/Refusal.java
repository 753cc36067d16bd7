package org.impartial.explorer;

/** A request that is not answered, with the status of HTTP that says why. */
final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    private final int status;

    Refusal(int status, String message) {
        super(message);
        this.status = status;
    }

    int status() {
        return status;
    }
}
