package org.impartial.contest;

import org.impartial.core.meter.Budget;
import org.impartial.solve.Strategy;

/**
 * A strategy or a program that takes part in a contest.
 *
 * @param opening prepares a run from empty tables
 */
record Entrant(String name, EntrantOpening opening) {

    /** The work of one run, and how it ended once its thread has ended. */
    interface EntrantRun extends Runnable {
        Ending ending();
    }

    /** Prepares the work of one run. */
    @FunctionalInterface
    interface EntrantOpening {
        EntrantRun run(ContestProblem problem, Ask ask, Budget budget);
    }

    static Entrant of(Strategy strategy) {
        return new Entrant(strategy.name(), (problem, ask, budget) -> new Answering(problem, strategy, ask, budget));
    }

    static Entrant of(Program program) {
        return new Entrant(
                program.name(), (problem, ask, budget) -> new ProgramAnswering(problem, program, ask, budget));
    }
}
