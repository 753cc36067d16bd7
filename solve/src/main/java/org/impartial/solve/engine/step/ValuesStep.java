package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.impartial.core.game.Component;
import org.impartial.core.game.Outcome;
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
import org.impartial.solve.engine.search.ObjectSearch;
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
                return ofHeap(work, each, question, sequences, single);
            }
        }
        return new Nimbers(each, meter);
    }

    /** Returns the values of a heap after its outcome, by a memo search with few options, which needs no more than a table. */
    private static NimberTheory ofHeap(
            long work, GrundyValues tables, Question question, Sequences sequences, BareOutcomeSearch single) {
        Meter meter = question.meter();
        Component<?> heap = question.position().components().get(0);
        boolean narrow = (Long) heap.state() < Sequences.FIRST_LOOK
                && heap.firstOptions(ValuesInTurns.FEW_OPTIONS + 1, meter).size() <= ValuesInTurns.FEW_OPTIONS;
        ObjectSearch memo = new ObjectSearch();
        LongFunction<Optional<Outcome>> search = most -> !narrow
                ? single.outcomeBefore(most, question)
                : new LimitedAttempt(meter.turn(most - most / 8))
                        .result(turn ->
                                sequences.foundElsewhere(heap, memo.grundy(heap, turn)) == 0 ? Outcome.P : Outcome.N);
        GrundyValues values = (part, turn) -> memo.known(part.canonical()).orElseGet(() -> tables.grundy(part, turn));
        Function<Position, Optional<Outcome>> sooner = position -> {
            if ((Long) heap.state() > BareOutcomeSearch.FIRST_VALUES) {
                Optional<Outcome> soon = search.apply(BareOutcomeSearch.workOfFirstValues(heap, meter));
                if (soon.isPresent() || sequences.findsPeriod(heap.game(), BareOutcomeSearch.FIRST_VALUES, meter)) {
                    return soon;
                }
            }
            return search.apply(narrow ? 2 * work : work);
        };
        return new OutcomeFirst(new Nimbers(narrow ? values : tables, meter), sooner, single, meter);
    }
}
