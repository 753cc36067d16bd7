package org.impartial.discover.learn;

import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.jspecify.annotations.Nullable;

/** Says from the rules whether a position is a P-position. What stops it leaves it as it was. */
interface Outcomes {

    /** Returns whether a position of the domain is a P-position. */
    boolean isP(long[] position, Meter meter);

    /**
     * Returns the least position of what is known anyway on which a guess is wrong, as a word; null if there is none.
     */
    default int @Nullable [] difference(Automaton guess, Meter meter) {
        return null;
    }
}
