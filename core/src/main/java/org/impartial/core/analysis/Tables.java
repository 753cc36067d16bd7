package org.impartial.core.analysis;

import java.util.function.Supplier;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.solve.Strategy.Session;

/**
 * An open session with what its tables hold. Questions take turns: each works under its own meter, whose clock stands still
 * in between.
 */
final class Tables {
    private final Session session;
    private long held;
    private boolean lost;
    private int depth;

    Tables(Session session) {
        this.session = session;
    }

    Session session() {
        return session;
    }

    /** Whether they leave a question too little of the memory that it may hold, or are lost. */
    synchronized boolean crowd(long memory) {
        return lost || held > memory / 2;
    }

    /**
     * Does a piece of the work of a question. If memory runs out, that piece stops, and the tables are given up.
     *
     * @throws StoppedException if the budget is used up, somebody cancels, or memory runs out
     */
    synchronized <T> T work(Meter meter, Supplier<T> piece) {
        if (lost) {
            throw new StoppedException(
                    StoppedException.Cause.OVER_BUDGET,
                    meter.cost(),
                    "the tables of this answer were given up when memory ran out; ask the question again");
        }
        if (depth++ == 0) {
            meter.carry(held - meter.held());
            meter.resume();
        }
        try {
            return piece.get();
        } catch (OutOfMemoryError error) {
            lost = true;
            throw meter.exhausted(error);
        } finally {
            if (--depth == 0) {
                meter.pause();
                held = meter.held();
            }
        }
    }
}
