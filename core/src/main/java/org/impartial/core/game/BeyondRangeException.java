package org.impartial.core.game;

import org.impartial.core.notation.ImpartialException;

/**
 * Signals that the rules or a closed form cannot answer a question because a number is too large; the message states a
 * remedy.
 *
 * <pre>{@code
 * try {
 *     new GrundysGame().at(1L << 40).options();
 * } catch (BeyondRangeException e) {
 *     System.out.println("no closed form, and too large for a table");  // no closed form, and too large for a table
 * }
 * }</pre>
 */
public final class BeyondRangeException extends ImpartialException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception; the message states a remedy.
     *
     * @param message what is too large, the limit, and a question that can be answered instead
     */
    public BeyondRangeException(String message) {
        super(message);
    }
}
