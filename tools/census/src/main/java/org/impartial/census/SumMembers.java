package org.impartial.census;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/** The sums of one position of each of two censuses. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record SumMembers(CountingMonoid monoid, BigInteger[] counts, Members members, BigInteger[] others, Members rest)
        implements Members {

    @Override
    public List<Position> any(int number, RandomGenerator random, Meter meter) {
        BigInteger[] completing =
                monoid.completions(Selection.ORDERED, others, 1, number, meter).get(1);
        BigInteger[] weights = new BigInteger[counts.length];
        Arrays.setAll(weights, x -> counts[x].multiply(completing[x]));
        int first = Draw.index(weights, random);
        BigInteger[] second = new BigInteger[others.length];
        Arrays.setAll(second, y -> monoid.times(first, y) == number ? others[y] : BigInteger.ZERO);
        List<Position> parts = new ArrayList<>(members.any(first, random, meter));
        parts.addAll(rest.any(Draw.index(second, random), random, meter));
        return parts;
    }
}
