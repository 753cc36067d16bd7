package org.impartial.contest;

import java.util.function.Supplier;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Strategy;

/** A strategy or a program that takes part in a contest, each run from empty tables. */
record Entrant(String name, EntrantOpening opening) {
    @FunctionalInterface
    interface EntrantOpening {
        Supplier<Ending> run(ContestProblem problem, Ask ask, Budget budget);
    }

    static Entrant of(Strategy strategy) {
        return new Entrant(
                strategy.name(), (problem, ask, budget) -> new Answering(problem, strategy, ask, budget)::ending);
    }

    static Entrant of(Program program) {
        return new Entrant(
                program.name(), (problem, ask, budget) -> new ProgramAnswering(problem, program, ask, budget)::ending);
    }
}
