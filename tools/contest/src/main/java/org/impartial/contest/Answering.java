package org.impartial.contest;

import org.impartial.contest.ContestRun.End;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.UnsolvedException;
import org.jspecify.annotations.Nullable;

/** The work of one run: opens the strategy and computes the requested answer. */
record Answering(ContestProblem problem, Strategy strategy, Ask ask, Budget budget) {
    Answering {
        position(problem);
    }

    private static Position position(ContestProblem problem) {
        return problem.position()
                .orElseThrow(() -> new IllegalArgumentException("the game of " + problem.id() + " is not installed"));
    }

    Ending ending() {
        Analysis analysis = null;
        try {
            Solver solver = Solver.of(problem.convention()).within(budget).using(strategy);
            analysis = solver.analyse(position(problem));
            return switch (analysis.status()) {
                case SOLVED -> Ending.with(ask.answer(analysis), analysis.cost());
                case DECLINED -> Ending.without(End.DECLINED, analysis.message(), analysis.cost());
                case OVER_BUDGET, CANCELLED -> Ending.without(End.OVER, analysis.message(), analysis.cost());
            };
        } catch (StoppedException stopped) {
            return Ending.without(End.OVER, message(stopped), stopped.cost());
        } catch (UnsolvedException | Ask.Incomplete incomplete) {
            return Ending.without(End.OVER, message(incomplete), cost(analysis));
        } catch (BeyondRangeException beyond) {
            return Ending.without(End.DECLINED, message(beyond), cost(analysis));
        } catch (OutOfMemoryError error) {
            return Ending.without(End.OVER, "Java ran out of memory", cost(analysis));
        } catch (Throwable fault) {
            return Ending.without(End.FAILED, fault.getClass().getSimpleName() + ": " + message(fault), cost(analysis));
        }
    }

    private static Cost cost(@Nullable Analysis analysis) {
        return analysis == null ? Cost.NONE : analysis.cost();
    }

    private static String message(Throwable fault) {
        return String.valueOf(fault.getMessage());
    }
}
