package org.impartial.core.notation;

/**
 * The supertype of the exceptions with which this library refuses a question or stops answering it: bad notation, an illegal
 * move, rules that break a law, a number out of range, a file that is damaged, a budget that is used up. The message is
 * meant for users: it says what is wrong, where, and what to do instead. A program that only shows it need catch no other
 * type; exceptions of other types are wrong uses of the interface or faults of the library.
 */
public abstract class ImpartialException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message what is wrong, where, and what to do instead
     */
    protected ImpartialException(String message) {
        super(message);
    }

    /**
     * Creates an exception with a cause.
     *
     * @param message what is wrong, where, and what to do instead
     * @param cause what failed
     */
    protected ImpartialException(String message, Throwable cause) {
        super(message, cause);
    }

    /**
     * Returns the message.
     *
     * @return the message, never null
     */
    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
