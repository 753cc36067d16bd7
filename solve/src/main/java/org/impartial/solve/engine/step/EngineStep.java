package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
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
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.sums.ComponentCache;
import org.impartial.solve.theory.sums.Nimbers;

/**
 * Normal play by the Grundy values of one engine.
 *
 * @param engine the engine
 * @param counts whether the engine counts its own work; if not, each component is evaluated once per question and
 *     counted as one position
 */
public record EngineStep(Engine engine, boolean counts) implements Step {

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.NORMAL);
    }

    @Override
    public Session open(SharedTables shared) {
        GrundyValues tables = engine.open();
        return question -> result(tables, question);
    }

    private StepResult result(GrundyValues tables, Question question) {
        for (Component<?> component : question.position().components()) {
            if (!engine.handles(component)) {
                return StepResult.declined("does not suit " + component.game().name());
            }
        }
        GrundyValues values = counts ? tables : new Counted(tables, new ComponentCache<>());
        return Answer.searched(new Nimbers(values, question.meter()), List.of());
    }

    /** The values of one question: each component is evaluated once and counted as one position. */
    private record Counted(GrundyValues values, ComponentCache<Long> known) implements GrundyValues {

        @Override
        public long grundy(Component<?> component, Meter meter) {
            return known.of(component, () -> {
                meter.spend(1);
                return values.grundy(component, meter);
            });
        }

        @Override
        public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
            return values.knownReplies(component, wanted, meter);
        }
    }
}
