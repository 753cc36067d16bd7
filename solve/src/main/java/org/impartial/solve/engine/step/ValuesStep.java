package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.game.Component;
import org.impartial.core.game.Outcome;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.engine.search.SearchedValues;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.sums.ClaimedNimber;
import org.impartial.solve.theory.sums.ClaimedValues;
import org.impartial.solve.theory.sums.Claims;
import org.impartial.solve.theory.sums.NimberTheory;
import org.impartial.solve.theory.sums.Nimbers;

/**
 * Normal play by the Grundy values of the components: by claims, and by engines where no claim gives them.
 *
 * @param engines the engines, the last of which must suit every component
 * @param byClaims whether claims come before the engines; if not, the engines compute all values
 */
public record ValuesStep(List<Engine> engines, boolean byClaims) implements Step {

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.NORMAL);
    }

    @Override
    public Session open(SharedTables shared) {
        EngineValues values = EngineValues.shared(engines, shared);
        if (!byClaims) {
            return question -> Answer.searched(new Nimbers(values, question.meter()), List.of());
        }
        Sequences sequences = shared.of(Sequences.class, Sequences::new);
        OpenFacts facts = OpenFacts.shared(shared);
        return question -> result(question, facts.claims(), values, sequences, facts.bare);
    }

    private static StepResult result(
            Question question, Claims claims, EngineValues values, Sequences sequences, BareOutcomeSearch single) {
        NimberTheory nimbers = theory(question, claims, values, sequences, single);
        return Answer.searched(nimbers, claims.valueBases(question.position()))
                .withPeriod(() -> sequences.period(question.position(), question.meter()))
                .certifiedBy(() -> sequences.certificate(question.position(), question.meter()));
    }

    private static NimberTheory theory(
            Question question, Claims claims, EngineValues values, Sequences sequences, BareOutcomeSearch single) {
        GrundyValues each = new ClaimedValues(claims, values);
        Meter meter = question.meter();
        List<Component<?>> components = question.position().components();
        for (Component<?> part : components) {
            ClaimedNimber claimed = claims.look(part).value();
            if (claimed.isExact() || claims.equivalent(part).isPresent()) {
                continue;
            }
            Optional<SearchedValues> searched = values.searched(part);
            long work = BareOutcomeSearch.workOfTables(question);
            if (searched.isPresent()) {
                boolean won = !claimed.isUnknown();
                ValuesInTurns turns =
                        new ValuesInTurns(part, searched.get(), values.nimbers(), single, each, won, meter);
                each = turns;
                if (components.size() == 1 && !won) {
                    return new OutcomeFirst(new Nimbers(each, meter), position -> turns.outcome(meter), single, meter);
                }
            } else if (work > 0) {
                return new OutcomeFirst(
                        new Nimbers(each, meter), position -> soon(work, question, sequences, single), single, meter);
            }
        }
        return new Nimbers(each, meter);
    }

    /** Returns the outcome by a bare search, unless the values of a great heap soon have a period. */
    private static Optional<Outcome> soon(long work, Question question, Sequences sequences, BareOutcomeSearch single) {
        Component<?> heap = question.position().components().get(0);
        if ((Long) heap.state() >= Sequences.FIRST_LOOK) {
            long first = BareOutcomeSearch.workOfFirstValues(heap, question.meter());
            Optional<Outcome> soon = single.outcomeBefore(first, question);
            if (soon.isPresent()
                    || sequences.findsPeriod(heap.game(), BareOutcomeSearch.FIRST_VALUES, question.meter())) {
                return soon;
            }
        }
        return single.outcomeBefore(work, question);
    }
}
