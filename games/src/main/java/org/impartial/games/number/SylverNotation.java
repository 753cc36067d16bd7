package org.impartial.games.number;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Named numbers without those that are sums of others; a move is written as the number that it names. */
enum SylverNotation implements Notation<List<Long>> {
    /** The only one. */
    NAMED;

    @Override
    public List<Long> read(Datum datum) {
        long[] named = datum.asLongs("the number at index", 2);
        for (long number : named) {
            if (number > SylverCoinage.GREATEST) {
                throw new NotationException(
                        "the numbers of sylver-coinage are from 2 to " + SylverCoinage.GREATEST + ", not " + number);
            }
        }
        return Sums.generators(Arrays.stream(named).boxed().toList());
    }

    @Override
    public Datum write(List<Long> named) {
        return Datum.list(named.stream().map(Datum::of).toList());
    }

    /** Returns the number named; it is not a sum of earlier numbers, so it stays in the list. */
    @Override
    public Datum move(List<Long> before, Position after) {
        List<?> left = (List<?>) after.components().get(0).state();
        return left.stream()
                .filter(number -> !before.contains(number))
                .map(number -> Datum.of((Long) number))
                .findFirst()
                .orElseThrow();
    }
}
