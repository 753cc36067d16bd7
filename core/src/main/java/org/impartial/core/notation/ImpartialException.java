package org.impartial.core.notation;

import org.jspecify.annotations.Nullable;

/**
 * The supertype of the exceptions by which this library rejects a question or stops answering it: bad notation, an
 * illegal move, rules that break a law, a number out of range, a damaged file, a budget that is used up. The message is
 * meant for users: it states what is wrong, where, and what to do instead. A program that only shows messages needs to
 * catch no other type; exceptions of other types indicate incorrect use of the interface or faults of the library.
 *
 * <pre>{@code
 * try {
 *     GameLibrary.installed().read("nim 3 +");
 * } catch (ImpartialException e) {
 *     System.out.println(e.getMessage().startsWith("column"));  // true
 * }
 * }</pre>
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
     * @param cause the cause; null if there is none
     */
    protected ImpartialException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    /**
     * Creates an exception that may be without a stack trace.
     *
     * @param message what is wrong, where, and what to do instead
     * @param traced whether it has a stack trace
     */
    protected ImpartialException(String message, boolean traced) {
        super(message, null, traced, traced);
    }

    /** {@return the message, never null} */
    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
