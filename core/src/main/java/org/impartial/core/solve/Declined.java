package org.impartial.core.solve;

/**
 * A strategy has no answer for a position.
 *
 * @param reason why, as the end of a sentence that begins with the name of the strategy
 */
public record Declined(String reason) implements Result {}
