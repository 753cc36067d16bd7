package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Set;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.engine.nimber.NimberSearch;
import org.impartial.solve.theory.sums.Claims;
import org.impartial.solve.theory.sums.NimberTheory;

/**
 * Normal play by {@linkplain NimberSearch nimber search} of games that decompose, where no claim gives a value and no
 * custom engine suits. A position with few followers is searched plainly first, which takes less work.
 *
 * @param engines all engines of the strategy
 */
public record NimberStep(List<Engine> engines) implements Step {

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.NORMAL);
    }

    @Override
    public Session open(SharedTables shared) {
        OpenNimbers nimbers = OpenNimbers.shared(shared);
        OpenFacts facts = OpenFacts.shared(shared);
        return question -> suits(question, facts.claims())
                ? result(nimbers.forQuestion(question.position()), facts.bare, question)
                : StepResult.declined("is not worthwhile for this position");
    }

    private static StepResult result(NimberSearch search, BareOutcomeSearch bare, Question question) {
        Position position = question.position();
        List<Component<?>> components = position.components();
        if (components.size() != 1) {
            return result(search, question);
        }
        Meter meter = question.meter();
        NimbersBesideMemo values = new NimbersBesideMemo(components.get(0), search, meter);
        if (values.isSmall()) {
            return Answer.searched(values, List.of());
        }
        OutcomeFirst theory = new OutcomeFirst(
                values,
                whole -> bare.outcomeAfter(
                        Share.SHORT_NIMBER_SEARCH, values::outcome, position, Convention.NORMAL, meter, meter),
                bare,
                meter);
        return certified(theory, search, question);
    }

    /** Returns false: claimed outcomes are completed by the step for values, which lists all winning moves. */
    @Override
    public boolean adds() {
        return false;
    }

    private boolean suits(Question question, Claims claims) {
        return question.position().components().stream()
                .allMatch(component -> Engines.fallsApart(component)
                        && !claims.look(component).value().isExact()
                        && engines.stream()
                                .filter(engine -> !Engines.BEST.contains(engine))
                                .noneMatch(engine -> engine.suits(component)));
    }

    /** Returns the answer for a position all of whose components nimber search handles. */
    static Answer<?> result(NimberSearch search, Question question) {
        return certified(new NimberSums(search, question.meter()), search, question);
    }

    private static Answer<?> certified(NimberTheory theory, NimberSearch search, Question question) {
        return Answer.searched(theory, "nimber search")
                .certifiedBy(() -> search.proof(question.position(), question.meter()));
    }
}
