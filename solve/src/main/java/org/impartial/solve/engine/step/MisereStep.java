package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.misere.MisereSearch;

/**
 * Misère play of any games without infinite play by {@linkplain MisereSearch search} on canonical forms of small parts
 * and on the other components.
 *
 * @param bareFirst whether a bare search may be used first for a single component that does not decompose
 */
public record MisereStep(boolean bareFirst) implements Step {

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.MISERE);
    }

    @Override
    public Session open(SharedTables shared) {
        return question -> {
            MisereSearch search = search(shared);
            MisereSums sums = sums(search, question, shared, bareFirst);
            return Answer.searched(sums, "misère search")
                    .citing(sums.bases(question.position()))
                    .remarking(search::collapse)
                    .certifiedBy(() -> Optional.of(MisereSearch.prove(question.position(), question.meter())));
        };
    }

    /** Returns the search, whose tables all steps share. */
    static MisereSearch search(SharedTables shared) {
        return shared.of(MisereSearch.class, MisereSearch::new);
    }

    private static MisereSums sums(MisereSearch search, Question question, SharedTables shared, boolean bareFirst) {
        return new MisereSums(
                search,
                OpenClaims.shared(shared).of(question, List.of(), shared),
                bareFirst ? Optional.of(BareOutcomeSearch.shared(shared)) : Optional.empty(),
                question.meter(),
                question.whole());
    }

    /** Returns whether an attempt finds the outcome; its results are kept. */
    static boolean decides(MisereSearch search, Question attempt, SharedTables shared) {
        return new LimitedAttempt(attempt.meter())
                .result(meter -> sums(search, attempt, shared, false).outcome(attempt.position()))
                .isPresent();
    }

    /** Returns the name of the search. */
    @Override
    public String toString() {
        return "misère search";
    }
}
