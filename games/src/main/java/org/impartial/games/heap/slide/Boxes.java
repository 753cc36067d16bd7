package org.impartial.games.heap.slide;

import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;
import org.impartial.games.cards.Cards;

/** Cards that move between numbered boxes: a form of Staircase Nim ({@link StaircaseNim} on {@link Stairs#BOXES}). */
final class Boxes {
    /** Cards in boxes. */
    public static final GameFamily FAMILY = Cards.family("boxes", PositionFormat.of(new StaircaseNim(Stairs.BOXES)));

    private Boxes() {}
}
