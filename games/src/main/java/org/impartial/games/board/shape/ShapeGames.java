package org.impartial.games.board.shape;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** The games that cut a shape. */
public final class ShapeGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(ChocolateBar.FAMILY, Lctr.FAMILY);

    private ShapeGames() {}
}
