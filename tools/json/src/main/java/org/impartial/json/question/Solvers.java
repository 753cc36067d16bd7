package org.impartial.json.question;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.engine.retrograde.IntGraph;
import org.impartial.solve.engine.retrograde.Retrograde;

/** The solvers of one run, by convention and strategy, so that their tables serve every request. For one thread. */
public final class Solvers {
    private static final int MOST_MOVES = 1_000_000;

    private final Map<Convention, Map<String, Solver>> solvers = new EnumMap<>(Convention.class);
    private final Progress progress;

    public Solvers(Progress progress) {
        this.progress = progress;
    }

    public Progress progress() {
        return progress;
    }

    Solver solver(Convention convention, Strategy strategy) {
        return solvers.computeIfAbsent(convention, c -> new HashMap<>())
                .computeIfAbsent(
                        strategy.name(),
                        name -> Solver.of(convention).using(strategy).progress(progress));
    }

    /** {@return the services for a survey: these solvers, by one strategy, with one budget for all its questions} */
    public Inquiry inquiry(Strategy strategy, Budget budget) {
        return new Inquiry() {
            private Cost spent = Cost.NONE;

            @Override
            public Outcome outcome(Position position, Convention convention) {
                return ask(position, convention, Analysis::outcome);
            }

            @Override
            public long grundy(Position position) {
                return ask(
                        position,
                        Convention.NORMAL,
                        analysis -> analysis.grundy()
                                .orElseThrow(() -> missing(analysis, position + " has no Grundy value")));
            }

            @Override
            public List<Move> winningMoves(Position position, Convention convention) {
                return ask(position, convention, analysis -> {
                    Analysis.WinningMoves moves = analysis.winningMoves(MOST_MOVES);
                    if (!moves.complete()) {
                        throw missing(analysis, "not all winning moves are listed; solve the position alone");
                    }
                    return moves.list();
                });
            }

            @Override
            public SolvedGraph outcomes(int vertices, IntFunction<int[]> successors) {
                Meter meter = new Meter(budget.after(spent), progress, () -> false);
                try {
                    return Retrograde.of(IntGraph.of(vertices, successors, meter), Convention.NORMAL, meter);
                } finally {
                    spent = spent.plus(meter.cost());
                }
            }

            private <T> T ask(Position position, Convention convention, Function<Analysis, T> question) {
                Analysis analysis =
                        solver(convention, strategy).within(budget.after(spent)).analyse(position);
                try {
                    if (analysis.status() != Analysis.Status.SOLVED) {
                        throw new UnansweredException(analysis.message());
                    }
                    return question.apply(analysis);
                } finally {
                    spent = spent.plus(analysis.cost());
                }
            }
        };
    }

    private static UnansweredException missing(Analysis analysis, String otherwise) {
        return new UnansweredException(analysis.missing().isEmpty() ? otherwise : analysis.missing());
    }
}
