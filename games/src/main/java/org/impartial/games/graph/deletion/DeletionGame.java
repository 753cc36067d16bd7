package org.impartial.games.graph.deletion;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * A game in which a move removes vertices from a graph, with their edges.
 *
 * @param rule lists every move of a graph as it is written, with the vertices that are left
 */
record DeletionGame(String name, BiConsumer<Graph, BiConsumer<Datum, long[]>> rule)
        implements ImpartialGame<Graph>, Capability.Separable<Graph>, Capability.Sized<Graph> {

    static final GameFamily NODE_KAYLES = family("node-kayles", (graph, out) -> {
        for (int vertex = graph.next(VertexSets.NONE); vertex != VertexSets.NONE; vertex = graph.next(vertex)) {
            out.accept(Datum.of(graph.name(vertex)), graph.awayFrom(vertex));
        }
    });

    /** A move removes an edge, its two ends and all edges at these [Schaefer 1978]. */
    static final GameFamily ARC_KAYLES = family("arc-kayles", (graph, out) -> {
        for (int u = graph.next(VertexSets.NONE); u != VertexSets.NONE; u = graph.next(u)) {
            for (int v : graph.near(u)) {
                if (v > u) {
                    out.accept(Datum.of(graph.name(u), graph.name(v)), graph.touching(graph.without(u, v)));
                }
            }
        }
    });

    /** A move removes a vertex that has an edge, and all vertices that then have none. */
    static final GameFamily GRIM = family("grim", (graph, out) -> {
        for (int vertex = graph.next(VertexSets.NONE); vertex != VertexSets.NONE; vertex = graph.next(vertex)) {
            if (graph.degree(vertex) > 0) {
                out.accept(Datum.of(graph.name(vertex)), graph.touching(graph.without(vertex)));
            }
        }
    });

    private static GameFamily family(String name, BiConsumer<Graph, BiConsumer<Datum, long[]>> rule) {
        return Cards.family(name, new DeletionGame(name, rule));
    }

    @Override
    public void options(Graph graph, Options<Graph> out) {
        LongSet words = new LongOpenHashSet();
        Set<BitSet> sets = new HashSet<>();
        rule.accept(graph, (move, kept) -> {
            if (kept.length == 1 ? words.add(kept[0]) : sets.add(BitSet.valueOf(kept))) {
                out.toSum(graph.parts(kept));
            }
        });
    }

    @Override
    public Position parts(Graph graph) {
        return Position.sum(graph.parts(graph.all()).stream()
                .map(part -> Component.byRules(this, part))
                .toList());
    }

    @Override
    public int size(Graph graph) {
        return graph.size();
    }

    @Override
    public Graph canonical(Graph graph) {
        return GraphForm.of(graph);
    }

    /** Vertices 10 and 11 are separate, so that canonical forms of sums occur. */
    @Override
    public Stream<Graph> smallStates() {
        List<Datum> apart = List.of(Datum.of(8, 3), Datum.of(1, 3), Datum.of(10, 11), Datum.of(1, 5));
        return Stream.concat(
                Stream.of("petersen", "grid 3 3", "cycle 7", "bipartite 2 3").map(GraphNames::graph),
                Stream.of(GraphReader.read(apart)));
    }

    @Override
    public Notation<Graph> notation() {
        return Notation.of(datum -> GraphReader.read(datum.asItems()), GraphReader::write)
                .movesToSums(this::written)
                .readingSums((component, move) -> deletions(component.state())
                        .filter(deletion -> alike(deletion.written(), move))
                        .<Position>map(deletion -> Position.sum(component.state().parts(deletion.kept()).stream()
                                .map(part -> Component.byRules(component.game(), part))
                                .toList()))
                        .findFirst());
    }

    private Datum written(Graph before, Position after) {
        Set<Integer> left = new HashSet<>();
        after.components().forEach(part -> left.addAll(names((Graph) part.state(), ((Graph) part.state()).all())));
        return deletions(before)
                .filter(deletion -> names(before, deletion.kept()).equals(left))
                .map(Deletion::written)
                .findFirst()
                .orElseThrow(() -> new NotationException(
                        "no move of " + name() + " " + GraphReader.write(before) + " leaves " + after));
    }

    private Stream<Deletion> deletions(Graph graph) {
        Stream.Builder<Deletion> deletions = Stream.builder();
        rule.accept(graph, (written, kept) -> deletions.add(new Deletion(written, kept)));
        return deletions.build();
    }

    private static Set<Integer> names(Graph graph, long[] vertices) {
        return BitSet.valueOf(vertices).stream().mapToObj(graph::name).collect(Collectors.toSet());
    }

    private static boolean alike(Datum written, Datum move) {
        List<Datum> ends = written.asItems();
        return written.equals(move) || (ends.size() == 2 && move.asItems().equals(List.of(ends.get(1), ends.get(0))));
    }

    /** Returns a hash that is the same in every run, as that of a function is not. */
    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }

    @SuppressWarnings("ArrayRecordComponent") // not compared
    private record Deletion(Datum written, long[] kept) {}
}
