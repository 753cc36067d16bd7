package org.impartial.contest;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs, which are judged when their scores are first requested, as results are joined before. */
final class JudgedRuns {
    private final List<ContestRun> made;
    private @Nullable Scores scores;

    JudgedRuns(List<ContestRun> made) {
        this.made = List.copyOf(made);
    }

    /** Returns the runs as they were made or read. */
    List<ContestRun> made() {
        return made;
    }

    synchronized Scores scores() {
        Scores done = scores;
        if (done == null) {
            done = new Scores(Referee.judged(made));
            scores = done;
        }
        return done;
    }
}
