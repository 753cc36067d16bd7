package org.impartial.games.seam;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/**
 * Outcomes of whole positions from {@link Position#moves()} and nothing else: all reachable positions are listed, and
 * labelled backwards from the ends of play, so that play may repeat positions.
 */
final class PlayByMoves {
    private final Map<Position, Vertex> vertices = new HashMap<>();
    private final Deque<Vertex> labelled = new ArrayDeque<>();

    private static final class Vertex {
        private final List<Vertex> before = new ArrayList<>();
        private int open;
        private Outcome outcome = Outcome.D;
    }

    private PlayByMoves() {}

    /** Returns the outcome of a position with few followers. */
    static Outcome outcome(Position position, Convention convention) {
        PlayByMoves play = new PlayByMoves();
        play.list(position, convention);
        play.label();
        return play.vertices.get(position).outcome;
    }

    private void list(Position start, Convention convention) {
        Deque<Position> open = new ArrayDeque<>(List.of(start));
        vertices.put(start, new Vertex());
        while (!open.isEmpty()) {
            Position position = open.remove();
            Vertex vertex = vertices.get(position);
            List<Move> moves = position.moves();
            vertex.open = moves.size();
            if (moves.isEmpty()) {
                label(vertex, convention.end());
            }
            for (Move move : moves) {
                Vertex next = vertices.get(move.result());
                if (next == null) {
                    next = new Vertex();
                    vertices.put(move.result(), next);
                    open.add(move.result());
                }
                next.before.add(vertex);
            }
        }
    }

    private void label() {
        while (!labelled.isEmpty()) {
            Vertex vertex = labelled.remove();
            for (Vertex before : vertex.before) {
                before.open--;
                if (vertex.outcome == Outcome.P) {
                    label(before, Outcome.N);
                } else if (before.open == 0) {
                    label(before, Outcome.P);
                }
            }
        }
    }

    private void label(Vertex vertex, Outcome outcome) {
        if (vertex.outcome == Outcome.D) {
            vertex.outcome = outcome;
            labelled.add(vertex);
        }
    }
}
