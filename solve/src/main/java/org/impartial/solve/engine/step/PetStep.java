package org.impartial.solve.engine.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Component;
import org.impartial.core.game.heap.HeapGame;
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
import org.impartial.solve.theory.sums.ClaimedValues;
import org.impartial.solve.theory.sums.Claims;
import org.impartial.solve.theory.sums.TameNim;

/**
 * Misère play by the rule of Nim where all components are claimed to be pet.
 *
 * @param engines the engines of the strategy
 * @param closed whether claims must give all Grundy values too; if not, engines compute the missing ones
 */
public record PetStep(List<Engine> engines, boolean closed) implements Step {
    /** The part of the work of a table that other methods may do before it. */
    private static final long PART_BEFORE = 2;

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
        GrundyValues values = closed ? NONE : EngineValues.shared(engines, shared);
        return question -> {
            Claims open = facts.claims();
            boolean pet = question.position().components().stream()
                    .allMatch(component -> open.pet(component).isPresent());
            if (closed || !pet) {
                return result(question, open, values);
            }
            long most = BareOutcomeSearch.workOfTables(question) / PART_BEFORE;
            Optional<StepResult> soon = MisereMethodsStep.soon(question, facts, most);
            if (soon.isPresent()) {
                return soon.get();
            }
            return isBareSooner(question, facts.bare)
                    ? StepResult.declined("leaves this position to a search that needs few positions")
                    : result(question, open, values);
        };
    }

    private static boolean isBareSooner(Question question, BareOutcomeSearch bare) {
        List<Component<?>> components = question.position().components();
        return components.size() > 1
                        && QuotientStep.ofOneHeapGame(question.position())
                        && BareOutcomeSearch.isTableFilled(
                                (HeapGame) components.get(0).game())
                ? bare.decidesBeforeTable(question)
                : bare.outcomeBefore(question).isPresent();
    }

    private StepResult result(Question question, Claims claims, GrundyValues values) {
        List<Basis> bases = new ArrayList<>();
        for (Component<?> component : question.position().components()) {
            Optional<Basis> pet = claims.pet(component);
            if (pet.isEmpty()) {
                return StepResult.declined("has no proof that all components are pet");
            }
            Cited<ClaimedNimber> value = claims.look(component);
            if (closed && claims.formula(component).isEmpty()) {
                return StepResult.declined("gives no Grundy value of " + component);
            }
            bases.add(pet.get());
            bases.addAll(value.bases());
        }
        TameNim nim = TameNim.ofPets(new ClaimedValues(claims, values), question.meter());
        List<Basis> each = bases.stream().distinct().toList();
        return closed ? Answer.proved(nim, each) : Answer.searched(nim, each);
    }
}
