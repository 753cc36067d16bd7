package org.impartial.games.pencil;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** The games with pencil and paper. */
public final class PencilGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(Sprouts.FAMILY, Nimstring.FAMILY, NimstringLines.FAMILY);

    private PencilGames() {}
}
