package org.impartial.core.solve.sequence;

/** A checkpoint file that is damaged or belongs to another game; the message says what is wrong and what to do. */
public final class CheckpointException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * The error with its remedy.
     *
     * @param message which file, what is wrong with it, and what to do instead
     */
    public CheckpointException(String message) {
        super(message);
    }
}
