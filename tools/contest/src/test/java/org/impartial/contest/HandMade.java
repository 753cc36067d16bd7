package org.impartial.contest;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.contest.ContestRun.End;
import org.impartial.contest.ContestRun.Response;
import org.impartial.core.game.Outcome;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;

/** Runs with given results, for tests of scores. */
final class HandMade {
    private static final Budget BUDGET = new Budget(1000, Duration.ofSeconds(10), 1 << 20);

    private HandMade() {}

    /** Returns a solved run with the value 1. */
    static ContestRun solved(ContestProblem problem, String strategy, long seconds, long positions) {
        Response value = new Response(Optional.of(Outcome.N), OptionalLong.of(1), List.of());
        return run(problem, strategy, End.SOLVED, value, seconds, positions);
    }

    static ContestRun unsolved(ContestProblem problem, String strategy, End end) {
        return run(problem, strategy, end, Response.NONE, 1, 10);
    }

    private static ContestRun run(
            ContestProblem problem, String strategy, End end, Response response, long seconds, long positions) {
        Cost cost = new Cost(positions, 0, Duration.ofSeconds(seconds), 0);
        return new ContestRun(problem, strategy, Ask.VALUE, 1, BUDGET, end, "", response, cost, Duration.ZERO);
    }

    static ContestRun valued(ContestRun run, long value) {
        return answering(run, new Response(run.response().outcome(), OptionalLong.of(value), List.of()));
    }

    /** Returns a solved run that gives the outcome N without a value. */
    static ContestRun withoutValue(ContestProblem problem, String strategy, long positions) {
        return answering(
                solved(problem, strategy, 1, positions),
                new Response(Optional.of(Outcome.N), OptionalLong.empty(), List.of()));
    }

    static ContestRun moving(ContestRun run, List<String> moves) {
        return answering(
                run, new Response(run.response().outcome(), run.response().value(), moves));
    }

    private static ContestRun answering(ContestRun run, Response response) {
        return new ContestRun(
                run.problem(),
                run.strategy(),
                run.ask(),
                run.round(),
                run.budget(),
                run.end(),
                run.detail(),
                response,
                run.cost(),
                run.processor());
    }
}
