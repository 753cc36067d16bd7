package org.impartial.discover.learn;

import org.impartial.discover.numeration.Numeration;
import org.jspecify.annotations.Nullable;

/** One numeration in a {@link Race}: its progress, its time, and its end. */
final class RaceLane {
    final Entrant entrant;
    final int order;

    @Nullable
    Numeration numeration;

    @Nullable
    Attempt attempt;

    long nanos;
    long patience;
    String end = "";
    boolean foreign;

    RaceLane(Entrant entrant, int order, long nanos, long patience) {
        this.entrant = entrant;
        this.order = order;
        this.nanos = nanos;
        this.patience = patience;
    }

    /** Returns the state of the lane in words: how it ended, or what is known of the automata sought. */
    String standing() {
        if (!end.isEmpty()) {
            return "in " + entrant.title() + " " + end;
        }
        return "in " + entrant.title()
                + (attempt == null
                        ? " the rules were not compiled"
                        : " none of fewer than " + attempt.states() + " states");
    }
}
