package org.impartial.core.notation;

/**
 * Signals bad notation: what was read, where, and what was expected instead.
 *
 * <pre>{@code
 * try {
 *     GameLibrary.installed().read("nim 3 + nym 5");
 * } catch (NotationException e) {
 *     System.out.println(e.column());  // 9
 * }
 * }</pre>
 */
public final class NotationException extends ImpartialException {
    private static final long serialVersionUID = 1L;

    /** The column, from 1; 0 if unknown. */
    private final int column;

    /**
     * Creates an exception without a place in a text.
     *
     * @param message what is wrong and what is expected instead
     */
    public NotationException(String message) {
        this(message, 0);
    }

    /**
     * Creates an exception with a place in a text.
     *
     * @param message what is wrong and what is expected instead
     * @param column the column, from 1; 0 if unknown
     */
    public NotationException(String message, int column) {
        super(message);
        this.column = column;
    }

    /** {@return the column of the error in the text: the column from 1, or 0 if unknown} */
    public int column() {
        return column;
    }
}
