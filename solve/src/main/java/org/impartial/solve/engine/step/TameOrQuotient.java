package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.StepResult;

/**
 * Proofs about all followers of a sum in turns: that they are tame, which has a small part of the work, or have a
 * quotient. Both continue where they were stopped. Not safe for use by several threads.
 */
final class TameOrQuotient {
    /** Tameness is examined when all work is this many times that of its examination. */
    private static final long PART_OF_TAMENESS = 16;

    private static final long FIRST = 40;

    private final Function<Meter, Optional<StepResult>> quotient;
    private final Function<Meter, StepResult> tameness;
    private long work;
    private long nextTame = PART_OF_TAMENESS * FIRST;
    private boolean examined;

    /**
     * Creates the proofs.
     *
     * @param quotient continues the construction of the quotient in a turn; empty if it needs a longer one
     * @param tameness answers by tameness, or declines if it finds a wild position
     */
    TameOrQuotient(Function<Meter, Optional<StepResult>> quotient, Function<Meter, StepResult> tameness) {
        this.quotient = quotient;
        this.tameness = tameness;
    }

    /** Continues in a turn; empty if a longer one is needed. */
    Optional<StepResult> next(Meter turn) {
        Optional<StepResult> found = quotient.apply(turn);
        work += Turns.work(turn.cost());
        if (found.isPresent() || examined || work < nextTame) {
            return found;
        }
        long share = work / PART_OF_TAMENESS;
        nextTame = 4 * work;
        Optional<StepResult> tame = new LimitedAttempt(turn.fork(share, share)).result(tameness);
        examined = tame.isPresent();
        return tame.filter(result -> result.answer().isPresent());
    }
}
