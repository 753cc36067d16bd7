package org.impartial.discover.learn;

import org.impartial.discover.automaton.Automaton;
import org.jspecify.annotations.Nullable;

/** Says from the rules whether a position is a P-position. */
interface Outcomes {

    /** Whether a position of the domain is a P-position. */
    boolean isP(long[] position);

    /** The least position of what is known anyway on which a guess is wrong, as a word; null if there is none. */
    default int @Nullable [] difference(Automaton guess) {
        return null;
    }
}
