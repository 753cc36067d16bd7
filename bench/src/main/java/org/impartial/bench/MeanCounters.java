package org.impartial.bench;

import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Counters of single runs. JMH reports the sum over all runs that count, so each run adds its part of the mean. */
@State(Scope.Thread)
public abstract class MeanCounters {
    private double part;

    /**
     * Determines the part of one run.
     *
     * @param params the number of runs that count
     */
    @Setup(Level.Trial)
    public void divide(BenchmarkParams params) {
        part = 1.0 / (params.getMeasurement().getCount() * Math.max(1, params.getForks()));
    }

    /**
     * {@return the part of the mean that one run adds, to which its counter is set}
     *
     * @param value what was counted in that run
     */
    public final double part(double value) {
        return value * part;
    }
}
