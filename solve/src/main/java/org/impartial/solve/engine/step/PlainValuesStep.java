package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Set;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.theory.sums.Nimbers;

/**
 * Normal play by the Grundy values of the components from engines alone, without claims.
 *
 * @param engines the engines, the last of which must suit every component
 */
public record PlainValuesStep(List<Engine> engines) implements Step {

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.NORMAL);
    }

    @Override
    public Session open(SharedTables shared) {
        EngineValues values = EngineValues.shared(engines, shared);
        return question -> Answer.searched(new Nimbers(values, question.meter()), List.of());
    }
}
