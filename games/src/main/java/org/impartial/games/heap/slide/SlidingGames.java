package org.impartial.games.heap.slide;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** The staircase games, in which coins and pieces slide. */
public final class SlidingGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES =
            List.of(StaircaseNim.FAMILY, GeorgiaAndBob.FAMILY, Monks.FAMILY, SilverDollar.FAMILY, Boxes.FAMILY);

    private SlidingGames() {}
}
