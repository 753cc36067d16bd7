package org.impartial.core.solve;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.solve.nimber.NimberSearch;

/**
 * Normal play by {@linkplain NimberSearch nimber search}, which asks "is X + *n lost?" and not "what is the value of X?".
 *
 * @param search its tables
 */
record NimberStrategy(NimberSearch search) implements Strategy {

    @Override
    public String name() {
        return "nimber-search";
    }

    @Override
    public Optional<Way<?>> way(Position position, Convention convention, Meter effort) {
        if (convention != Convention.NORMAL || !position.components().stream().allMatch(NimberSearch::handles)) {
            return Optional.empty();
        }
        return Optional.of(new Way<>(new NimberSums(search, effort), List.of(), true));
    }
}
