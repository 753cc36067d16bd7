package org.impartial.picture;

import java.awt.Color;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.core.notation.Datum;
import org.impartial.picture.Mark.Anchor;

/** Draws boards of squares: Cram with its occupied cells, Chomp with its poisoned corner, lights and coins on a grid. */
final class Boards {
    private static final double CELL = 40;
    private static final double EDGE = 22;
    private static final int LEAST = 4;
    private static final Pattern BOARD = Pattern.compile("board=(\\d+),(\\d+)");
    private static final Color COCOA = new Color(0x7B4B2A);

    private Boards() {}

    static Sketch cram(String game, Datum state) {
        int[] size = size(game);
        Set<List<Long>> taken = cells(state);
        return grid(size[0], size[1], (scene, x, y, row, column) -> {
            boolean full = taken.contains(List.of((long) row, (long) column));
            scene.box(x, y, CELL, CELL, full ? Palette.BLUE : Palette.WOOD, Palette.PAPER);
            if (full) {
                scene.line(x + 8, y + 8, x + CELL - 8, y + CELL - 8, Palette.SKY, 2.5);
                scene.line(x + 8, y + CELL - 8, x + CELL - 8, y + 8, Palette.SKY, 2.5);
            }
        });
    }

    static Sketch chomp(String game, Datum state) {
        int[] size = size(game);
        List<Datum> rows = state.asItems();
        return grid(size[0], size[1], (scene, x, y, row, column) -> {
            boolean left = row <= rows.size() && column <= rows.get(row - 1).asLong("row");
            if (!left) {
                scene.box(x + 3, y + 3, CELL - 6, CELL - 6, null, Palette.FAINT);
                return;
            }
            scene.box(x + 1, y + 1, CELL - 2, CELL - 2, COCOA, null);
            scene.box(x + 7, y + 7, CELL - 14, CELL - 14, null, Palette.WOOD);
            if (row == 1 && column == 1) {
                scene.bold(x + CELL / 2, y + CELL / 2, "☠", 22, Anchor.MIDDLE, Palette.PAPER);
            }
        });
    }

    /** Heads or lights on a grid: x counts across and y downwards. */
    static Sketch heads(String game, Datum state) {
        Set<List<Long>> heads = cells(state);
        int columns = greatest(heads, 0);
        int rows = greatest(heads, 1);
        return grid(rows, columns, (scene, x, y, row, column) -> {
            scene.box(x, y, CELL, CELL, null, Palette.FAINT);
            Coins.coin(scene, x + CELL / 2, y + CELL / 2, heads.contains(List.of((long) column, (long) row)));
        });
    }

    private static int greatest(Set<List<Long>> cells, int which) {
        long greatest = Math.max(
                LEAST, cells.stream().mapToLong(cell -> cell.get(which)).max().orElse(0));
        Plot.require(greatest <= 64, "a grid with a coin at " + greatest + " is too great to be drawn; at most 64");
        return (int) greatest;
    }

    private static Set<List<Long>> cells(Datum state) {
        Set<List<Long>> cells = new HashSet<>();
        for (Datum cell : state.asItems()) {
            List<Datum> pair = cell.asList("cell");
            cells.add(List.of(pair.get(0).asLong("cell"), pair.get(1).asLong("cell")));
        }
        return cells;
    }

    private static int[] size(String game) {
        Matcher board = BOARD.matcher(game);
        Plot.require(board.find(), "the board of " + game + " is not known");
        return new int[] {Integer.parseInt(board.group(1)), Integer.parseInt(board.group(2))};
    }

    /** Draws one cell, rows and columns from 1. */
    private interface Cell {
        void draw(Scene scene, double x, double y, int row, int column);
    }

    private static Sketch grid(int rows, int columns, Cell cell) {
        return new Sketch(EDGE + columns * CELL, EDGE + rows * CELL, (scene, left, top) -> {
            for (int row = 1; row <= rows; row++) {
                double y = top + EDGE + (row - 1) * CELL;
                scene.word(left + EDGE - 7, y + CELL / 2, Integer.toString(row), 11, Anchor.END, Palette.GREY);
                for (int column = 1; column <= columns; column++) {
                    cell.draw(scene, left + EDGE + (column - 1) * CELL, y, row, column);
                }
            }
            for (int column = 1; column <= columns; column++) {
                double x = left + EDGE + (column - 0.5) * CELL;
                scene.word(x, top + EDGE - 10, Integer.toString(column), 11, Anchor.MIDDLE, Palette.GREY);
            }
        });
    }
}
