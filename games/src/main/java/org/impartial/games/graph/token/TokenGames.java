package org.impartial.games.graph.token;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** The games in which a token moves on a directed graph. */
public final class TokenGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES =
            List.of(Dag.FAMILY, Digraph.FAMILY, PursuitRing.FAMILY, Kotzig.FAMILY);

    private TokenGames() {}
}
