package org.impartial.games.heap;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** The squares of pieces in any order, from 1 on; a move by the square it leaves and the square it takes. */
enum SquaresNotation implements Notation<List<Long>> {
    /** The only one. */
    SQUARES;

    @Override
    public List<Long> read(Datum datum) {
        long[] squares =
                Arrays.stream(datum.asLongs("the square of piece", 1)).sorted().toArray();
        for (int i = 1; i < squares.length; i++) {
            if (squares[i] == squares[i - 1]) {
                throw new NotationException("square " + squares[i] + " holds two pieces; pieces do not share a square");
            }
        }
        return Arrays.stream(squares).boxed().toList();
    }

    @Override
    public Datum write(List<Long> squares) {
        return Datum.list(squares.stream().map(Datum::of).toList());
    }

    @Override
    public Datum move(List<Long> before, Position after) {
        List<?> left = (List<?>) after.components().get(0).state();
        for (int piece = 0; piece < before.size(); piece++) {
            if (!before.get(piece).equals(left.get(piece))) {
                return Datum.of(before.get(piece), (Long) left.get(piece));
            }
        }
        throw new IllegalArgumentException("no piece moves from " + before + " to " + left);
    }
}
