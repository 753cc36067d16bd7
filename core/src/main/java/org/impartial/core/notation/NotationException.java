package org.impartial.core.notation;

/** Bad notation: what was read, where, and what was expected instead. */
public final class NotationException extends ImpartialException {
    private static final long serialVersionUID = 1L;

    /** The column, or 0. */
    private final int column;

    /**
     * An error without a place in a text.
     *
     * @param message what is wrong and what to write instead
     */
    public NotationException(String message) {
        this(message, 0);
    }

    /**
     * An error at a place in a text.
     *
     * @param message what is wrong and what to write instead
     * @param column where, from 1; 0 if unknown
     */
    public NotationException(String message, int column) {
        super(message);
        this.column = column;
    }

    /**
     * Returns where the error stands in the text.
     *
     * @return the column from 1, or 0 if unknown
     */
    public int column() {
        return column;
    }
}
