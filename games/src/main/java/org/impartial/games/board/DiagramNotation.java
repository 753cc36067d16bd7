package org.impartial.games.board;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;

/** The lengths of the rows that are not empty, and a move as the [row,column] of the square bitten, from 1. */
record DiagramNotation(Chomp game, Diagrams diagrams) implements Notation<Long> {

    @Override
    public Long read(Datum datum) {
        List<Datum> items = datum.asItems();
        int[] lengths = new int[items.size()];
        for (int i = 0; i < lengths.length; i++) {
            lengths[i] = items.get(i).asInt("row " + (i + 1), 0, diagrams.columns());
        }
        return game.rows(lengths);
    }

    @Override
    public Datum write(Long state) {
        return Datum.of(Arrays.stream(diagrams.lengths(state))
                .filter(length -> length > 0)
                .asLongStream()
                .toArray());
    }

    @Override
    public Datum move(Long before, Position after) {
        int[] then = diagrams.lengths(before);
        int[] now = diagrams.lengths((Long) after.components().get(0).state());
        int row = Arrays.mismatch(then, now);
        return Datum.of(row + 1L, now[row] + 1L);
    }
}
