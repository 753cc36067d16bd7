package org.impartial.games.heap.limit;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** The games in which a move limits the next one. */
public final class LimitGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(DynamicNim.FIBONACCI, DynamicNim.FAMILY);

    private LimitGames() {}
}
