package org.impartial.games.heap;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Lazily;

/**
 * The staircase argument [Ferguson]: a move of coins from an even place onto an odd one is answered by moving them once
 * more, so the value is the XOR of the odd places. On even places {@link Long#MAX_VALUE} coins stand for that many or
 * more.
 *
 * <p>A move that changes it by c: an odd place with a coins, a ^ c < a, is lowered to a ^ c; or an odd place with b
 * grows to b ^ c by coins from an even place that has that many.
 */
@SuppressWarnings("ArrayRecordComponent") // not compared
record Staircase(Stairs stairs, long[] coins) {
    private static final int SHOWN = 64;

    record Slide(int from, int to, long count) {}

    static Basis basis(String statement) {
        return Basis.proved("the value is that of " + statement + " as Nim heaps", "Ferguson");
    }

    long value() {
        return IntStream.rangeClosed(1, coins.length)
                .filter(stairs::odd)
                .mapToLong(this::at)
                .reduce(0, (a, b) -> a ^ b);
    }

    Position heaps() {
        Nim nim = new Nim();
        return Position.sum(IntStream.rangeClosed(1, coins.length)
                .filter(stairs::odd)
                .filter(place -> at(place) > 0)
                .mapToObj(place -> nim.at(at(place)))
                .toList());
    }

    /** Returns the move that lowers an odd place as one of those heaps is lowered. */
    Slide slide(Move move) {
        long heap = (Long) move.from().state();
        long left = (Long) move.to().components().get(0).state();
        int from = IntStream.rangeClosed(1, coins.length)
                .filter(place -> stairs.odd(place) && at(place) == heap)
                .findFirst()
                .orElseThrow();
        return new Slide(from, stairs.below(from).findFirst().orElseThrow(), heap - left);
    }

    Stream<Slide> slides(long wanted) {
        long change = value() ^ wanted;
        return change == 0
                ? Stream.empty()
                : Lazily.flatMap(
                        IntStream.rangeClosed(1, coins.length),
                        from -> stairs.odd(from) ? lowered(from, change) : raised(from, change));
    }

    private Stream<Slide> lowered(int from, long change) {
        long left = at(from) ^ change;
        return left < at(from)
                ? stairs.below(from).mapToObj(to -> new Slide(from, to, at(from) - left))
                : Stream.empty();
    }

    private Stream<Slide> raised(int from, long change) {
        return stairs.below(from)
                .mapToObj(to -> new Slide(from, to, (at(to) ^ change) - at(to)))
                .filter(slide -> slide.count() >= 1 && slide.count() <= at(from));
    }

    private long at(int place) {
        return coins[place - 1];
    }

    Exhibit exhibit() {
        List<List<String>> rows = IntStream.rangeClosed(1, coins.length)
                .filter(i -> at(i) > 0)
                .limit(SHOWN)
                .mapToObj(i ->
                        List.of(String.valueOf(i), String.valueOf(at(i)), stairs.odd(i) ? String.valueOf(at(i)) : "-"))
                .toList();
        return new Exhibit(
                "The " + stairs.counting + " count",
                List.of(stairs.place, stairs.held, "counts"),
                rows,
                "the XOR of what counts is " + value());
    }
}
