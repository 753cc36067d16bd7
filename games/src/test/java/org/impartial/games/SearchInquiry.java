package org.impartial.games;

import java.util.List;
import java.util.function.IntFunction;
import org.impartial.core.contract.Oracle;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Inquiry;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.solve.Effort;
import org.impartial.core.solve.IntGraph;
import org.impartial.core.solve.Retrograde;

/** Answers surveys by the bare definitions, and by retrograde analysis where a graph is given. */
public final class SearchInquiry implements Inquiry {
    private final Oracle oracle = new Oracle(1_000_000);

    @Override
    public Outcome outcome(Position position, Convention convention) {
        return oracle.outcome(position, convention);
    }

    @Override
    public long grundy(Position position) {
        return oracle.grundy(position).orElseThrow();
    }

    @Override
    public List<Move> winningMoves(Position position, Convention convention) {
        return position.moves().stream()
                .filter(move -> outcome(move.result(), convention) == Outcome.P)
                .toList();
    }

    @Override
    public Fates fates(int vertices, IntFunction<int[]> successors) {
        IntGraph graph = IntGraph.of(vertices, successors, Effort.unlimited());
        return Retrograde.of(graph, Convention.NORMAL, Effort.unlimited());
    }
}
