package org.impartial.games.coin;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * Heads on a grid as a list of [x,y]; a move as the ascending list of the coins it turns, or as the near and the far corner
 * of its rectangle.
 *
 * @param left the least label across
 * @param top the least label down
 */
record GridForm(long left, long top) {

    Grid read(Datum datum) {
        List<Datum> items = datum.asItems();
        boolean single = items.size() == 2 && items.stream().noneMatch(Datum.Seq.class::isInstance);
        Set<Cell> cells = new HashSet<>();
        for (Datum item : single ? List.of(datum) : items) {
            Cell cell = cell(item);
            if (!cells.add(cell)) {
                throw new NotationException(
                        "[" + cell.x() + "," + cell.y() + "] is given twice; name each coin that shows heads once");
            }
        }
        return Grid.of(cells);
    }

    private Cell cell(Datum item) {
        List<Datum> labels = item.asList("a place on the grid");
        if (labels.size() != 2) {
            throw new NotationException("a place on the grid is [x,y], not " + labels.size() + " numbers");
        }
        return new Cell(
                labels.get(0).asLong("x", left, Coins.GREATEST), labels.get(1).asLong("y", top, Coins.GREATEST));
    }

    static Datum write(Grid heads) {
        return Datum.list(
                heads.cells().stream().map(cell -> Datum.of(cell.x(), cell.y())).toList());
    }

    /** Returns the near and the far corner of a rectangle. */
    static Datum corners(Grid turned) {
        List<Cell> cells = List.copyOf(turned.cells());
        Cell near = cells.get(0);
        Cell far = cells.get(cells.size() - 1);
        return Datum.of(near.x(), near.y(), far.x(), far.y());
    }
}
