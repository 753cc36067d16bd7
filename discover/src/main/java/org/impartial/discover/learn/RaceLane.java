package org.impartial.discover.learn;

import org.impartial.discover.numeration.Numeration;
import org.jspecify.annotations.Nullable;

/** One numeration in a {@link Race}: how far it has come, what time it has had, and how it ended. */
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

    /** Where it stands, in words: how it ended, or what is known of the automata that it looks for. */
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
