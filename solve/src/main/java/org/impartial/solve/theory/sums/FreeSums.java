package org.impartial.solve.theory.sums;

import java.util.function.Function;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/** The theory without theorems: sums stay multisets, and search of whole positions determines the outcome. */
public record FreeSums(Convention convention, Function<Position, Outcome> search, Meter meter) implements MultisetSums {

    @Override
    public Outcome outcome(Position value) {
        return search.apply(value);
    }
}
