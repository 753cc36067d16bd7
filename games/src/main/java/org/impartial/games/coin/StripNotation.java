package org.impartial.games.coin;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** The different squares of coins on a strip, from 0 on and in any order; a move by the square it leaves and its next one. */
enum StripNotation implements Notation<List<Long>> {
    /** The only one. */
    SQUARES;

    @Override
    public List<Long> read(Datum datum) {
        long[] squares =
                Arrays.stream(datum.asLongs("the square of coin", 0)).sorted().toArray();
        for (int i = 1; i < squares.length; i++) {
            if (squares[i] == squares[i - 1]) {
                throw new NotationException("square " + squares[i] + " holds two coins; coins do not share a square");
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
        List<Long> left = ((List<?>) after.components().get(0).state())
                .stream().map(square -> (Long) square).toList();
        return Datum.of(onlyIn(before, left), onlyIn(left, before));
    }

    private static long onlyIn(List<Long> squares, List<Long> others) {
        return squares.stream()
                .filter(square -> !others.contains(square))
                .findFirst()
                .orElseThrow();
    }
}
