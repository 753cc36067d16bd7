package org.impartial.games.graph.deletion;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.impartial.core.game.Component;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** A graph by its edges or by name; a move by the vertices chosen, of moves that leave the same the first. */
record GraphNotation(DeletionGame game) implements Notation<Graph> {

    @Override
    public Graph read(Datum datum) {
        return GraphReader.read(datum.asItems());
    }

    @Override
    public Datum write(Graph graph) {
        return GraphReader.write(graph);
    }

    @Override
    public Datum move(Graph before, Position after) {
        Set<Integer> left = new HashSet<>();
        for (Component<?> part : after.components()) {
            left.addAll(names((Graph) part.state()));
        }
        List<Datum> found = new ArrayList<>();
        game.deletions(before, (move, kept) -> {
            if (found.isEmpty() && left.equals(new HashSet<>(names(before.on(kept))))) {
                found.add(move);
            }
        });
        if (found.isEmpty()) {
            throw new NotationException("no move of " + game.name() + " " + write(before) + " leaves " + after);
        }
        return found.get(0);
    }

    private static List<Integer> names(Graph graph) {
        List<Integer> names = new ArrayList<>();
        for (int vertex = 0; vertex < graph.size(); vertex++) {
            names.add(graph.name(vertex));
        }
        return names;
    }
}
