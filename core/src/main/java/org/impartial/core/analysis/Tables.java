package org.impartial.core.analysis;

import java.util.function.Supplier;
import org.impartial.core.meter.Meter;
import org.impartial.core.solve.Session;

/**
 * An open session with what its tables hold. Questions take turns: each works under its own meter, whose clock stands still
 * in between.
 */
final class Tables {
    private final Session session;
    private long held;

    Tables(Session session) {
        this.session = session;
    }

    Session session() {
        return session;
    }

    synchronized long held() {
        return held;
    }

    /** Does a piece of the work of a question. */
    synchronized <T> T work(Meter meter, Supplier<T> piece) {
        meter.carry(held - meter.held());
        meter.resume();
        try {
            return piece.get();
        } finally {
            meter.pause();
            held = meter.held();
        }
    }
}
