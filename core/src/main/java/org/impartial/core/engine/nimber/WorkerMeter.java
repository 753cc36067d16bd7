package org.impartial.core.engine.nimber;

import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;

/** Keeps the threads of one search together. */
interface WorkerMeter {

    /** Counts components whose options were generated, and options looked at; ends the search if that is too much. */
    void spend(long positions, long options);

    /** What has been spent so far. */
    Cost cost();

    /** Is looked at while options are listed; they are counted by {@link #spend}. */
    Meter listing();

    /** Whether somebody has the answer already, or has failed. */
    boolean over();

    /** The pace of a thread that searches alone. */
    static WorkerMeter of(Meter meter) {
        return new WorkerMeter() {
            @Override
            public void spend(long positions, long options) {
                meter.spend(positions, options);
            }

            @Override
            public Cost cost() {
                return meter.cost();
            }

            @Override
            public Meter listing() {
                return meter.watch();
            }

            @Override
            public boolean over() {
                return false;
            }
        };
    }
}
