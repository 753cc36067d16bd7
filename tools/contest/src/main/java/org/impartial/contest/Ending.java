package org.impartial.contest;

import java.time.Duration;
import org.impartial.contest.ContestRun.End;
import org.impartial.contest.ContestRun.Response;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;

/** The end of a run, before it is assigned to its strategy and problem. */
record Ending(End end, String detail, Response response, Cost cost) {
    /** Returns the end of a run with an answer: solved, or failed if its value is negative. */
    static Ending with(Response answer, Cost cost) {
        return answer.value().orElse(0) < 0
                ? without(End.FAILED, "it answered " + answer + "; a value is 0 or more", cost)
                : new Ending(End.SOLVED, "", answer, cost);
    }

    static Ending without(End end, String detail, Cost cost) {
        return new Ending(end, detail, Response.NONE, cost);
    }

    Ending costing(Cost other) {
        return new Ending(end, detail, response, other);
    }

    ContestRun of(ContestProblem problem, String strategy, Ask ask, int round, Budget budget, Duration processor) {
        return new ContestRun(problem, strategy, ask, round, budget, end, detail, response, cost, processor);
    }
}
