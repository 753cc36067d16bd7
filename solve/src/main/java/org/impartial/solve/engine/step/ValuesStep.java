package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.StepResult;
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
 */
public record ValuesStep(List<Engine> engines) implements Step {

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.NORMAL);
    }

    @Override
    public Session open(SharedTables shared) {
        EngineValues values = EngineValues.shared(engines, shared);
        Sequences sequences = shared.of(Sequences.class, Sequences::new);
        OpenClaims claims = OpenClaims.shared(shared);
        BareOutcomeSearch single = BareOutcomeSearch.shared(shared);
        return question -> result(question, claims.of(question, engines, shared), values, sequences, single);
    }

    private static StepResult result(
            Question question, Claims claims, EngineValues values, Sequences sequences, BareOutcomeSearch single) {
        NimberTheory nimbers = theory(question, claims, values, single);
        return Answer.searched(nimbers, claims.valueBases(question.position()))
                .withPeriod(() -> sequences.period(question.position(), question.meter()))
                .certifiedBy(() -> sequences.certificate(question.position(), question.meter()));
    }

    /** Returns values by memo search, if that suits the component, and nimber search in turns. */
    private static GrundyValues inTurns(
            Component<?> only, EngineValues values, BareOutcomeSearch single, GrundyValues each) {
        Function<Component<?>, OptionalLong> zero =
                component -> single.known(component, Convention.NORMAL).equals(Optional.of(Outcome.P))
                        ? OptionalLong.of(0)
                        : OptionalLong.empty();
        BooleanSupplier byBare =
                () -> single.known(only.canonical(), Convention.NORMAL).isPresent();
        return values.searched(only)
                .<GrundyValues>map(memo -> new ValuesInTurns(only, memo, values.nimbers(), zero, byBare, each))
                .orElse(each);
    }

    private static NimberTheory theory(
            Question question, Claims claims, EngineValues values, BareOutcomeSearch single) {
        GrundyValues each = new ClaimedValues(claims, values);
        List<Component<?>> components = question.position().components();
        if (components.size() != 1) {
            return new Nimbers(each, question.meter());
        }
        Component<?> only = components.get(0);
        ClaimedNimber claimed = claims.look(only).value();
        if (!claimed.isExact() && claims.equivalent(only).isPresent()) {
            return new Nimbers(SmallFirst.enumerating(only, each), question.meter());
        }
        if (claimed.isExact() || !values.isSearched(only)) {
            return new Nimbers(each, question.meter());
        }
        return claimed.isUnknown()
                ? new OutcomeFirst(
                        meter -> new Nimbers(each, meter),
                        new Nimbers(inTurns(only, values, single, each), question.meter()),
                        single,
                        Share.SMALL_POSITION,
                        cost -> SmallFirst.isNarrow(only, cost, question.meter()),
                        question.meter())
                : new Nimbers(SmallFirst.ifNarrow(only, each, values.nimbers()), question.meter());
    }
}
