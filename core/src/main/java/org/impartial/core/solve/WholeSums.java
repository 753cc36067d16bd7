package org.impartial.core.solve;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.solve.Strategy.Result;
import org.impartial.core.solve.Strategy.Session;
import org.impartial.core.theory.sums.FreeSums;

/** Search of whole positions under either convention. */
final class WholeSums implements Session {
    private final Map<Convention, PositionSearch> searches = new EnumMap<>(Convention.class);

    @Override
    public Result solve(Position position, Convention convention, Meter meter) {
        if (LoopySums.loopy(position)) {
            return Result.declined("searches games whose play ends, and this one is loopy");
        }
        PositionSearch search = search(convention);
        return Solution.searched(new FreeSums(convention, p -> search.outcome(p, meter), meter), List.of());
    }

    /** Whether a search that may spend only so much finds out who wins; what it found is kept. */
    boolean decide(Position position, Convention convention, Meter attempt) {
        try {
            search(convention).outcome(position, attempt);
            return true;
        } catch (StoppedException stopped) {
            attempt.absorb(stopped);
            return false;
        }
    }

    private PositionSearch search(Convention convention) {
        return searches.computeIfAbsent(convention, PositionSearch::new);
    }
}
