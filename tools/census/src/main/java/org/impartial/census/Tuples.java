package org.impartial.census;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongFunction;
import java.util.function.LongUnaryOperator;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.sweep.plane.LineTable;
import org.impartial.sweep.plane.LineTable.LineValues;

/**
 * The positions of a game that are tuples of numbers in a range, without tuples that are no positions of it.
 *
 * <pre>{@code
 * Tuples<?> pairs = Tuples.of(new Wythoff(), 2, 0, 20);
 * pairs.census(Convention.NORMAL, Meter.unlimited()).count(0);    // 17
 * pairs.outcomes(Convention.MISERE, Meter.unlimited()).count(0);  // 17
 * }</pre>
 *
 * @param game the game
 * @param size the number of numbers of a position
 * @param from the least number
 * @param to the greatest number
 * @param <S> the states of the game
 */
public record Tuples<S>(ImpartialGame<S> game, int size, long from, long to) {
    private static final int MOST = 10_000_000;
    private static final int MOST_PLANE = 1 << 15;
    private static final int TRIED = 1000;

    /**
     * Checks the range.
     *
     * @param game the game
     * @param size the number of numbers of a position, at least 1
     * @param from the least number, 0 or more
     * @param to the greatest number
     * @throws IllegalArgumentException if the size or the range is empty
     */
    public Tuples {
        if (size < 1 || from < 0 || to < from) {
            throw new IllegalArgumentException("tuples have 1 number or more, in a range from 0 on that ascends, not "
                    + size + " from " + from + " to " + to);
        }
    }

    /**
     * {@return the tuples of a game}
     *
     * @param game the game
     * @param size the number of numbers of a position, at least 1
     * @param from the least number, 0 or more
     * @param to the greatest number
     * @param <S> the states of the game
     */
    public static <S> Tuples<S> of(ImpartialGame<S> game, int size, long from, long to) {
        return new Tuples<>(game, size, from, to);
    }

    /**
     * {@return the number of numbers of a position, if small positions are tuples of equally many; else empty}
     *
     * @param game the game
     * @param <S> the states of the game
     */
    public static <S> OptionalInt size(ImpartialGame<S> game) {
        List<Integer> sizes = game.smallStates()
                .limit(TRIED)
                .map(state -> size(game.notation().write(state)))
                .distinct()
                .toList();
        return sizes.size() == 1 && sizes.get(0) > 0 ? OptionalInt.of(sizes.get(0)) : OptionalInt.empty();
    }

    private static int size(Datum state) {
        List<Datum> items = state.asItems();
        return items.stream().allMatch(item -> item instanceof Datum.Num) ? items.size() : 0;
    }

    /**
     * {@return the census of values, or of elements of a misère quotient; of outcomes if play may repeat or entail}
     *
     * @param play the playing convention
     * @param meter counts the work, and may stop it
     * @throws BeyondRangeException if there are too many tuples, or no misère quotient is found
     */
    public Census census(Convention play, Meter meter) {
        if (play == Convention.NORMAL && size == 2 && to < MOST_PLANE && game instanceof PlaneGame plane) {
            int side = (int) to + 1;
            return plane(LineTable.of(plane.lineMoves()).values(side, side, meter), meter);
        }
        PositionKind kind = PositionKind.of(game);
        boolean numbers = !kind.isLoopy() && !kind.isEntailing();
        return numbers || play == Convention.MISERE
                ? PositionSource.of(positions(meter), play, meter)
                : outcomes(play, meter);
    }

    /**
     * {@return the census of the outcomes of the tuples}
     *
     * @param play the playing convention
     * @param meter counts the work, and may stop it
     * @throws BeyondRangeException if there are too many tuples
     */
    public Census outcomes(Convention play, Meter meter) {
        return PositionSource.outcomes(positions(meter), play, meter);
    }

    /** Returns the number of tuples, whether they are positions or not. */
    BigInteger count() {
        return BigInteger.valueOf(to - from).add(BigInteger.ONE).pow(size);
    }

    private List<Position> positions(Meter meter) {
        if (count().compareTo(BigInteger.valueOf(MOST)) > 0) {
            throw new BeyondRangeException("no theorem counts these positions of " + game.name() + ", and of " + count()
                    + " tuples at most " + MOST + " are solved one by one; use a smaller range");
        }
        List<Position> positions = new ArrayList<>();
        long side = to - from + 1;
        for (long number = 0; number < count().longValueExact(); number++) {
            meter.tick();
            List<Datum> tuple = new ArrayList<>();
            for (long rest = number; tuple.size() < size; rest /= side) {
                tuple.add(0, Datum.of(from + rest % side));
            }
            // A game of single numbers may write them with brackets or without.
            position(size == 1 ? tuple.get(0) : Datum.list(tuple))
                    .or(() -> position(Datum.list(tuple)))
                    .ifPresent(positions::add);
        }
        return positions;
    }

    private Optional<Position> position(Datum tuple) {
        try {
            return Optional.of(new Component<>(game, game.notation().read(tuple)));
        } catch (NotationException noPosition) {
            return Optional.empty();
        }
    }

    private Census plane(LineValues values, Meter meter) {
        int least = (int) from;
        int side = (int) (to - from) + 1;
        long last = (long) side * side - 1;
        LongFunction<Position> position = cell ->
                position(Datum.of(from + cell / side, from + cell % side)).orElseThrow();
        LongUnaryOperator value = cell -> values.at(least + (int) cell / side, least + (int) cell % side);
        HeapRange cells = new HeapRange(position, 0, last, last + 1, 1, value);
        String basis = "the values of " + game.name() + " on all pairs up to " + to;
        return Census.of(FiniteCounts.ofValues(cells.counts(meter), cells::any), basis);
    }
}
