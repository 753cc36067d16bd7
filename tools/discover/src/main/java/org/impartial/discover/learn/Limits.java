package org.impartial.discover.learn;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;

/**
 * The limits of a discovery. Immutable.
 *
 * @param options the greatest number of steps; below the usual number for a budget, a search has half of the budget
 * @param cancelled returns whether to stop; polled several times per tenth of a second
 * @param progress receives a line after every round
 */
public record Limits(int states, Budget budget, long options, BooleanSupplier cancelled, Consumer<String> progress) {
    public Limits {
        if (states < 1) {
            throw new IllegalArgumentException("an automaton has at least 1 state, so the limit cannot be " + states);
        }
    }

    public static Limits of(int states, Budget budget) {
        return new Limits(states, budget, Long.MAX_VALUE, () -> false, line -> {});
    }

    public Limits states(int most) {
        return new Limits(most, budget, options, cancelled, progress);
    }

    public Limits within(Budget most) {
        return new Limits(states, most, options, cancelled, progress);
    }

    public Limits options(long most) {
        return new Limits(states, budget, most, cancelled, progress);
    }

    public Limits cancelledBy(BooleanSupplier question) {
        return new Limits(states, budget, options, question, progress);
    }

    public Limits progress(Consumer<String> listener) {
        return new Limits(states, budget, options, cancelled, listener);
    }

    public Meter meter() {
        Meter meter = new Meter(budget, Progress.NONE, cancelled);
        return options == Long.MAX_VALUE ? meter : meter.fork(Long.MAX_VALUE, options);
    }
}
