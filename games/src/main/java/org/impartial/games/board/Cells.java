package org.impartial.games.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** The notation of the cells of a board: a list of [row,column] from 1; the two cells of a domino in one list. */
final class Cells {
    private static final int DOMINO = 4;

    /** Reads distinct cells as pairs of row and column, counted from 0. */
    static List<int[]> read(Datum datum, int rows, int columns) {
        List<Datum> items = datum.asItems();
        boolean single = items.size() == 2 && items.stream().noneMatch(Datum.Seq.class::isInstance);
        List<int[]> cells = new ArrayList<>();
        Set<Datum> met = new HashSet<>();
        for (Datum item : single ? List.of(datum) : items) {
            List<Datum> place = item.asList("an occupied cell");
            if (place.size() != 2) {
                throw new NotationException("an occupied cell is [row,column], not " + place.size() + " numbers");
            }
            cells.add(new int[] {
                place.get(0).asInt("row", 1, rows) - 1, place.get(1).asInt("column", 1, columns) - 1
            });
            if (!met.add(item)) {
                throw new NotationException("the cell " + item + " is given twice; name each occupied cell once");
            }
        }
        return cells;
    }

    static Datum write(int rows, int columns, BiPredicate<Integer, Integer> cells) {
        List<Datum> written = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (cells.test(row, column)) {
                    written.add(Datum.of(row + 1L, column + 1L));
                }
            }
        }
        return Datum.list(written);
    }

    static Datum domino(int rows, int columns, BiPredicate<Integer, Integer> cells) {
        return Datum.list(write(rows, columns, cells).asItems().stream()
                .flatMap(cell -> cell.asItems().stream())
                .toList());
    }

    /** Returns the usual spelling of a domino: the lesser cell first, in one list. */
    static Datum exchanged(Datum domino) {
        long[] ends = domino.asItems().stream()
                .flatMap(cell -> cell.asItems().stream())
                .mapToLong(number -> number.asLong("a row or column"))
                .toArray();
        boolean exchanged = ends.length == DOMINO && (ends[0] > ends[2] || (ends[0] == ends[2] && ends[1] > ends[3]));
        return exchanged ? Datum.of(ends[2], ends[3], ends[0], ends[1]) : Datum.of(ends);
    }
}
