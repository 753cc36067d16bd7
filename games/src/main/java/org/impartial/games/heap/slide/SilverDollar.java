package org.impartial.games.heap.slide;

import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;
import org.impartial.games.cards.Cards;

/** The Silver Dollar game without the dollar: coins that slide to the left, paired from the right end [WW, ch. 15]. */
final class SilverDollar {
    /** The plug-in. */
    static final GameFamily FAMILY = Cards.family("silver-dollar", PositionFormat.of(SlidingPieces.SILVER_DOLLAR));

    private SilverDollar() {}
}
