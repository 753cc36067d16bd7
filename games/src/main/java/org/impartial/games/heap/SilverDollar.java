package org.impartial.games.heap;

import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;

/** The Silver Dollar game without the dollar: coins that slide to the left, paired from the right end [WW, ch. 15]. */
final class SilverDollar {
    /** The plug-in. */
    static final GameFamily FAMILY = GameFamily.of(
            GameCard.of("silver-dollar", "Silver Dollar game without the dollar", "coins on a strip")
                    .group(GameCard.Group.COIN)
                    .rules(
                            "Coins stand on different squares 1, 2, 3, ... of a strip. A move slides one coin one or more squares"
                                    + " to the left, without jumping over another.")
                    .theory(
                            "G is the XOR of every other gap, counted from the rightmost coin: a coin that slides takes from the"
                                    + " gap before it and adds to the one behind it. It is the game of georgia-and-bob; coins"
                                    + " that may jump are welter.",
                            "WW",
                            "Ferguson")
                    .notation("the squares of the coins, in any order", "[from, to]")
                    .limits("squares up to 9223372036854775807 and a hundred thousand coins")
                    .example("silver-dollar 2 3 7 12 14"),
            PositionFormat.of(SlidingPieces.SILVER_DOLLAR));

    private SilverDollar() {}
}
