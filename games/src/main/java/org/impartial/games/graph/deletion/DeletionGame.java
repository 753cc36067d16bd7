package org.impartial.games.graph.deletion;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.impartial.core.game.Capability.Separable;
import org.impartial.core.game.Capability.Sized;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;

/** A game in which a move takes vertices out of a graph, with their edges. */
interface DeletionGame extends ImpartialGame<Graph>, Separable<Graph>, Sized<Graph> {

    /** The rules: every move of a graph, with what is left after it. */
    void deletions(Graph graph, Deletions out);

    /** Takes the moves of a graph. */
    @FunctionalInterface
    interface Deletions {
        /**
         * A move.
         *
         * @param move how it is written
         * @param kept the vertices that are left
         */
        void to(Datum move, boolean[] kept);
    }

    @Override
    default void options(Graph graph, Options<Graph> out) {
        Set<List<Graph>> met = new HashSet<>();
        deletions(graph, (move, kept) -> {
            List<Graph> parts = graph.parts(kept);
            if (met.add(parts)) {
                out.toSum(parts);
            }
        });
    }

    /** Connected components. */
    @Override
    default Position parts(Graph graph) {
        return Position.sum(graph.parts(graph.all()).stream()
                .map(part -> Component.byRules(this, part))
                .toList());
    }

    /** The number of vertices. */
    @Override
    default int size(Graph graph) {
        return graph.size();
    }

    @Override
    default Graph canonical(Graph graph) {
        return GraphForm.of(graph);
    }

    /** Some graphs of up to ten vertices; vertices 10 and 11 hang apart, so that canonical forms of sums are met. */
    @Override
    default Stream<Graph> smallStates() {
        List<Datum> apart = List.of(Datum.of(8, 3), Datum.of(1, 3), Datum.of(10, 11), Datum.of(1, 5));
        return Stream.concat(
                Stream.of("petersen", "grid 3 3", "cycle 7", "bipartite 2 3").map(GraphNames::graph),
                Stream.of(GraphReader.read(apart)));
    }

    @Override
    default Notation<Graph> notation() {
        return new GraphNotation(this);
    }
}
