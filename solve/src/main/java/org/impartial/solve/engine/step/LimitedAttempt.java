package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;

/**
 * Work within a share of a budget, after which other work can follow. Tables keep the results of an attempt that used
 * up its share.
 *
 * @param meter counts and stops the work
 */
public record LimitedAttempt(Meter meter) {

    /**
     * {@return the result of work; empty if the share was used up}
     *
     * @param work works under the meter of this attempt
     * @throws StoppedException if the whole budget was used up, or the question was cancelled
     */
    public <T> Optional<T> result(Function<Meter, T> work) {
        return find(meter -> Optional.of(work.apply(meter)));
    }

    /**
     * {@return the result of work that may find none; empty if there is none, or if the share was used up}
     *
     * @param work works under the meter of this attempt
     * @throws StoppedException if the whole budget was used up, or the question was cancelled
     */
    public <T> Optional<T> find(Function<Meter, Optional<T>> work) {
        try {
            return work.apply(meter);
        } catch (StoppedException stopped) {
            meter.absorb(stopped);
            return Optional.empty();
        }
    }
}
