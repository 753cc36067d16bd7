package org.impartial.games.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Distinct squares of pieces in ascending order; a move is the square left and the square taken. */
public final class Squares {
    /**
     * Returns the notation of squares from a least one on; {@code legal} tests whether a piece may go to a free square.
     */
    public static Notation<List<Long>> notation(
            String piece, long least, Function<List<Long>, BiPredicate<Integer, Long>> legal) {
        return Notation.of(
                        datum -> read(datum, piece, least),
                        squares -> Datum.list(squares.stream().map(Datum::of).toList()))
                .moves(Squares::move)
                .reading((squares, move) -> {
                    long[] way = move.asLongs("square", least);
                    int index = way.length == 2 ? Collections.binarySearch(squares, way[0]) : -1;
                    return index >= 0
                                    && Collections.binarySearch(squares, way[1]) < 0
                                    && legal.apply(squares).test(index, way[1])
                            ? Optional.of(moved(squares, index, way[1]))
                            : Optional.empty();
                });
    }

    public static List<Long> moved(List<Long> squares, int index, long to) {
        List<Long> next = new ArrayList<>(squares);
        next.set(index, to);
        Collections.sort(next);
        return List.copyOf(next);
    }

    private static List<Long> read(Datum datum, String piece, long least) {
        long[] squares = Arrays.stream(datum.asLongs("the square of " + piece, least))
                .sorted()
                .toArray();
        for (int i = 1; i < squares.length; i++) {
            if (squares[i] == squares[i - 1]) {
                throw new NotationException(
                        "square " + squares[i] + " holds two " + piece + "s; " + piece + "s do not share a square");
            }
        }
        return Arrays.stream(squares).boxed().toList();
    }

    /** Returns the move. Both lists ascend, so the squares between the two are shifted by one place. */
    private static Datum move(List<Long> before, List<Long> left) {
        int first = 0;
        int last = before.size() - 1;
        while (first < last && before.get(first).equals(left.get(first))) {
            first++;
        }
        while (first < last && before.get(last).equals(left.get(last))) {
            last--;
        }
        boolean up = first < last && before.get(first + 1).equals(left.get(first));
        return up ? Datum.of(before.get(first), left.get(last)) : Datum.of(before.get(last), left.get(first));
    }
}
