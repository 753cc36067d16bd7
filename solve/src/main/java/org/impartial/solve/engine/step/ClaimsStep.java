package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.sums.Cited;
import org.impartial.solve.theory.sums.ClaimedNimber;
import org.impartial.solve.theory.sums.ClaimedNimbers;
import org.impartial.solve.theory.sums.ClaimedOutcome;
import org.impartial.solve.theory.sums.ClaimedValues;
import org.impartial.solve.theory.sums.Claims;
import org.impartial.solve.theory.sums.Claims.Pets;
import org.impartial.solve.theory.sums.TameNim;

/**
 * Closed forms: claims that give the outcome of the whole position. They may leave its value or its winning moves open.
 *
 * @param engines the engines for parts of states that no claim covers; empty for claims alone
 */
public record ClaimsStep(List<Engine> engines) implements Step {

    private static final GrundyValues NONE = (component, meter) -> {
        throw new BeyondRangeException("no claim gives the Grundy value of " + component);
    };

    /** {@return misère play by the rule of Nim where all components are claimed to be pet, and claims give all Grundy values} */
    public static Step ofPets() {
        return Step.of("claims of pet components", QuestionKind.MISERE, shared -> {
            OpenFacts facts = OpenFacts.shared(shared);
            return question -> facts.claims()
                    .pets(question.position())
                    .map(pets -> ofPets(pets, new ClaimedValues(facts.claims(), NONE), question.meter()))
                    .orElseGet(() -> StepResult.declined("has no proof that all components are pet"));
        });
    }

    @Override
    public Session open(SharedTables shared) {
        OpenFacts facts = OpenFacts.shared(shared);
        if (!engines.isEmpty()) {
            EngineValues.shared(engines, shared);
        }
        return question -> question.kind() == QuestionKind.NORMAL
                ? byNimbers(question, facts.claims())
                : alone(question, facts.claims());
    }

    @Override
    public boolean leavesOpen() {
        return true;
    }

    private static StepResult byNimbers(Question question, Claims claims) {
        Cited<ClaimedNimber> cited = claims.look(question.position());
        return cited.value().isUnknown()
                ? StepResult.declined("does not determine the components of this sum")
                : Answer.proved(
                        new ClaimedNimbers(claims, question.position(), cited.value(), Optional.empty()),
                        cited.bases());
    }

    static StepResult ofPets(Pets pets, GrundyValues values, Meter meter) {
        return pets.unvalued()
                .map(component -> StepResult.declined("gives no Grundy value of " + component))
                .orElseGet(() -> Answer.proved(TameNim.ofPets(values, meter), pets.bases()));
    }

    /** Answers by the claimed outcome of the only component. */
    private static StepResult alone(Question question, Claims claims) {
        List<Component<?>> components = question.position().components();
        return components.stream()
                .limit(components.size() == 1 ? 1 : 0)
                .flatMap(component -> claims.outcome(component, question.convention()).stream())
                .findFirst()
                .<StepResult>map(
                        cited -> Answer.proved(new ClaimedOutcome(question.convention(), claims), cited.bases()))
                .orElseGet(() -> StepResult.declined("gives no outcome for this position in "
                        + question.convention().words()));
    }
}
