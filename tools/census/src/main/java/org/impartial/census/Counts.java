package org.impartial.census;

import java.math.BigInteger;
import java.util.List;
import java.util.SortedMap;
import java.util.random.RandomGenerator;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/** The counts of a census, by the elements of its monoid. */
interface Counts {
    BigInteger total();

    /** Returns the number of positions with a value, or with the element of an index. */
    BigInteger count(long element);

    BigInteger lost();

    /** Returns the counts other than 0; throws {@code BeyondRangeException} if there are too many values. */
    SortedMap<Long, BigInteger> all();

    /** Returns whether {@link #all} lists values. */
    boolean listable();

    Modulus modulus();

    Counts choose(Selection selection, int k, Modulus modulus, Meter meter);

    Counts plus(Counts that, Meter meter);

    /** Returns the components of a random position with an element; of a random P-position without one. */
    List<Position> sample(long element, boolean lost, RandomGenerator random, Meter meter);
}
