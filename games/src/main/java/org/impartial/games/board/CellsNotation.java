package org.impartial.games.board;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Occupied cells as a list of [row,column] from 1, and a move as the two cells that a domino covers, in one list. */
record CellsNotation(Rectangle board) implements Notation<Long> {

    @Override
    public Long read(Datum datum) {
        List<Datum> items = datum.asItems();
        boolean lone = items.size() == 2 && items.stream().noneMatch(Datum.Seq.class::isInstance);
        long cells = 0;
        for (Datum item : lone ? List.of(datum) : items) {
            long cell = 1L << cell(item);
            if ((cells & cell) != 0) {
                throw new NotationException("the cell " + item + " is given twice; name each occupied cell once");
            }
            cells |= cell;
        }
        return cells;
    }

    private int cell(Datum item) {
        List<Datum> place = item.asList("an occupied cell");
        if (place.size() != 2) {
            throw new NotationException("an occupied cell is [row,column], not " + place.size() + " numbers");
        }
        int row = place.get(0).asInt("row", 1, board.rows());
        int column = place.get(1).asInt("column", 1, board.columns());
        return (row - 1) * board.columns() + column - 1;
    }

    @Override
    public Datum write(Long occupied) {
        List<Datum> cells = new ArrayList<>();
        for (long left = occupied; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            cells.add(Datum.of(row(cell), column(cell)));
        }
        return Datum.list(cells);
    }

    /** What was free before and is in no part after. */
    @Override
    public Datum move(Long before, Position after) {
        long covered = board.all() & ~before;
        for (Component<?> part : after.components()) {
            covered &= (Long) part.state();
        }
        int first = Long.numberOfTrailingZeros(covered);
        int second = Long.SIZE - 1 - Long.numberOfLeadingZeros(covered);
        return Datum.of(row(first), column(first), row(second), column(second));
    }

    private long row(int cell) {
        return cell / board.columns() + 1L;
    }

    private long column(int cell) {
        return cell % board.columns() + 1L;
    }
}
