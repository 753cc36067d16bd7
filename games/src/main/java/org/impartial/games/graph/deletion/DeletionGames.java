package org.impartial.games.graph.deletion;

import java.util.List;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;
import org.impartial.games.cards.Cards;

/** The games that delete vertices and edges of an undirected graph. */
public final class DeletionGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(
            Cards.family("node-kayles", PositionFormat.of(new NodeKayles())),
            Cards.family("arc-kayles", PositionFormat.of(new ArcKayles())),
            Cards.family("grim", PositionFormat.of(new Grim())),
            Cards.family("undirected-vertex-geography", PositionFormat.of(new Geography())));

    private DeletionGames() {}
}
