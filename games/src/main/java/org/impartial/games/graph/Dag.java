package org.impartial.games.graph;

import com.google.common.collect.ImmutableMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Method;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.EdgeList;

/**
 * Any finite acyclic graph: a move takes the token along an edge. A vertex is P if no option is P, its value is the mex
 * of the options' values, and under misère play an end is N [WW, ch. 3]. The survey {@code all} answers for every
 * vertex.
 */
record Dag(FiniteGraph graph) {
    private static final int MOST = 1 << 24;
    public static final GameFamily FAMILY = Cards.family(
            "dag",
            params -> format(EdgeList.graph(params, MOST)),
            "n=4,edges=[0,1],[0,2],[1,2],[2,3] n=6,edges=[5,4],[5,3],[5,0],[4,2],[4,1],[3,2],[3,1],[2,1],[1,0] n=2,edges=[]");

    private static PositionFormat format(FiniteGraph graph) {
        if (graph.loopy()) {
            throw new NotationException(
                    "the graph has a cycle, and dag is for graphs without one; use digraph with the same parameters");
        }
        return Digraph.surveyed(graph, new Dag(graph)::answer);
    }

    private Datum.Fields answer(Method method, Inquiry inquiry) {
        if (method == Method.CLAIMS) {
            throw new NotationException("a graph has no closed form; use the solver auto or search");
        }
        return new Datum.Fields(ImmutableMap.of(
                "outcomes", each(v -> outcome(inquiry, v, Convention.NORMAL)),
                "grundy", each(v -> Datum.of(inquiry.grundy(graph.at(v)))),
                "misere", each(v -> outcome(inquiry, v, Convention.MISERE)),
                "winningMoves", each(v -> winningMoves(inquiry, v))));
    }

    private Datum each(Function<Integer, Datum> answer) {
        return Datum.list(IntStream.range(0, graph.successors().size())
                .mapToObj(answer::apply)
                .toList());
    }

    private Datum outcome(Inquiry inquiry, int vertex, Convention convention) {
        return Datum.of(inquiry.outcome(graph.at(vertex), convention).name());
    }

    private Datum winningMoves(Inquiry inquiry, int vertex) {
        return Datum.list(inquiry.winningMoves(graph.at(vertex), Convention.NORMAL).stream()
                .map(move -> graph.notation().move(vertex, move.to()))
                .toList());
    }
}
