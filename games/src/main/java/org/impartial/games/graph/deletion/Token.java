package org.impartial.games.graph.deletion;

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

    static Token of(int name, Graph graph) {
        int at = graph.vertex(name);
        if (at < 0) {
            throw new NotationException("the token stands on " + name + ", which is not a vertex of the graph");
        }
        return new Token(graph, at);
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
