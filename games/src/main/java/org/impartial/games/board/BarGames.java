package org.impartial.games.board;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** Games in which a shape of squares is cut along its lines. */
public final class BarGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(ChocolateBar.FAMILY, Lctr.FAMILY);

    private BarGames() {}
}
