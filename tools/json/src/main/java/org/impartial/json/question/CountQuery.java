package org.impartial.json.question;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.census.Census;
import org.impartial.census.Modulus;
import org.impartial.census.Tuples;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.CountedTuples;
import org.impartial.discover.GameTheorems;
import org.impartial.solve.theory.walk.AskedMeter;

/**
 * A question how many positions, or sums of one of each group, have a value, or are lost if it is absent.
 *
 * @param terms the heaps as terms of the numbers in the range; empty for the heaps themselves
 * @param patience how long a theorem is sought
 */
public record CountQuery(
        List<CountedGroup> groups,
        Convention play,
        OptionalLong value,
        Modulus modulus,
        List<String> terms,
        String where,
        Optional<Duration> patience) {
    /** The greatest number of bits of all positions whose values are listed without request. */
    public static final int MOST_LISTED_BITS = 1024;

    private static final Duration USUAL_PATIENCE = Duration.ofSeconds(60);
    private static final Duration SHORT_PATIENCE = Duration.ofSeconds(2);
    private static final int FEW_TUPLES = 20_000;
    private static final int MOST_BITS = 62;

    public CountQuery {
        if (value.orElse(0) < 0) {
            throw new NotationException("a Grundy value is 0 or more, not " + value.getAsLong());
        }
        if (play == Convention.MISERE && value.orElse(0) != 0) {
            throw new NotationException("in misère play Grundy values do not determine outcomes;"
                    + " count the P-positions, by the value 0 or without a value");
        }
        boolean plain = terms.isEmpty() && where.isBlank();
        if (!plain && (groups.size() > 1 || groups.get(0).heaps().isPresent() || value.orElse(0) != 0)) {
            throw new NotationException("terms and conditions select P-positions of one game;"
                    + " omit the number of heaps, the value and other games");
        }
    }

    public Census census(Meter meter) {
        return AskedMeter.during(meter, () -> sum(groups, group -> census(group, meter), meter), () -> {});
    }

    public BigInteger count(Census census) {
        return reduced(value.orElse(0) == 0 ? census.count(Outcome.P) : census.count(value.getAsLong()));
    }

    /** Returns random positions of the counted value or outcome, without end; none if the exact count is 0. */
    public Stream<Position> samples(Census census, long seed, Meter meter) {
        long wanted = value.orElse(0);
        BigInteger count = wanted == 0 ? census.count(Outcome.P) : census.count(wanted);
        if (census.modulus().exact() && count.signum() == 0) {
            return Stream.empty();
        }
        return wanted == 0 ? census.samples(seed, meter) : census.samples(wanted, seed, meter);
    }

    public BigInteger reduced(BigInteger count) {
        return modulus.reduce(count);
    }

    private Census census(CountedGroup group, Meter meter) {
        if (!terms.isEmpty() || !where.isBlank()) {
            return theorem(group, meter)
                    .orElseThrow(() -> new UnansweredException("no theorem about the P-positions of "
                            + group.ruleset().games().get(0).name() + " with these terms is known or found, and"
                            + " without one neither terms nor conditions are counted"));
        }
        List<HeapGame> heaps = group.heapGames();
        if (heaps.size() == 1 && groups.size() == 1 && play == Convention.MISERE) {
            long from = number(group.from());
            long to = number(group.to());
            return Census.misere(heaps.get(0), from, to, group.kind(), group.chosen(), modulus, meter);
        }
        if (!heaps.isEmpty()) {
            return chosen(
                    sum(heaps, game -> Census.of(game, number(group.from()), number(group.to()), play, meter), meter),
                    group,
                    meter);
        }
        boolean outcomes = groups.size() == 1 && group.chosen() == 1 && value.orElse(0) == 0;
        Optional<Census> proved = outcomes ? theorem(group, meter) : Optional.empty();
        return proved.orElseGet(() -> tuples(group, outcomes, meter));
    }

    private static <T> Census sum(List<T> parts, Function<T, Census> counted, Meter meter) {
        return parts.stream()
                .map(counted)
                .reduce((sum, next) -> sum.plus(next, meter))
                .orElseThrow();
    }

    private Census chosen(Census census, CountedGroup group, Meter meter) {
        return group.heaps().isEmpty() ? census : census.choose(group.kind(), group.chosen(), modulus, meter);
    }

    private Census tuples(CountedGroup group, boolean outcomes, Meter meter) {
        ImpartialGame<?> game = group.ruleset().games().get(0);
        int size = Tuples.size(game)
                .orElseThrow(() -> new NotationException("the positions of " + game.name()
                        + " are not tuples of equally many numbers, so there is no range of them to count;"
                        + " sweep counts the positions that can be reached from one"));
        Tuples<?> tuples = Tuples.of(game, size, number(group.from()), number(group.to()));
        return outcomes && play == Convention.MISERE
                ? tuples.outcomes(play, meter)
                : chosen(tuples.census(play, meter), group, meter);
    }

    private Optional<Census> theorem(CountedGroup group, Meter meter) {
        ImpartialGame<?> game = group.ruleset().games().get(0);
        if (group.ruleset().games().size() > 1) {
            return Optional.empty();
        }
        CountedTuples tuples = new CountedTuples(group.from(), group.to(), terms, where);
        BigInteger side = group.to().subtract(group.from()).add(BigInteger.ONE);
        boolean few = side.bitLength() < MOST_BITS / 2
                && side.pow(Tuples.size(game).orElse(1)).compareTo(BigInteger.valueOf(FEW_TUPLES)) < 0;
        Duration most = patience.orElse(USUAL_PATIENCE);
        boolean listed = few && terms.isEmpty() && where.isBlank() && most.compareTo(SHORT_PATIENCE) > 0;
        return GameTheorems.census(game, play, tuples, listed ? SHORT_PATIENCE : most, meter);
    }

    private static long number(BigInteger heap) {
        if (heap.bitLength() > MOST_BITS) {
            throw new BeyondRangeException(
                    "without a theorem about tuples, heaps are counted up to 2^62 - 1, not to " + heap);
        }
        return heap.longValueExact();
    }
}
