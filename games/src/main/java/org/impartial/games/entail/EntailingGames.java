package org.impartial.games.entail;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** The games with entailing moves. */
public final class EntailingGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(TopEntails.FAMILY, ComplimentingNim.FAMILY);

    private EntailingGames() {}
}
