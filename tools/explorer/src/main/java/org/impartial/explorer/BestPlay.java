package org.impartial.explorer;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.impartial.core.game.Move;
import org.impartial.core.library.NotatedPosition;

/** The tree of best play in a small world, cut at some depth and breadth; each move of the loser is answered. */
final class BestPlay {
    private static final int DEPTH = 6;
    private static final int BREADTH = 6;
    private static final int MOST_NODES = 200;

    private final ToIntFunction<Move> remoteness;
    private final Predicate<Move> wins;
    private int nodes;

    BestPlay(ToIntFunction<Move> remoteness, Predicate<Move> wins) {
        this.remoteness = remoteness;
        this.wins = wins;
    }

    void put(NotatedPosition position, boolean won, ArrayNode into) {
        put(position, won, DEPTH, into);
    }

    private void put(NotatedPosition position, boolean won, int depth, ArrayNode into) {
        if (depth == 0) {
            return;
        }
        Set<String> seen = new HashSet<>();
        List<Move> moves = position.position().moves().stream()
                .filter(move -> seen.add(position.write(move).toString()))
                .toList();
        Comparator<Move> soonest = Comparator.comparingInt(remoteness);
        List<Move> shown = moves.stream()
                .filter(move -> !won || wins.test(move))
                .sorted(won ? soonest : soonest.reversed())
                .limit(won ? 1 : BREADTH)
                .toList();
        for (Move move : shown) {
            if (nodes++ >= MOST_NODES) {
                return;
            }
            var node = into.addObject().put("move", position.write(move).toString());
            node.put("name", position.name(move)).put("component", move.component());
            if (!won && moves.size() > BREADTH) {
                node.put("of", moves.size());
            }
            put(position.after(move), !won, depth - 1, node.putArray("replies"));
        }
    }
}
