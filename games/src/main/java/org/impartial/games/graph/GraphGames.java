package org.impartial.games.graph;

import java.util.List;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;

/** Games on undirected graphs and on ordered sets, from which play takes vertices and elements. */
public final class GraphGames {
    private static final String GRAPH = "a list of edges [u,v], and of vertices [v] without edges; or path n, cycle n,"
            + " complete n, star n, grid m n, bipartite m n, hypercube d, petersen";

    /** Node Kayles. */
    public static final GameFamily NODE_KAYLES = GameFamily.of(
            GameCard.of("node-kayles", "Node Kayles")
                    .group(GameCard.Group.GRAPH)
                    .rules("A move takes a vertex of a graph and all its neighbours. Who finds no vertex loses.")
                    .theory(
                            "No closed form; to tell who wins is PSPACE-complete. On a path it is Dawson's Chess. The answer"
                                    + " is by search over the connected parts, up to symmetry.",
                            "Schaefer 1978",
                            "WW")
                    .notation(GRAPH, "the vertex taken; of those that take the same the first")
                    .limits(
                            "10,000 vertices; search: about 25 vertices of a grid in a second or two, paths of hundreds")
                    .example("node-kayles petersen"),
            PositionFormat.of(new NodeKayles()));

    /** Arc Kayles. */
    public static final GameFamily ARC_KAYLES = GameFamily.of(
            GameCard.of("arc-kayles", "Arc Kayles")
                    .group(GameCard.Group.GRAPH)
                    .rules("A move takes an edge of a graph with its two ends and all edges at them. Who finds no edge"
                            + " loses.")
                    .theory(
                            "No closed form. On a grid it is Cram, on a path Dawson's Kayles. The answer is by search over"
                                    + " the connected parts, up to symmetry.",
                            "Schaefer 1978")
                    .notation(GRAPH, "[u,v], the ends of the edge taken; of those that leave the same the first")
                    .limits("10,000 vertices; search: about 25 vertices of a grid in seconds, paths of hundreds")
                    .example("arc-kayles [0,1] [1,2] [2,3]"),
            PositionFormat.of(new ArcKayles()));

    /** Grim. */
    public static final GameFamily GRIM = GameFamily.of(
            GameCard.of("grim", "Grim")
                    .group(GameCard.Group.GRAPH)
                    .rules(
                            "A move takes a vertex of a graph that has an edge, with its edges. Vertices that have no edges"
                                    + " left vanish.")
                    .theory(
                            "No closed form. The answer is by search over the connected parts, up to symmetry.",
                            "Adams-Dixon-Elder-Peabody-Vega-Willis 2016")
                    .notation(GRAPH, "the vertex taken; of those that leave the same the first")
                    .limits("10,000 vertices; search: about 16 vertices in seconds, paths of a hundred")
                    .example("grim path 6"),
            PositionFormat.of(new Grim()));

    /** Undirected vertex geography. */
    public static final GameFamily UNDIRECTED_VERTEX_GEOGRAPHY = GameFamily.of(
            GameCard.of("undirected-vertex-geography", "Undirected vertex geography")
                    .group(GameCard.Group.GRAPH)
                    .rules(
                            "A token is moved along an edge of a graph, and the vertex that it leaves vanishes. Who cannot"
                                    + " move loses.")
                    .theory(
                            "The player to move wins if and only if every maximum matching covers the vertex of the token,"
                                    + " and then by going along the matched edges. Other values are by search.",
                            "Fraenkel-Scheinerman-Ullman 1993",
                            "Edmonds 1965")
                    .notation("the vertex of the token, and then " + GRAPH, "the vertex that the token goes to")
                    .limits("outcomes: thousands of vertices, in polynomial time; values: about 20 vertices, by search")
                    .example("undirected-vertex-geography 0 grid 3 4"),
            PositionFormat.of(new Geography()));

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
