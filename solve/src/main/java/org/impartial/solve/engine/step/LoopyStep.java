package org.impartial.solve.engine.step;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.retrograde.GameGraph;
import org.impartial.solve.engine.retrograde.LoopyValues;
import org.impartial.solve.engine.retrograde.Retrograde;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.sums.ClaimedValues;
import org.impartial.solve.theory.sums.FreeSums;
import org.impartial.solve.theory.sums.FreeSums.FreeOutcome;
import org.impartial.solve.theory.sums.LoopyValuation;
import org.impartial.solve.theory.sums.Smith;

/**
 * Sums with loopy components: normal play by Smith's loopy nim-values; misère play, play with entailing moves, and
 * positions that are played alone by retrograde analysis of the whole position.
 *
 * @param engines the engines for components without infinite play
 * @param byClaims whether claims come before the engines
 */
public record LoopyStep(List<Engine> engines, boolean byClaims) implements Step {
    private static final Basis SMITH = Basis.proved("sums of loopy games add by their loopy nim-values", "Smith 1966");

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.LOOPY, QuestionKind.LOOPY_MISERE);
    }

    @Override
    public Session open(SharedTables shared) {
        LoopyValues loopy = new LoopyValues();
        EngineValues values = EngineValues.shared(engines, shared);
        OpenFacts facts = OpenFacts.shared(shared);
        Map<Convention, Map<Position, FreeOutcome>> whole = new EnumMap<>(Convention.class);
        return question -> {
            if (!question.isNormal() || question.play() != PositionKind.LOOPY) {
                Map<Position, FreeOutcome> known = whole.computeIfAbsent(question.convention(), c -> new HashMap<>());
                return Answer.searched(
                        new FreeSums(
                                question.convention(),
                                p -> outcome(p, question.convention(), known, question.meter()),
                                question.meter()),
                        List.of());
            }
            GrundyValues loopFree = byClaims ? new ClaimedValues(facts.claims(), values) : values;
            return Answer.searched(new Smith(LoopyValuation.of(loopFree, loopy), question.meter()), List.of(SMITH));
        };
    }

    /**
     * Returns the outcome and remoteness of a whole position by backward analysis: no theory is available of loopy sums
     * in misère play, or next to entailing moves, and a position that is played alone has no value.
     */
    private static FreeOutcome outcome(
            Position position, Convention convention, Map<Position, FreeOutcome> outcomes, Meter meter) {
        FreeOutcome known = outcomes.get(position);
        if (known != null) {
            return known;
        }
        GameGraph positions = GameGraph.reachable(position, meter);
        Retrograde solved = Retrograde.of(positions.graph(), convention, meter);
        for (int v = 0; v < positions.graph().vertices(); v++) {
            outcomes.put(positions.position(v), new FreeOutcome(solved.outcome(v), solved.remoteness(v)));
        }
        FreeOutcome found = new FreeOutcome(solved.outcome(0), solved.remoteness(0));
        outcomes.put(position, found);
        return found;
    }
}
