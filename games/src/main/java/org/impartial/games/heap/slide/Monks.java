package org.impartial.games.heap.slide;

import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;
import org.impartial.games.cards.Cards;

/** Monks that climb stairs: Staircase Nim on the gaps between them, paired from the bottom [Ferguson]. */
final class Monks {
    /** The contest of the monks. */
    public static final GameFamily FAMILY = Cards.family("monks", PositionFormat.of(SlidingPieces.MONKS));

    private Monks() {}
}
