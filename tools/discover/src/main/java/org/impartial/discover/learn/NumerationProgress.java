package org.impartial.discover.learn;

import org.impartial.discover.numeration.Numeration;
import org.jspecify.annotations.Nullable;

/** One numeration in a {@link NumerationSearch}: its progress, its work, and its end. */
final class NumerationProgress {
    final CandidateNumeration candidate;
    final int order;

    @Nullable
    Numeration numeration;

    @Nullable
    Attempt attempt;

    long work;
    long patience;
    String end = "";
    boolean foreign;

    NumerationProgress(CandidateNumeration candidate, int order, long work, long patience) {
        this.candidate = candidate;
        this.order = order;
        this.work = work;
        this.patience = patience;
    }

    String standing() {
        if (!end.isEmpty()) {
            return "in " + candidate.title() + " " + end;
        }
        return "in " + candidate.title()
                + (attempt == null
                        ? " the rules were not compiled"
                        : " none of fewer than " + attempt.states() + " states");
    }
}
