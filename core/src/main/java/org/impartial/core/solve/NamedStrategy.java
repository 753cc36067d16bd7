package org.impartial.core.solve;

import java.util.function.Supplier;
import org.impartial.core.solve.Strategy.Session;

/** A strategy as data. */
record NamedStrategy(String name, Supplier<Session> sessions) implements Strategy {

    @Override
    public Session open() {
        return sessions.get();
    }
}
