package org.impartial.games.heap.slide;

import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;
import org.impartial.games.cards.Cards;

/** Pieces that slide to the left: Staircase Nim on the gaps between them, paired from the right end [Ferguson]. */
final class GeorgiaAndBob {
    /** Georgia and Bob. */
    public static final GameFamily FAMILY =
            Cards.family("georgia-and-bob", PositionFormat.of(SlidingPieces.GEORGIA_AND_BOB));

    private GeorgiaAndBob() {}
}
