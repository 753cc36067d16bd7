package org.impartial.discover.learn;

import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.jspecify.annotations.Nullable;

/** Outcomes of positions from the rules. An interruption leaves the tables consistent. */
interface Outcomes {
    boolean isP(long[] position, Meter meter);

    /** Returns the least position with a known outcome on which a guess is wrong, as a word; null if there is none. */
    default int @Nullable [] difference(Automaton guess, Meter meter) {
        return null;
    }
}
