package org.impartial.games.graph.deletion;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** A graph with a token on one of its vertices, as an index. */
record Token(Graph graph, int at) {

    /** Checks that the token stands on a vertex of the graph. */
    static void requireVertex(Token token) {
        if (token.at < 0 || token.at >= token.graph.size()) {
            throw new NotationException("the token stands on a vertex from 0 to " + (token.graph.size() - 1)
                    + " of its graph, not on " + token.at);
        }
    }

    static Token read(Datum datum) {
        List<Datum> items = datum.asItems();
        int name = GraphReader.start(items);
        Graph graph = GraphReader.read(items.subList(1, items.size()));
        int at = graph.vertex(name);
        if (at < 0) {
            throw new NotationException("the token stands on " + name + ", which is not a vertex of the graph");
        }
        return new Token(graph, at);
    }

    Datum write() {
        Stream<Datum> written = GraphReader.write(graph).asItems().stream();
        return Datum.list(Stream.concat(Stream.of(Datum.of(name())), written).toList());
    }

    int name() {
        return graph.name(at);
    }

    /** Returns the token on another vertex, without the vertex where it was and those that can no longer be reached. */
    Token to(int next) {
        return kept(next, graph.without(at));
    }

    /** Returns the vertices that the token can reach. */
    Token reachable() {
        return kept(at, graph.all());
    }

    private Token kept(int next, long[] open) {
        Graph left = graph.on(graph.part(next, open)).packed();
        return new Token(left, left.vertex(graph.name(next)));
    }
}
