package org.impartial.picture.kind;

import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;

/**
 * Stones of two colours on a board: on the crossings of lines for NoGo, on squares for Clobber. Missing cells of a
 * board are not drawn.
 *
 * @param crossings whether stones are on crossings of lines
 */
public record BoardStones(boolean crossings) implements Kind {

    @Override
    public Sketch draw(Subject subject) {
        List<String> rows =
                subject.state().asItems().stream().map(Datum::toString).toList();
        int height = Boards.size(subject)[0];
        int width = Boards.size(subject)[1];
        return CellGrid.board(height, width, (sketch, x, y, row, column) -> {
            double middleX = x + CellGrid.CELL / 2;
            double middleY = y + CellGrid.CELL / 2;
            char stone = at(rows, row, column);
            if (stone == '#') {
                return;
            }
            if (crossings) {
                sketch.box(x, y, CellGrid.CELL, CellGrid.CELL, Palette.WOOD, null);
                sketch.line(
                        column == 1 ? middleX : x,
                        middleY,
                        column == width ? middleX : x + CellGrid.CELL,
                        middleY,
                        Palette.INK,
                        1.2);
                sketch.line(
                        middleX,
                        row == 1 ? middleY : y,
                        middleX,
                        row == height ? middleY : y + CellGrid.CELL,
                        Palette.INK,
                        1.2);
            } else {
                boolean dark = (row + column) % 2 == 0;
                sketch.box(x, y, CellGrid.CELL, CellGrid.CELL, dark ? Palette.WOOD : Palette.PALE_GREY, Palette.GREY);
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
