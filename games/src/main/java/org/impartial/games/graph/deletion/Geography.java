package org.impartial.games.graph.deletion;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.Require;

/**
 * A move takes a token along an edge to a neighbour, and removes the vertex that it leaves [Fraenkel-Scheinerman-Ullman
 * 1993].
 *
 * <p>Theorem: the first player wins if and only if every maximum matching covers the vertex of the token, by always
 * going to the other end of the matched edge. So a move to a vertex wins if and only if some maximum matching of the
 * remaining graph leaves it exposed.
 */
record Geography() implements ImpartialGame<Geography.Token> {
    static final GameFamily FAMILY = Cards.family("undirected-vertex-geography", new Geography());
    private static final Basis COVERED = Basis.proved(
            "N if and only if every maximum matching covers the vertex of the token",
            "Fraenkel-Scheinerman-Ullman 1993");
    private static final Basis SPARED = Basis.proved(
            "a move to a neighbour wins if some maximum matching of the remaining graph leaves it exposed",
            "Fraenkel-Scheinerman-Ullman 1993");

    @Override
    public void options(Token token, Options<Token> out) {
        for (int next : token.graph().near(token.at())) {
            out.to(token.to(next));
        }
    }

    @Override
    public Token canonical(Token token) {
        Token near = token.reachable();
        return new Token(GraphForm.of(near.graph(), near.at()), 0);
    }

    @Override
    public List<Claim<Token>> claims() {
        return List.of(
                Claim.outcomes(COVERED, Convention.NORMAL, token -> !left(token).grows(token.at())),
                Claim.winningReplies(SPARED, this::replies));
    }

    private static Matching left(Token token) {
        return Matching.of(token.graph(), token.graph().without(token.at()));
    }

    private Stream<Position> replies(Token token) {
        return IntStream.of(token.graph().near(token.at()))
                .filter(next -> left(token).spares(next))
                .mapToObj(next -> at(token.to(next)));
    }

    @Override
    public Stream<Token> smallStates() {
        return Stream.of("petersen", "complete 4", "cycle 5", "path 6", "grid 3 3", "grid 2 5", "bipartite 2 3")
                .flatMap(name -> {
                    Graph graph = GraphNames.graph(name);
                    return IntStream.range(0, Math.min(graph.size(), 2)).mapToObj(at -> new Token(graph, at));
                });
    }

    @Override
    public void requireState(Token token) {
        Require.present(this, token);
        if (token.at < 0 || token.at >= token.graph.size()) {
            throw new NotationException("the token stands on a vertex from 0 to " + (token.graph.size() - 1)
                    + " of its graph, not on " + token.at);
        }
    }

    @Override
    public Notation<Token> notation() {
        return Notation.of(Token::read, Token::write).moves((before, after) -> Datum.of(after.name()));
    }

    @Override
    public String toString() {
        return "undirected-vertex-geography";
    }

    record Token(Graph graph, int at) {
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
            return Datum.list(
                    Stream.concat(Stream.of(Datum.of(name())), written).toList());
        }

        int name() {
            return graph.name(at);
        }

        /** Returns the token on another vertex, without the vertex where it was and those that can no longer be reached. */
        Token to(int next) {
            return kept(next, graph.without(at));
        }

        Token reachable() {
            return kept(at, graph.all());
        }

        private Token kept(int next, long[] open) {
            Graph left = graph.on(graph.part(next, open)).packed();
            return new Token(left, left.vertex(graph.name(next)));
        }
    }
}
