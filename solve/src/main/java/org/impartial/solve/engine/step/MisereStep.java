package org.impartial.solve.engine.step;

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
        OpenFacts facts = OpenFacts.shared(shared);
        return question -> result(facts.sums(question, question.meter(), bareFirst), question);
    }

    /** Returns the answer by a theory of sums under the meter of the question. */
    static Answer<?> result(MisereSums sums, Question question) {
        return Answer.searched(sums, "misère search")
                .citing(sums.bases(question.position()))
                .remarking(sums.search()::collapse)
                .certifiedBy(() -> Optional.of(MisereSearch.prove(question.position(), question.meter())));
    }

    /** Returns the name of the search. */
    @Override
    public String toString() {
        return "misère search";
    }
}
