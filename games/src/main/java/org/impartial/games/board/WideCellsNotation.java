package org.impartial.games.board;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** The same notation as {@link CellsNotation}, for wide boards. */
record WideCellsNotation(WideCram game) implements Notation<WideCells> {

    @Override
    public WideCells read(Datum datum) {
        List<Datum> items = datum.asItems();
        boolean lone = items.size() == 2 && items.stream().noneMatch(Datum.Seq.class::isInstance);
        WideCells free = game.empty();
        for (Datum item : lone ? List.of(datum) : items) {
            free = occupied(free, item);
        }
        return free;
    }

    private WideCells occupied(WideCells free, Datum item) {
        List<Datum> place = item.asList("an occupied cell");
        if (place.size() != 2) {
            throw new NotationException("an occupied cell is [row,column], not " + place.size() + " numbers");
        }
        int row = place.get(0).asInt("row", 1, game.rows()) - 1;
        int column = place.get(1).asInt("column", 1, game.columns()) - 1;
        int line = game.linesAreRows() ? row : column;
        int bit = game.linesAreRows() ? column : row;
        if (!free.has(line, bit)) {
            throw new NotationException("the cell " + item + " is given twice; name each occupied cell once");
        }
        return free.without(line, 1L << bit, line, 0);
    }

    @Override
    public Datum write(WideCells free) {
        List<Datum> cells = new ArrayList<>();
        for (int row = 0; row < game.rows(); row++) {
            for (int column = 0; column < game.columns(); column++) {
                if (!has(free, row, column)) {
                    cells.add(Datum.of(row + 1L, column + 1L));
                }
            }
        }
        return Datum.list(cells);
    }

    private boolean has(WideCells cells, int row, int column) {
        return game.linesAreRows() ? cells.has(row, column) : cells.has(column, row);
    }

    /** What was free before and is in no part after. */
    @Override
    public Datum move(WideCells before, Position after) {
        WideCells covered = before;
        for (Component<?> part : after.components()) {
            covered = covered.without((WideCells) part.state());
        }
        List<Long> ends = new ArrayList<>();
        for (int row = 0; row < game.rows(); row++) {
            for (int column = 0; column < game.columns(); column++) {
                if (has(covered, row, column)) {
                    ends.add(row + 1L);
                    ends.add(column + 1L);
                }
            }
        }
        return Datum.of(ends.stream().mapToLong(Long::longValue).toArray());
    }
}
