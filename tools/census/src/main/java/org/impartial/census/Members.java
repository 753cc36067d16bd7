package org.impartial.census;

import java.util.List;
import java.util.random.RandomGenerator;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/** The positions behind a census, of which random ones are drawn. */
@FunctionalInterface
interface Members {
    /** {@return a uniformly random position among those of an element, which must have some} */
    List<Position> any(int number, RandomGenerator random, Meter meter);
}
