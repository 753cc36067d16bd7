package org.impartial.core.solve;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.Nimbers;
import org.impartial.core.theory.Valuation;

/** Normal play by the Grundy values of one lane. */
record LaneStrategy<L extends Valuation>(
        String name, Predicate<Component<?>> handles, L lane, BiConsumer<L, Meter> meter) implements Strategy {

    @Override
    public Optional<Way<?>> way(Position position, Convention convention, Meter effort) {
        if (convention != Convention.NORMAL || !position.components().stream().allMatch(handles)) {
            return Optional.empty();
        }
        meter.accept(lane, effort);
        return Optional.of(new Way<>(new Nimbers(lane), List.of(), true));
    }
}
