package org.impartial.games.board.shape;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;

/** The lengths of the rows of a Young diagram; a move by the rows after it. */
enum LctrNotation implements Notation<List<Long>> {
    /** The only one. */
    ROWS;

    @Override
    public List<Long> read(Datum datum) {
        List<Long> rows =
                Arrays.stream(datum.asLongs("the length of row", 1)).boxed().toList();
        new Lctr().requireState(rows);
        return rows;
    }

    @Override
    public Datum write(List<Long> rows) {
        return Datum.list(rows.stream().map(Datum::of).toList());
    }
}
