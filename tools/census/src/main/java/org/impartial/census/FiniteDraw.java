package org.impartial.census;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.impartial.core.meter.Meter;

/** Random positions of a census of few values. */
final class FiniteDraw implements IntervalMembers {
    private final FiniteCounts counts;
    private final List<Long> values;
    private final BigInteger[] weights;
    private final BigInteger most;

    FiniteDraw(FiniteCounts counts) {
        this.counts = counts;
        this.values = List.copyOf(counts.all().keySet());
        this.weights = counts.all().values().toArray(BigInteger[]::new);
        this.most = counts.all().values().stream().reduce(BigInteger.ONE, BigInteger::max);
    }

    @Override
    public Optional<Drawn> attempt(RandomGenerator random) {
        return Optional.of(drawn(values.get(Draw.index(weights, random)), random));
    }

    /** Returns a position of a value with a probability proportional to how many there are. */
    @Override
    public Optional<Drawn> attempt(long value, RandomGenerator random) {
        boolean accepted = Draw.below(most, random).compareTo(counts.count(value)) < 0;
        return accepted ? Optional.of(drawn(value, random)) : Optional.empty();
    }

    private Drawn drawn(long value, RandomGenerator random) {
        return new Drawn(List.of(counts.sample(value, false, random, Meter.unlimited())), value);
    }
}
