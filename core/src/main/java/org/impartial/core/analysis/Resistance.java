package org.impartial.core.analysis;

import java.util.Comparator;
import java.util.Optional;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.solve.graph.GameGraph;
import org.impartial.core.solve.graph.Retrograde;

/** What to play in a lost position. */
final class Resistance {
    private Resistance() {}

    /** The move after which the winner needs longest; any move, if the game is too large to know. */
    static Optional<Move> longest(Position position, Convention convention, Meter meter) {
        Meter attempt = meter.share(Long.MAX_VALUE);
        try {
            GameGraph reached = GameGraph.reachable(position, attempt);
            Retrograde fates = Retrograde.of(reached.graph(), convention, attempt);
            return position.moves(attempt).stream()
                    .max(Comparator.comparingInt(move -> fates.remoteness(reached.vertex(move.result()))));
        } catch (StoppedException stopped) {
            if (!stopped.memory()) {
                attempt.absorb(stopped);
            }
            return position.moves(meter).stream().findFirst();
        }
    }
}
