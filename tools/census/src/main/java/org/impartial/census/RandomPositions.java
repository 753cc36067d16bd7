package org.impartial.census;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;

/**
 * Independent random positions of a game in normal play, uniform among its P-positions or its N-positions of a size.
 * They are drawn from a census: of multisets of heaps of a game on one heap, and of the tuples of a game whose positions
 * are tuples of numbers. Equal seeds give equal positions. Not safe for use by several threads.
 *
 * <pre>{@code
 * RandomPositions three = RandomPositions.of(new Nim(), 3, 100, 1, Meter.unlimited()).orElseThrow();
 * Solver.normal().outcome(three.next(Outcome.P, Meter.unlimited()).orElseThrow());  // P
 * }</pre>
 */
public final class RandomPositions {
    private static final int MOST_TUPLES = 5_000;

    private final Census census;
    private final Map<Long, BigInteger> values;
    private final SplittableRandom random;

    private RandomPositions(Census census, long seed) {
        this.census = census;
        this.values = new TreeMap<>(census.values());
        this.random = new SplittableRandom(seed);
    }

    /**
     * {@return the positions of a game; empty if they are no heaps or tuples, or cannot be counted in the budget}
     *
     * @param game the game
     * @param heaps the number of heaps of a position, 1 or more; ignored for tuples
     * @param to the greatest heap, 1 or more; tuples have smaller numbers if they would be more than 5,000
     * @param seed determines the positions
     * @param meter counts the work, and may stop it
     * @throws StoppedException if the work was cancelled
     */
    public static Optional<RandomPositions> of(ImpartialGame<?> game, int heaps, long to, long seed, Meter meter) {
        try {
            return census(game, heaps, to, meter).map(census -> new RandomPositions(census, seed));
        } catch (StoppedException stopped) {
            if (stopped.why() == StoppedException.Cause.CANCELLED) {
                throw stopped;
            }
            return Optional.empty();
        } catch (BeyondRangeException | Unsummable uncounted) {
            return Optional.empty();
        }
    }

    private static Optional<Census> census(ImpartialGame<?> game, int heaps, long to, Meter meter) {
        if (game instanceof HeapGame heap) {
            return Optional.of(Census.of(heap, 1, to, Convention.NORMAL, meter)
                    .choose(Selection.MULTISETS, heaps, Modulus.EXACT, meter));
        }
        OptionalInt size = Tuples.size(game);
        if (size.isEmpty()) {
            return Optional.empty();
        }
        long side = Math.min(to, (long) Math.pow(MOST_TUPLES, 1.0 / size.getAsInt()) - 1);
        return Optional.of(Tuples.of(game, size.getAsInt(), 0, side).census(Convention.NORMAL, meter));
    }

    /**
     * {@return a random position; empty if there is none}
     *
     * @param outcome the outcome of the position
     * @param meter counts the work, and may stop it
     */
    public Optional<Position> next(Outcome outcome, Meter meter) {
        List<Long> wanted = values.keySet().stream()
                .filter(value -> outcome == (value == 0 ? Outcome.P : Outcome.N))
                .toList();
        BigInteger[] weights = wanted.stream().map(values::get).toArray(BigInteger[]::new);
        if (wanted.isEmpty()) {
            return Optional.empty();
        }
        long value = wanted.get(Draw.index(weights, random));
        long seed = random.nextLong();
        return census.samples(value, seed, meter).findFirst().map(position -> shuffled(position, seed));
    }

    /** Returns a sum with its heaps in random order, as they are drawn in ascending order. */
    private static Position shuffled(Position position, long seed) {
        List<Component<?>> parts = new ArrayList<>(position.components());
        Collections.shuffle(parts, new Random(seed));
        return Position.sum(parts);
    }

    /** Returns the counts from which positions are drawn. */
    @Override
    public String toString() {
        return census.toString();
    }
}
