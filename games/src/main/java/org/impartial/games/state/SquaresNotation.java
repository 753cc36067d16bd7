package org.impartial.games.state;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * The different squares of pieces in any order; a move by the square it leaves and the square it takes, found in linear time.
 *
 * @param piece what stands on a square
 * @param least the first square
 */
public record SquaresNotation(String piece, long least) implements Notation<List<Long>> {

    @Override
    public List<Long> read(Datum datum) {
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

    @Override
    public Datum write(List<Long> squares) {
        return Datum.list(squares.stream().map(Datum::of).toList());
    }

    /** Both lists ascend, so what lies between the two squares is moved up or down by one place. */
    @Override
    public Datum move(List<Long> before, Position after) {
        List<?> left = (List<?>) after.components().get(0).state();
        int first = 0;
        int last = before.size() - 1;
        while (first < last && before.get(first).equals(left.get(first))) {
            first++;
        }
        while (first < last && before.get(last).equals(left.get(last))) {
            last--;
        }
        boolean up = first < last && before.get(first + 1).equals(left.get(first));
        return up
                ? Datum.of(before.get(first), (Long) left.get(last))
                : Datum.of(before.get(last), (Long) left.get(first));
    }
}
