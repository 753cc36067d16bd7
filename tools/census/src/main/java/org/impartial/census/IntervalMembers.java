package org.impartial.census;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/*
 * Random positions by rejection: all parts but the last are uniformly random, and the last is a random one of the value
 * that is missing, accepted in proportion to how many have that value.
 */
/** The positions behind a census of intervals, of which random ones are drawn. */
interface IntervalMembers {
    /** A random position: its components, and the Grundy value of their sum. */
    record Drawn(List<Position> parts, long value) {
        static Drawn sum(List<Drawn> all) {
            return new Drawn(
                    all.stream().flatMap(one -> one.parts.stream()).toList(),
                    all.stream().mapToLong(Drawn::value).reduce(0, (a, b) -> a ^ b));
        }
    }

    /** Returns a random position; all are equally likely. */
    Drawn any(RandomGenerator random, Meter meter);

    /** Returns a random position of a value, or nothing; over all values, all positions are equally likely. */
    Optional<Drawn> attempt(long value, RandomGenerator random, Meter meter);

    /** Returns a uniformly random position of a value that some position has. */
    default List<Position> ofValue(long value, RandomGenerator random, Meter meter) {
        return Stream.generate(() -> {
                    meter.spend(1);
                    return attempt(value, random, meter);
                })
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow()
                .parts();
    }

    /** Returns sums: one of few values is drawn first, then one of many of the value that is missing. */
    static IntervalMembers sums(IntervalMembers few, IntervalMembers many) {
        return new IntervalMembers() {
            @Override
            public Drawn any(RandomGenerator random, Meter meter) {
                return Drawn.sum(List.of(few.any(random, meter), many.any(random, meter)));
            }

            @Override
            public Optional<Drawn> attempt(long value, RandomGenerator random, Meter meter) {
                Drawn first = few.any(random, meter);
                return many.attempt(value ^ first.value, random, meter).map(next -> Drawn.sum(List.of(first, next)));
            }
        };
    }
}
