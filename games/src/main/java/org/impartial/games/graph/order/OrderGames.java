package org.impartial.games.graph.order;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** The games on finite ordered sets. */
public final class OrderGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(PosetChomp.FAMILY, SubsetTakeAway.FAMILY);

    private OrderGames() {}
}
