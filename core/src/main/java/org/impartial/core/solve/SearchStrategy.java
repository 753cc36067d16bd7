package org.impartial.core.solve;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.Nimbers;

/** From the rules alone: normal play by the values of the components, misère play by whole sums. */
record SearchStrategy(String name, Lanes lanes, WholeSums whole, LoopySums loopy) implements Strategy {

    SearchStrategy(String name, Lanes lanes) {
        this(name, lanes, new WholeSums(), new LoopySums(lanes));
    }

    @Override
    public Optional<Way<?>> way(Position position, Convention convention, Meter effort) {
        lanes.meter(effort);
        if (LoopySums.loopy(position)) {
            return loopy.way(position, convention, effort);
        }
        if (convention == Convention.MISERE) {
            return whole.way(position, convention, effort);
        }
        return Optional.of(new Way<>(new Nimbers(lanes), List.of(), true));
    }
}
