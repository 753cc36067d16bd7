package org.impartial.games.graph;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.stream.IntStream;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Method;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.EdgeList;
import org.impartial.games.state.SurveyedFormat;

/** A token on a directed graph with cycles: a vertex may be won, lost or drawn [Fraenkel-Perl 1975]. */
final class Digraph {
    private static final int MOST_VERTICES = 10_000_000;
    public static final GameFamily FAMILY = Cards.family(
            "digraph",
            params -> format(EdgeList.graph(params, MOST_VERTICES)),
            "n=3,edges=[0,1],[1,0],[0,2] n=5,edges=[0,1],[1,2],[2,0],[0,3],[4,4]");

    private static PositionFormat format(FiniteGraph graph) {
        return surveyed(graph, (method, inquiry) -> outcomes(graph, method, inquiry));
    }

    static PositionFormat surveyed(FiniteGraph graph, Survey all) {
        return SurveyedFormat.of(
                graph, position -> Optional.of(all).filter(survey -> position.equals(Datum.of("all"))));
    }

    private static Datum.Fields outcomes(FiniteGraph graph, Method method, Inquiry inquiry) {
        requireSearch(method);
        int n = graph.successors().size();
        Inquiry.SolvedGraph outcomes = inquiry.outcomes(
                n, v -> graph.successors().get(v).stream().mapToInt(w -> w).toArray());
        return new Datum.Fields(ImmutableMap.of(
                "result",
                Datum.list(IntStream.range(0, n)
                        .mapToObj(v -> word(outcomes.outcome(v), "Draw"))
                        .toList()),
                "remoteness",
                Datum.list(IntStream.range(0, n)
                        .mapToObj(v -> Datum.of(outcomes.remoteness(v)))
                        .toList())));
    }

    static Datum word(Outcome outcome, String draw) {
        return Datum.of(
                switch (outcome) {
                    case N -> "Win";
                    case P -> "Lose";
                    case D -> draw;
                });
    }

    static void requireSearch(Method method) {
        if (method == Method.CLAIMS) {
            throw new NotationException(
                    "no closed form is known for a whole graph; use the solver \"auto\" or \"search\"");
        }
    }
}
