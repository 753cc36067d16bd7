package org.impartial.games.coin.strip;

import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Rows as [behind, gap, beyond]; a move by the index of its row and the gap that it leaves. */
enum NorthcottNotation implements Notation<List<NorthcottRow>> {
    /** The only one. */
    ROWS;

    @Override
    public List<NorthcottRow> read(Datum datum) {
        List<Datum> items = datum.asItems();
        boolean lone = !items.isEmpty() && !(items.get(0) instanceof Datum.Seq);
        return (lone ? List.of(datum) : items)
                .stream().map(NorthcottNotation::row).toList();
    }

    private static NorthcottRow row(Datum datum) {
        long[] squares = datum.asLongs("the free squares of a row at", 0);
        if (squares.length != 3) {
            throw new NotationException(
                    "a row is written [a,g,b]: a squares behind the piece of the player to move, g between"
                            + " the pieces, b behind the other one; " + datum + " is not");
        }
        return new NorthcottRow(squares[0], squares[1], squares[2]);
    }

    @Override
    public Datum write(List<NorthcottRow> rows) {
        return Datum.list(rows.stream()
                .map(row -> Datum.of(row.behind(), row.gap(), row.beyond()))
                .toList());
    }

    @Override
    public Datum move(List<NorthcottRow> before, Position after) {
        List<?> left = (List<?>) after.components().get(0).state();
        for (int i = 0; i < before.size(); i++) {
            NorthcottRow row = (NorthcottRow) left.get(i);
            if (row.gap() != before.get(i).gap()) {
                return Datum.of(i, row.gap());
            }
        }
        throw new IllegalArgumentException("no piece moves from " + before + " to " + left);
    }
}
