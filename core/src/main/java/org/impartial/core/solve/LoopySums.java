package org.impartial.core.solve;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.solve.graph.GameGraph;
import org.impartial.core.solve.graph.LoopyValues;
import org.impartial.core.solve.graph.Retrograde;
import org.impartial.core.theory.Valuation;
import org.impartial.core.theory.sums.FreeSums;
import org.impartial.core.theory.sums.LoopyValuation;
import org.impartial.core.theory.sums.Smith;

/** Sums with loopy components: normal play by the values of Smith, misère play by retrograde analysis of the whole sum. */
final class LoopySums {
    private static final Basis SMITH = Basis.proved("sums of loopy games add by their loopy nim-values", "Smith 1966");

    private final LoopyValues loopy = new LoopyValues();
    private final Map<Position, Outcome> misere = new HashMap<>();

    static boolean loopy(Position position) {
        return position.components().stream().anyMatch(c -> c.game().loopy());
    }

    /** Values of components whose play ends come from elsewhere. */
    Solution<?> solve(Position position, Convention convention, Valuation loopFree, Meter meter) {
        return convention == Convention.NORMAL
                ? Solution.searched(new Smith(LoopyValuation.of(loopFree, loopy), meter), List.of(SMITH))
                : Solution.searched(new FreeSums(convention, p -> misere(p, meter), meter), List.of());
    }

    /** Misère play of loopy sums has no theory here: the whole position is analysed backwards. */
    private Outcome misere(Position position, Meter effort) {
        Outcome known = misere.get(position);
        if (known != null) {
            return known;
        }
        GameGraph positions = GameGraph.reachable(position, effort);
        Retrograde fates = Retrograde.of(positions.graph(), Convention.MISERE, effort);
        for (int v = 0; v < positions.graph().vertices(); v++) {
            misere.put(positions.position(v), fates.outcome(v));
        }
        return fates.outcome(positions.vertex(position));
    }
}
