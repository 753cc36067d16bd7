package org.impartial.games;

import java.util.List;
import java.util.function.IntFunction;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.meter.Meter;
import org.impartial.solve.Strategy;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.retrograde.IntGraph;
import org.impartial.solve.engine.retrograde.Retrograde;
import org.impartial.solve.theory.SumTheory;

/** Answers surveys by search from the rules alone, and by retrograde analysis where a graph is given. */
public final class SearchInquiry implements Inquiry {
    private final Session search = Strategy.search().open();

    /** Holds nothing yet. */
    public SearchInquiry() {}

    private SumTheory<?> theory(Position position, Convention convention) {
        return search.result(new Question(position, convention, Meter.unlimited()))
                .answer()
                .orElseThrow()
                .theory();
    }

    @Override
    public Outcome outcome(Position position, Convention convention) {
        return outcome(theory(position, convention), position);
    }

    private static <V> Outcome outcome(SumTheory<V> theory, Position position) {
        return theory.outcome(theory.of(position));
    }

    @Override
    public long grundy(Position position) {
        return grundy(theory(position, Convention.NORMAL), position);
    }

    private static <V> long grundy(SumTheory<V> theory, Position position) {
        return theory.grundy(theory.of(position)).orElseThrow();
    }

    @Override
    public List<Move> winningMoves(Position position, Convention convention) {
        return theory(position, convention).winningMoves(position).toList();
    }

    @Override
    public SolvedGraph outcomes(int vertices, IntFunction<int[]> successors) {
        IntGraph graph = IntGraph.of(vertices, successors, Meter.unlimited());
        return Retrograde.of(graph, Convention.NORMAL, Meter.unlimited());
    }
}
