package org.impartial.census;

import java.util.List;
import java.util.random.RandomGenerator;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/** The positions behind a census, of which random ones are drawn. */
@FunctionalInterface
interface Members {

    /**
     * {@return a uniformly random position among those of an element}
     *
     * @param number the number of an element that some position has
     * @param random the source of randomness
     * @param meter counts the work
     */
    List<Position> any(int number, RandomGenerator random, Meter meter);
}
