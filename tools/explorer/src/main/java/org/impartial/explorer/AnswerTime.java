package org.impartial.explorer;

import java.time.Duration;
import java.util.function.Supplier;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.solve.Solver;

/** The time of one answer from now on; a part of the work may get a share, with which all that it limits ends. */
final class AnswerTime {
    static final long MOST_SECONDS = 10;

    private static final long POSITIONS_A_SECOND = 200_000;
    private static final long MEMORY = 64L << 20;

    private final Budget budget;
    private final boolean unhurried;
    private final long end;
    private long until;

    AnswerTime(long seconds) {
        this(seconds, false);
    }

    private AnswerTime(long seconds, boolean unhurried) {
        this.unhurried = unhurried;
        budget = Budget.positions(seconds * POSITIONS_A_SECOND)
                .within(Duration.ofSeconds(seconds))
                .holding(MEMORY);
        end = System.nanoTime() + budget.time().toNanos();
        until = end;
    }

    /** Returns a time whose parts have no shorter limits of time, so that what they find hardly depends on the machine. */
    static AnswerTime unhurried(long seconds) {
        return new AnswerTime(seconds, true);
    }

    boolean isOver() {
        return System.nanoTime() - end >= 0;
    }

    boolean isShareOver() {
        return System.nanoTime() - until >= 0;
    }

    /** Performs a piece of work within one of several equal shares of the time that is left. */
    <T> T share(int shares, Supplier<T> work) {
        long now = System.nanoTime();
        until = now + (end - now) / shares;
        try {
            return work.get();
        } finally {
            until = end;
        }
    }

    Solver limit(Solver solver) {
        return limit(solver, budget);
    }

    Solver limit(Solver solver, Budget smaller) {
        return solver.within(fitted(smaller)).cancelWhen(this::isShareOver);
    }

    Meter meter(Budget smaller) {
        return new Meter(fitted(smaller), Progress.NONE, this::isShareOver);
    }

    private Budget fitted(Budget smaller) {
        return unhurried ? smaller.within(budget.time()) : smaller;
    }

    Meter meter() {
        return meter(budget);
    }

    @Override
    public String toString() {
        return budget.time().toSeconds() + " s";
    }
}
