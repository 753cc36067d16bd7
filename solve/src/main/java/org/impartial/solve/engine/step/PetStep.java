package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Component;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.sums.ClaimedValues;
import org.impartial.solve.theory.sums.Claims;
import org.impartial.solve.theory.sums.TameNim;

/** Misère play by the rule of Nim where all components are claimed to be pet, and claims give all Grundy values. */
public record PetStep() implements Step {
    private static final GrundyValues NONE = (component, meter) -> {
        throw new IllegalArgumentException("no claim gives the Grundy value of " + component);
    };

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.MISERE);
    }

    @Override
    public Session open(SharedTables shared) {
        OpenFacts facts = OpenFacts.shared(shared);
        return question -> result(question, facts.claims());
    }

    private static StepResult result(Question question, Claims claims) {
        Optional<List<Basis>> pets = claims.petBases(question.position());
        if (pets.isEmpty()) {
            return StepResult.declined("has no proof that all components are pet");
        }
        for (Component<?> component : question.position().components()) {
            if (claims.formula(component).isEmpty()) {
                return StepResult.declined("gives no Grundy value of " + component);
            }
        }
        return Answer.proved(TameNim.ofPets(new ClaimedValues(claims, NONE), question.meter()), pets.get());
    }
}
