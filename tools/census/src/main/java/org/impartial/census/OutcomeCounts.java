package org.impartial.census;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/** Counts of P-positions, draws and all positions, of which sums have none; a P-position has a rank from 0 on. */
record OutcomeCounts(BigInteger lost, BigInteger drawn, BigInteger total, Function<BigInteger, Position> ranked)
        implements Counts {
    @Override
    public BigInteger count(long element) {
        if (element != 0) {
            throw Unsummable.outcomes();
        }
        return lost;
    }

    @Override
    public SortedMap<Long, BigInteger> all() {
        return lost.signum() == 0 ? new TreeMap<>() : new TreeMap<>(Map.of(0L, lost));
    }

    @Override
    public boolean listable() {
        return false;
    }

    @Override
    public Modulus modulus() {
        return Modulus.EXACT;
    }

    @Override
    public Counts choose(Selection selection, int k, Modulus modulus, Meter meter) {
        throw Unsummable.outcomes();
    }

    @Override
    public Counts plus(Counts that, Meter meter) {
        throw Unsummable.outcomes();
    }

    @Override
    public List<Position> sample(long element, boolean one, RandomGenerator random, Meter meter) {
        if (count(element).signum() == 0) {
            throw Unsummable.none();
        }
        return List.of(ranked.apply(Draw.below(lost, random)));
    }
}
