package org.impartial.core.analysis;

import java.util.Optional;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.solve.Solution;
import org.impartial.core.solve.Strategy.Result;
import org.impartial.core.solve.Strategy.Result.Declined;
import org.impartial.core.theory.SumTheory;

/** A question with its own meter, put to the tables of a strategy. */
record Question(Position position, Convention convention, String strategy, Tables tables, Meter meter) {

    /** The same question, with the same meter, put to other tables. */
    Question with(Tables others) {
        return new Question(position, convention, strategy, others, meter);
    }

    /** Who wins and why; or that the search stopped, or the strategy declined. */
    Analysis analysis() {
        try {
            return tables.work(meter, this::answered);
        } catch (StoppedException stopped) {
            return Analysis.stopped(this, stopped);
        }
    }

    private Analysis answered() {
        Result result = result();
        return result instanceof Declined declined ? Analysis.declined(this, declined) : solved((Solution<?>) result);
    }

    private <V> Analysis solved(Solution<V> solution) {
        SumTheory<V> theory = solution.theory();
        V value = theory.of(position);
        return Analysis.solved(this, solution, new Analysis.Answer(theory.outcome(value), theory.grundy(value), value));
    }

    /** Who wins, and nothing else; nothing if the strategy declines. */
    Optional<Outcome> outcome() {
        return tables.work(meter, () -> result().solution().map(solution -> outcome(solution.theory())));
    }

    private <V> Outcome outcome(SumTheory<V> theory) {
        return theory.told(position).orElseGet(() -> theory.outcome(theory.of(position)));
    }

    private Result result() {
        return tables.session().solve(position, convention, meter);
    }
}
