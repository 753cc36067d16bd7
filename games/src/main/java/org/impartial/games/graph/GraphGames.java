package org.impartial.games.graph;

import java.util.List;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;
import org.impartial.games.cards.Cards;

/** Games on undirected graphs and on ordered sets, from which play takes vertices and elements. */
public final class GraphGames {
    /** Node Kayles. */
    public static final GameFamily NODE_KAYLES = Cards.family("node-kayles", PositionFormat.of(new NodeKayles()));

    /** Arc Kayles. */
    public static final GameFamily ARC_KAYLES = Cards.family("arc-kayles", PositionFormat.of(new ArcKayles()));

    /** Grim. */
    public static final GameFamily GRIM = Cards.family("grim", PositionFormat.of(new Grim()));

    /** Undirected vertex geography. */
    public static final GameFamily UNDIRECTED_VERTEX_GEOGRAPHY =
            Cards.family("undirected-vertex-geography", PositionFormat.of(new Geography()));

    /** Chomp on any finite ordered set. */
    public static final GameFamily POSET_CHOMP = PosetChomp.FAMILY;

    /** Subset take-away. */
    public static final GameFamily SUBSET_TAKE_AWAY = SubsetTakeAway.FAMILY;

    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(
            Dag.FAMILY,
            Digraph.FAMILY,
            PursuitRing.FAMILY,
            Hackenbush.FAMILY,
            NODE_KAYLES,
            ARC_KAYLES,
            GRIM,
            UNDIRECTED_VERTEX_GEOGRAPHY,
            POSET_CHOMP,
            SUBSET_TAKE_AWAY,
            Kotzig.FAMILY,
            ChipFiring.FAMILY,
            BrusselsSprouts.FAMILY);

    private GraphGames() {}
}
