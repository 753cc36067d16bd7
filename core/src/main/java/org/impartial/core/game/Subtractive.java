package org.impartial.core.game;

/**
 * A heap game that only takes beans, by a subtraction set. An engine that sees it can fill its table word by word and
 * prove a period; without it the rules are asked heap by heap.
 */
public interface Subtractive {

    /**
     * The numbers that may be taken.
     *
     * @return the set
     */
    SubtractionSet subtractionSet();
}
