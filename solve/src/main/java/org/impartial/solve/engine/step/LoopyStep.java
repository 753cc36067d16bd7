package org.impartial.solve.engine.step;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.Reply;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.retrograde.GameGraph;
import org.impartial.solve.engine.retrograde.LoopyValues;
import org.impartial.solve.engine.retrograde.Retrograde;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.sums.ClaimedValues;
import org.impartial.solve.theory.sums.FreeSums;
import org.impartial.solve.theory.sums.LoopyValuation;
import org.impartial.solve.theory.sums.Smith;

/**
 * Sums with loopy components: normal play by Smith's loopy nim-values, misère play by retrograde analysis of the whole
 * sum.
 *
 * @param engines the engines for components without infinite play
 * @param byClaims whether claims come before the engines
 */
public record LoopyStep(List<Engine> engines, boolean byClaims) implements Step {
    private static final Basis SMITH = Basis.proved("sums of loopy games add by their loopy nim-values", "Smith 1966");

    @Override
    public Session open(SharedTables shared) {
        LoopyValues loopy = new LoopyValues();
        EngineValues values = EngineValues.shared(engines, shared);
        OpenClaims claims = OpenClaims.shared(shared);
        Map<Position, Outcome> misere = new HashMap<>();
        return question -> {
            if (!question.isLoopy()) {
                return Reply.declined("handles only loopy games");
            }
            if (!question.isNormal()) {
                return Answer.searched(
                        new FreeSums(
                                question.convention(), p -> outcome(p, misere, question.meter()), question.meter()),
                        List.of());
            }
            GrundyValues loopFree = byClaims ? new ClaimedValues(claims.of(question, engines, shared), values) : values;
            return Answer.searched(new Smith(LoopyValuation.of(loopFree, loopy), question.meter()), List.of(SMITH));
        };
    }

    /**
     * Returns a misère outcome: no theory of loopy misère sums is available, so the whole position is analysed
     * backwards.
     */
    private static Outcome outcome(Position position, Map<Position, Outcome> outcomes, Meter meter) {
        Outcome known = outcomes.get(position);
        if (known != null) {
            return known;
        }
        GameGraph positions = GameGraph.reachable(position, meter);
        Retrograde fates = Retrograde.of(positions.graph(), Convention.MISERE, meter);
        for (int v = 0; v < positions.graph().vertices(); v++) {
            outcomes.put(positions.position(v), fates.outcome(v));
        }
        return fates.outcome(positions.vertex(position));
    }
}
