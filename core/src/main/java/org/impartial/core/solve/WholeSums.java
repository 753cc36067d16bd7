package org.impartial.core.solve;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.theory.FreeSums;

/** Search of whole positions under either convention. */
final class WholeSums implements Strategy {
    private final Map<Convention, PositionSearch> searches = new EnumMap<>(Convention.class);

    @Override
    public String name() {
        return "whole sums";
    }

    @Override
    public Optional<Way<?>> way(Position position, Convention convention, Meter effort) {
        PositionSearch search = searches.computeIfAbsent(convention, PositionSearch::new);
        search.meter(effort);
        return LoopySums.loopy(position)
                ? Optional.empty()
                : Optional.of(new Way<>(new FreeSums(convention, search::outcome), List.of(), true));
    }

    /** Whether a search that may spend only so much finds out who wins; what it found is kept. */
    boolean decide(Position position, Convention convention, Meter effort) {
        PositionSearch search = searches.computeIfAbsent(convention, PositionSearch::new);
        search.meter(effort);
        try {
            search.outcome(position);
            return true;
        } catch (StoppedException stopped) {
            stopped.unlessOverBudget();
            return false;
        }
    }
}
