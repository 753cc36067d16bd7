package org.impartial.solve.engine.step;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.engine.nimber.KnownFacts;

/**
 * An open list of steps: of those for the kind of the question, the first step that answers gives the result. Values and
 * moves that it leaves open are added by the later steps once they are requested.
 */
public final class StepSession implements Session {
    private final SharedTables shared = new SharedTables();
    private final OpenFacts facts = OpenFacts.shared(shared);
    private final List<Opened> steps;
    private final Map<QuestionKind, List<Opened>> byKind = new EnumMap<>(QuestionKind.class);

    private record Opened(Step step, Session session) {}

    /**
     * Opens steps with shared tables.
     *
     * @param steps the steps in their order
     */
    public StepSession(List<Step> steps) {
        this(steps, KnownFacts.none());
    }

    /**
     * Opens steps with shared tables and facts.
     *
     * @param steps the steps in their order
     * @param known the facts with which their searches start
     */
    public StepSession(List<Step> steps, KnownFacts known) {
        shared.of(KnownFacts.class, () -> known);
        List<Opened> opened = new ArrayList<>(steps.size());
        for (Step step : steps) {
            opened.add(new Opened(step, step.open(shared)));
        }
        this.steps = opened;
    }

    @Override
    public StepResult result(Question question) {
        facts.begin(question.whole());
        List<Opened> suiting = suiting(question.kind());
        Set<String> reasons = new LinkedHashSet<>();
        for (int i = 0; i < suiting.size(); i++) {
            Opened opened = suiting.get(i);
            StepResult result = opened.session.result(question);
            if (result instanceof Answer<?> answer) {
                return telling(opened.step.leavesOpen() ? completed(answer, suiting, i + 1) : answer);
            }
            reasons.add(((StepResult.Declined) result).reason());
        }
        return StepResult.declined(
                suiting.isEmpty() ? "does not handle " + question.kind() : String.join("; it ", reasons));
    }

    private List<Opened> suiting(QuestionKind kind) {
        return byKind.computeIfAbsent(
                kind,
                k -> steps.stream()
                        .filter(opened -> opened.step.kinds().contains(k))
                        .toList());
    }

    /** Returns the first answer of the later steps that may add to an earlier one. */
    private Optional<Answer<?>> later(Question question, List<Opened> steps) {
        facts.begin(question.whole());
        return steps.stream()
                .filter(opened -> opened.step.adds())
                .flatMap(opened -> opened.session.result(question).answer().stream())
                .findFirst();
    }

    /** Returns an answer whose value and moves the later steps add once they are requested, and not before. */
    private Answer<?> completed(Answer<?> answer, List<Opened> suiting, int from) {
        return answer.completedBy(rest -> later(rest, suiting.subList(from, suiting.size())));
    }

    /** Returns an answer that gives values of parts of states by the open engines, if there are any. */
    private Answer<?> telling(Answer<?> answer) {
        return shared.existing(EngineValues.class)
                .<Answer<?>>map(values -> answer.tellingParts(values::part))
                .orElse(answer);
    }

    /** Returns the steps. */
    @Override
    public String toString() {
        return steps.stream().map(Opened::step).toList().toString();
    }
}
