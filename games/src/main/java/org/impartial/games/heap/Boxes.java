package org.impartial.games.heap;

import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;

/**
 * Cards that move between numbered boxes: Staircase Nim in disguise ({@link StaircaseNim} on {@link Stairs#BOXES}).
 */
final class Boxes {
    /** Cards in boxes. */
    public static final GameFamily FAMILY = GameFamily.of(
            GameCard.of("boxes", "Cards in boxes", "HDU 3389")
                    .rules(
                            "Cards lie in boxes 1 to n; a move takes one or more cards of a box A to a box B < A with A + B odd"
                                    + " and divisible by 3. Cards in boxes 1, 3 and 4 can move no more.")
                    .theory(
                            "A staircase: every move goes between the boxes with i mod 6 in {0, 2, 5}, an odd number of"
                                    + " moves away from rest, and the others. The Grundy value is the XOR of the former.",
                            "Ferguson")
                    .notation("the cards in boxes 1 to n", "[from box A, to box B, number of cards]")
                    .limits("up to 2^63 - 1 cards a box, tens of thousands of boxes")
                    .example("boxes 1 2 0 4 1 3"),
            PositionFormat.of(new StaircaseNim(Stairs.BOXES)));

    private Boxes() {}
}
