package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Set;
import org.impartial.core.game.Basis;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.theory.entail.EntailingSums;
import org.impartial.solve.theory.entail.WinningSets;

/**
 * Sums with entailing moves in normal play, by the sets W of their components. Misère play is left to the search of
 * whole sums.
 *
 * @param engines the engines for components of games without entailing moves
 */
public record EntailingStep(List<Engine> engines) implements Step {
    private static final Basis THEORY = Basis.proved(
            "with entailing moves a component is worth the least nim heap beside which the player to move in it loses,"
                    + " or is loony",
            "WW");

    @Override
    public Session open(SharedTables shared) {
        WinningSets sets = new WinningSets(EngineValues.shared(engines, shared));
        return question -> Answer.searched(new EntailingSums(sets, question.meter()), List.of(THEORY))
                .certifiedBy(() -> EntailingFacts.proof(question.position(), sets, question.meter()));
    }

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.ENTAILING);
    }
}
