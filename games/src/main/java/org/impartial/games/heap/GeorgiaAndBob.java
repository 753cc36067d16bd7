package org.impartial.games.heap;

import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;

/** Pieces that slide to the left: Staircase Nim on the gaps between them, paired from the right end [Ferguson]. */
final class GeorgiaAndBob {
    /** Georgia and Bob. */
    public static final GameFamily FAMILY = GameFamily.of(
            GameCard.of("georgia-and-bob", "Georgia and Bob", "POJ 1704")
                    .rules(
                            "Pieces stand on squares 1, 2, 3, ... of a line; a move slides one piece one or more squares to the"
                                    + " left. Pieces neither jump nor share a square.")
                    .theory(
                            "A piece that slides takes from the gap before it and adds to the gap behind it, so the gaps"
                                    + " are a staircase whose stair 1 is before the rightmost piece. The Grundy value is the"
                                    + " XOR of the gaps p_n - p_(n-1) - 1, p_(n-2) - p_(n-3) - 1, ..., with p_0 = 0.",
                            "Ferguson")
                    .notation("the squares of the pieces, in any order", "[from, to]")
                    .limits("squares up to 2^63 - 1")
                    .example("georgia-and-bob 1 5 6 12"),
            PositionFormat.of(SlidingPieces.GEORGIA_AND_BOB));

    private GeorgiaAndBob() {}
}
