package org.impartial.games.heap;

import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;

/** Monks that climb stairs: Staircase Nim on the gaps between them, paired from the bottom [Ferguson]. */
final class Monks {
    /** The contest of the monks. */
    public static final GameFamily FAMILY = GameFamily.of(
            GameCard.of("monks", "The contest of the monks", "高僧斗法", "Lanqiao 2013", "Luogu P8606")
                    .rules(
                            "Monks stand on different steps, the last of them on the top; a move sends one monk one or more"
                                    + " steps up. Monks neither pass another nor share a step.")
                    .theory(
                            "A monk who climbs takes from the gap above him and adds to the gap below him, so the gaps are"
                                    + " a staircase whose stair 1 is above the lowest monk. The Grundy value is the XOR of"
                                    + " the gaps within the pairs from the bottom, p_2 - p_1 - 1, p_4 - p_3 - 1, ...; each"
                                    + " monk has at most one winning move.",
                            "Ferguson")
                    .notation("the steps of the monks", "[from, to]")
                    .limits("steps up to 2^63 - 1")
                    .example("monks 1 5 8 10"),
            PositionFormat.of(SlidingPieces.MONKS));

    private Monks() {}
}
