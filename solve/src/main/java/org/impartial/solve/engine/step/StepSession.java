package org.impartial.solve.engine.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Reply;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.nimber.KnownFacts;

/**
 * An open list of steps: the first step that answers gives the reply. Values and moves that it leaves open are added by
 * the later steps once they are requested.
 */
public final class StepSession implements Session {
    private final SharedTables shared = new SharedTables();
    private final List<Opened> steps;

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
    public Reply reply(Question question) {
        String reasons = "has no steps";
        for (int i = 0; i < steps.size(); i++) {
            Opened opened = steps.get(i);
            Reply reply = question.isEntailing() && !opened.step.handlesEntailing()
                    ? Reply.declined("does not handle entailing moves")
                    : opened.session.reply(question);
            if (reply instanceof Answer<?> answer) {
                return telling(opened.step.leavesOpen() ? completed(answer, i + 1) : answer);
            }
            reasons = ((Reply.Declined) reply).reason();
        }
        return Reply.declined(reasons);
    }

    /** Returns the first answer of the later steps that may add to an earlier one. */
    private Optional<Answer<?>> later(Question question, int from) {
        return steps.subList(from, steps.size()).stream()
                .filter(opened -> opened.step.adds())
                .flatMap(opened -> opened.session.reply(question).answer().stream())
                .findFirst();
    }

    /** Returns an answer whose value and moves the later steps add once they are requested, and not before. */
    private Answer<?> completed(Answer<?> told, int from) {
        return told.furtherBy(rest -> later(rest, from));
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
