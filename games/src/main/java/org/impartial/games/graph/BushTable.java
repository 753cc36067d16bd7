package org.impartial.games.graph;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Exhibit;

/** Shows the value of each edge of a bush, and the vertex where it counts. */
final class BushTable {
    private static final int MOST_EDGES = 40;

    private BushTable() {}

    /** Returns one table, or none for a bush that is too large to display. */
    static List<Exhibit> of(Bush bush, BushWalk walk) {
        if (bush.size() > MOST_EDGES) {
            return List.of();
        }
        List<List<String>> rows = new ArrayList<>();
        for (int edge = 0; edge < bush.size(); edge++) {
            if (walk.isReached(edge)) {
                rows.add(List.of("[" + bush.low(edge) + "," + bush.high(edge) + "]", meaning(walk, edge)));
            }
        }
        return List.of(new Exhibit(
                "What the edges count",
                List.of(),
                rows,
                "the edges of the circuits and the bridges at the ground make " + walk.total() + " by XOR"));
    }

    private static String meaning(BushWalk walk, int edge) {
        int below = walk.lower(edge);
        if (walk.isTree(edge) && walk.byBridge(below)) {
            return "a bridge: 1 + " + walk.value(below) + " = " + walk.handedUp(below);
        }
        return "on a circuit: 1";
    }
}
