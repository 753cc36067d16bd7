package org.impartial.solve.engine.step;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.impartial.core.game.Convention;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.search.PositionSearch;
import org.impartial.solve.theory.sums.FreeSums;
import org.impartial.solve.theory.sums.FreeSums.FreeOutcome;

/** Search of whole positions under either convention, without theorems. */
public record WholeStep() implements Step {

    @Override
    public Session open(SharedTables shared) {
        Map<Convention, PositionSearch> searches = new EnumMap<>(Convention.class);
        return question -> {
            PositionSearch search = searches.computeIfAbsent(question.convention(), PositionSearch::new);
            return Answer.searched(
                    new FreeSums(
                            question.convention(),
                            p -> new FreeOutcome(search.outcome(p, question.meter()), 0),
                            question.meter()),
                    List.of());
        };
    }

    @Override
    public Set<QuestionKind> kinds() {
        return EnumSet.range(QuestionKind.NORMAL, QuestionKind.ENTAILING_MISERE);
    }

    /** Returns the name of the search. */
    @Override
    public String toString() {
        return "whole sums";
    }
}
