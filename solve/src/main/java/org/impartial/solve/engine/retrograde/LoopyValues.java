package org.impartial.solve.engine.retrograde;

import java.util.HashMap;
import java.util.Map;
import org.impartial.core.game.Component;
import org.impartial.core.game.FaultyRulesException.KindException;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.LoopyNimber;
import org.impartial.solve.theory.sums.LoopyValuation;

/** Loopy nim-values by labelling the finite graph that a component reaches, which is kept. Not thread-safe. */
public final class LoopyValues implements LoopyValuation {
    private final Map<Component<?>, Labelled> known = new HashMap<>();

    private boolean splits;

    private record Labelled(GameGraph positions, LoopyLabels labels) {}

    /** Returns the value; the meter counts as for {@link GameGraph#reachable} and {@link LoopyLabels#of}. */
    @Override
    public LoopyNimber value(Component<?> component, Meter meter) {
        Labelled labelled = labelled(component, meter);
        return labelled.labels.value(labelled.positions.vertex(component));
    }

    @Override
    public long rank(Component<?> component, Meter meter) {
        Labelled labelled = labelled(component, meter);
        return labelled.labels.rank(labelled.positions.vertex(component));
    }

    @Override
    public boolean splits() {
        return splits;
    }

    private Labelled labelled(Component<?> component, Meter meter) {
        Labelled before = known.get(component.canonical());
        return before != null ? before : label(component, meter);
    }

    private Labelled label(Component<?> component, Meter meter) {
        GameGraph positions = GameGraph.reachable(component, meter);
        Labelled labelled = new Labelled(positions, LoopyLabels.of(positions.graph(), meter));
        for (int v = 0; v < positions.graph().vertices(); v++) {
            Position position = positions.position(v);
            if (!PositionKind.LOOPY.includes(position.kind())) {
                throw new KindException(component, position);
            }
        }
        for (int v = 0; v < positions.graph().vertices(); v++) {
            if (positions.position(v) instanceof Component<?> reached) {
                known.putIfAbsent(reached, labelled);
            } else if (positions.position(v).components().size() > 1) {
                splits = true;
            }
        }
        return labelled;
    }
}
