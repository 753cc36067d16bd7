package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Set;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.theory.GrundyValues;

/**
 * Misère play where no claim of an outcome answers. For components that are claimed to be pet, the rule of Nim answers:
 * by claimed values, else by those of engines, unless another method needs less work. Another single component is
 * searched. A sum, and heaps, may be tame or have a quotient; which of these methods needs the least work is not known
 * beforehand, so they take equal turns and continue where they were stopped.
 *
 * @param engines the engines of the strategy
 */
public record MisereMethodsStep(List<Engine> engines) implements Step {
    /** {@return misère search alone, on canonical forms of small parts and on the other components} */
    public static Step searchAlone() {
        return Step.of("misère search", QuestionKind.MISERE, shared -> {
            OpenFacts facts = OpenFacts.shared(shared);
            return question -> new MisereAttempts(question, facts).bySearch(false);
        });
    }

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.MISERE);
    }

    @Override
    public Session open(SharedTables shared) {
        OpenFacts facts = OpenFacts.shared(shared);
        GrundyValues values = EngineValues.shared(engines, shared);
        return question -> new MisereAttempts(question, facts).result(values);
    }

    @Override
    public String toString() {
        return "misère methods";
    }
}
