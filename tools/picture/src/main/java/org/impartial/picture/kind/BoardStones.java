package org.impartial.picture.kind;

import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;

/** Stones of two colours: on the crossings of lines for NoGo, on squares for Clobber; missing cells are not drawn. */
public record BoardStones(boolean crossings) implements Kind {
    @Override
    public Sketch draw(Subject subject) {
        List<String> rows =
                subject.state().asItems().stream().map(Datum::toString).toList();
        int height = Boards.size(subject)[0];
        int width = Boards.size(subject)[1];
        return CellGrid.board(height, width, cell -> {
            double middleX = cell.middleX();
            double middleY = cell.middleY();
            char stone = at(rows, cell.row(), cell.column());
            if (stone == '#') {
                return;
            }
            Sketch sketch = cell.sketch();
            if (crossings) {
                cell.box(0, Palette.WOOD, null);
                double left = cell.column() == 1 ? middleX : cell.x();
                double right = cell.column() == width ? middleX : cell.x() + CellGrid.CELL;
                double top = cell.row() == 1 ? middleY : cell.y();
                double bottom = cell.row() == height ? middleY : cell.y() + CellGrid.CELL;
                sketch.line(left, middleY, right, middleY, Palette.INK, 1.2);
                sketch.line(middleX, top, middleX, bottom, Palette.INK, 1.2);
            } else {
                boolean dark = (cell.row() + cell.column()) % 2 == 0;
                cell.box(0, dark ? Palette.WOOD : Palette.PALE_GREY, Palette.GREY);
            }
            if (stone == 'X' || stone == 'O') {
                Things.stone(sketch, middleX, middleY, stone);
            }
        });
    }

    private static char at(List<String> rows, int row, int column) {
        return row <= rows.size() && column <= rows.get(row - 1).length()
                ? rows.get(row - 1).charAt(column - 1)
                : '.';
    }

    @Override
    public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        return List.of(Touch.of(Boards.cells(Subject.numbers(move))));
    }
}
