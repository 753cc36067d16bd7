package org.impartial.solve.theory.sums;

import java.util.function.Function;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/**
 * The theory without theorems: sums stay multisets of components, and a search of the whole position determines the
 * outcome. It is always valid, and needed in misère play where no better theory is proved.
 *
 * @param convention the playing convention
 * @param search determines the outcome of a position
 * @param meter counts the work of one question
 */
public record FreeSums(Convention convention, Function<Position, Outcome> search, Meter meter) implements MultisetSums {

    @Override
    public Outcome outcome(Position value) {
        return search.apply(value);
    }
}
