package org.impartial.solve.engine.step;

import java.util.Set;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.nimber.KnownFacts;
import org.impartial.solve.engine.nimber.NimberSearch;

/**
 * Normal play by {@linkplain NimberSearch nimber search} of any games without infinite play: it decides whether X + *n
 * is lost instead of computing the value of X.
 *
 * @param threads the number of threads of the search
 */
public record NimberSearchStep(int threads) implements Step {

    /** Checks the number of threads. */
    public NimberSearchStep {
        if (threads < 1 || threads > NimberSearch.MOST_THREADS) {
            throw new IllegalArgumentException(
                    "a search has 1 to " + NimberSearch.MOST_THREADS + " threads, not " + threads);
        }
    }

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.NORMAL);
    }

    @Override
    public Session open(SharedTables shared) {
        OpenNimbers nimbers = new OpenNimbers(new NimberSearch(threads, KnownFacts.of(shared)));
        return question -> NimberStep.result(nimbers.forQuestion(question.position()), question);
    }
}
