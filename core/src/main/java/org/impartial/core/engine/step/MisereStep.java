package org.impartial.core.engine.step;

import java.util.Optional;
import org.impartial.core.engine.Answer;
import org.impartial.core.engine.Question;
import org.impartial.core.engine.Reply;
import org.impartial.core.engine.Session;
import org.impartial.core.engine.Step;
import org.impartial.core.engine.Step.SharedTables;
import org.impartial.core.engine.misere.MisereSearch;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.theory.sums.FreeSums;

/**
 * Misère play of any games without infinite play by {@linkplain MisereSearch search} on canonical forms of small parts
 * and on the other components.
 */
public record MisereStep() implements Step {

    @Override
    public Session open(SharedTables shared) {
        MisereSearch search = search(shared);
        return question -> question.isNormal() || question.isLoopy()
                ? Reply.declined("handles misere play without infinite play")
                : Answer.searched(
                                new FreeSums(
                                        question.convention(),
                                        position -> search.outcome(position, question.meter()),
                                        question.meter()),
                                "misere search")
                        .certifiedBy(() -> Optional.of(MisereSearch.prove(question.position(), question.meter())));
    }

    /** Returns the tables, which other steps share. */
    static MisereSearch search(SharedTables shared) {
        return shared.of(MisereSearch.class, MisereSearch::new);
    }

    /** Returns whether an attempt finds the outcome; its results are kept. */
    static boolean decides(MisereSearch search, Question attempt) {
        try {
            search.outcome(attempt.position(), attempt.meter());
            return true;
        } catch (StoppedException stopped) {
            attempt.meter().absorb(stopped);
            return false;
        }
    }

    /** Returns the name of the search. */
    @Override
    public String toString() {
        return "misere search";
    }
}
