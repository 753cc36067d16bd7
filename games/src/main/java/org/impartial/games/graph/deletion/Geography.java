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
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
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
record Geography() implements ImpartialGame<Token> {
    /** The plug-in. */
    static final GameFamily FAMILY = Cards.family("undirected-vertex-geography", PositionFormat.of(new Geography()));

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
        Token.requireVertex(token);
    }

    @Override
    public Notation<Token> notation() {
        return new GeographyNotation();
    }

    @Override
    public String toString() {
        return "undirected-vertex-geography";
    }

    /** The vertex of the token and then the graph; a move as the vertex that it goes to. */
    private record GeographyNotation() implements Notation<Token> {

        @Override
        public Token read(Datum datum) {
            List<Datum> items = datum.asItems();
            return Token.of(GraphReader.start(items), GraphReader.read(items.subList(1, items.size())));
        }

        @Override
        public Datum write(Token token) {
            Stream<Datum> graph = GraphReader.write(token.graph()).asItems().stream();
            return Datum.list(
                    Stream.concat(Stream.of(Datum.of(token.name())), graph).toList());
        }

        @Override
        public Datum move(Token before, Position after) {
            return Datum.of(((Token) after.components().get(0).state()).name());
        }

        /** Returns the datum of a state. */
        @Override
        public String toString() {
            return "notation of graphs";
        }
    }
}
