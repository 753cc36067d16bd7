package org.impartial.games.word;

import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Numbers are written as a list in any order, and read as ascending ones; a move as the list that it leaves. */
record NumbersNotation() implements Notation<List<Long>> {

    @Override
    public List<Long> read(Datum datum) {
        long[] numbers = datum.asLongs("number", 1);
        long left = Long.MAX_VALUE;
        for (long number : numbers) {
            left -= number;
            if (left < 0) {
                throw new NotationException(
                        "the sum of the numbers is above " + Long.MAX_VALUE + ", and a move might make it");
            }
        }
        return AliceAndBob.numbers(numbers);
    }

    @Override
    public Datum write(List<Long> state) {
        return Datum.list(state.stream().map(Datum::of).toList());
    }
}
