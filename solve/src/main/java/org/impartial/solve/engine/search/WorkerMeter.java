package org.impartial.solve.engine.search;

import java.util.function.Consumer;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;

/** The meter of one thread of a search, which also synchronises the threads. */
public interface WorkerMeter {

    /** Counts positions whose options were generated, and options; ends the search if the budget is used up. */
    void spend(long positions, long options);

    Cost cost();

    /** Returns the meter for listing options, which {@link #spend} counts afterwards. */
    Meter listing();

    /** Returns whether the search is over: another thread has found the answer, or has failed. */
    boolean over();

    /** Performs an action by the leading thread, with its meter, once every thread has called this and stopped. */
    void meet(Consumer<Meter> work);

    /** Ends a turn that is too short, as {@link Meter#endTurn(long)} does; searches on several threads have no turns. */
    default void endTurn(long next) {}

    /** Returns the meter of a search on a single thread. */
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

            @Override
            public void meet(Consumer<Meter> work) {
                work.accept(meter);
            }

            @Override
            public void endTurn(long next) {
                meter.endTurn(next);
            }
        };
    }
}
