package org.impartial.picture.kind;

import java.awt.Color;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;

/** Boards of squares: cells filled one by one or in pairs, the bar of Chomp, Young diagrams, a queen for two heaps. */
public final class Boards {
    /** Cells are filled: two by a domino of Cram, one by a cross of Notakto. */
    public record Filled(boolean dominoes) implements Kind {
        @Override
        public Sketch draw(Subject subject) {
            int[] size = size(subject);
            Set<List<Long>> full = new HashSet<>(Subject.lists(subject.state()));
            return CellGrid.board(size[0], size[1], cell -> {
                boolean taken = full.contains(List.of((long) cell.row(), (long) cell.column()));
                cell.box(0, taken && dominoes ? Palette.BLUE : Palette.WOOD, Palette.INK);
                if (taken) {
                    Color ink = dominoes ? Palette.PAPER : Palette.INK;
                    Things.cross(cell.sketch(), cell.middleX(), cell.middleY(), 12, ink, 3);
                }
            });
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            return List.of(Touch.of(cells(Subject.numbers(move))));
        }

        @Override
        public Optional<Set<String>> left(Subject subject) {
            if (!dominoes) {
                return Optional.empty();
            }
            int[] size = size(subject);
            Set<String> free = new HashSet<>();
            for (long row = 1; row <= size[0]; row++) {
                for (long column = 1; column <= size[1]; column++) {
                    free.add(row + "," + column);
                }
            }
            Subject.lists(subject.state()).forEach(cell -> free.remove(cell.get(0) + "," + cell.get(1)));
            return Optional.of(free);
        }

        @Override
        public Optional<Sketch> trace(Subject before, Datum move) {
            List<Long> cells = Subject.numbers(move);
            double x = CellGrid.EDGE + (cells.get(1) - 1) * CellGrid.CELL;
            double y = CellGrid.EDGE + (cells.get(0) - 1) * CellGrid.CELL;
            boolean across = cells.get(0).equals(cells.get(2));
            return Optional.of(Things.domino(new Sketch(0, 0), x, y, CellGrid.CELL, across));
        }
    }

    /** The bar of Chomp: a move eats a square with all below and to the right of it. */
    public record Bar() implements Kind {
        @Override
        public Sketch draw(Subject subject) {
            int[] size = size(subject);
            List<Long> rows = subject.numbers();
            return CellGrid.board(size[0], size[1], cell -> {
                if (cell.row() > rows.size() || cell.column() > rows.get(cell.row() - 1)) {
                    cell.box(3, null, Palette.FAINT);
                    return;
                }
                cell.box(1, Palette.COCOA, null).box(7, null, Palette.WOOD);
                if (cell.row() == 1 && cell.column() == 1) {
                    cell.sketch().word(cell.middleX(), cell.middleY(), "☠", 22, Palette.PAPER);
                }
            });
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            List<Long> bitten = Subject.numbers(move);
            List<Long> rows = before.numbers();
            List<String> changed = new ArrayList<>();
            for (long row = bitten.get(0); row <= rows.size(); row++) {
                for (long column = bitten.get(1); column <= rows.get((int) row - 1); column++) {
                    changed.add(row + "," + column);
                }
            }
            return List.of(new Touch(cells(bitten), changed));
        }
    }

    /** A Young diagram, from which a move takes the top row or the left column. */
    public record Young() implements Kind {
        private static final double ARROWS = 26;

        @Override
        public Sketch draw(Subject subject) {
            List<Long> rows = subject.numbers();
            int high = Math.max(1, rows.size());
            int columns = (int) Math.max(1, Math.min(1000, subject.greatest()));
            Sketch cells = CellGrid.board(high, columns, cell -> {
                if (cell.row() <= rows.size() && cell.column() <= rows.get(cell.row() - 1)) {
                    cell.box(0, Palette.PALE_BLUE, Palette.INK);
                }
            });
            Sketch sketch = new Sketch(ARROWS + cells.width(), ARROWS + cells.height()).put(cells, ARROWS, ARROWS);
            double first = ARROWS + CellGrid.EDGE + CellGrid.CELL / 2;
            return sketch.place(
                            "row",
                            arrow -> arrow.box(2, first - 9, 20, 18, Palette.PALE_ORANGE, Palette.INK)
                                    .word(12, first, "→", 13, Palette.INK))
                    .place(
                            "column",
                            arrow -> arrow.box(first - 9, 2, 18, 20, Palette.PALE_ORANGE, Palette.INK)
                                    .word(first, 12, "↓", 13, Palette.INK));
        }

        /** Returns the touches; where both moves leave the same diagram, either arrow denotes it. */
        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            List<Long> rows = before.numbers();
            List<Long> left = Subject.numbers(move);
            List<Touch> ways = new ArrayList<>();
            if (left.equals(rows.subList(1, rows.size()))) {
                ways.add(new Touch(List.of("row"), cells(1, rows.get(0), false)));
            }
            List<Long> lower =
                    rows.stream().filter(row -> row > 1).map(row -> row - 1).toList();
            if (left.equals(lower)) {
                ways.add(new Touch(List.of("column"), cells(1, rows.size(), true)));
            }
            return ways;
        }

        private static List<String> cells(long row, long to, boolean down) {
            return LongStream.rangeClosed(1, to)
                    .mapToObj(i -> down ? i + "," + row : row + "," + i)
                    .toList();
        }

        @Override
        public Optional<Set<String>> left(Subject subject) {
            List<Long> rows = subject.numbers();
            Set<String> places = new HashSet<>(rows.isEmpty() ? List.of() : List.of("row", "column"));
            for (int row = 1; row <= rows.size(); row++) {
                places.addAll(cells(row, rows.get(row - 1), false));
            }
            return Optional.of(places);
        }

        @Override
        public UnaryOperator<String> earlier(Subject before, Datum move, List<Subject> after, int part, int way) {
            List<Touch> ways = touches(before, move, after);
            int down = ways.get(way == 1 ? ways.size() - 1 : 0).chosen().contains("row") ? 1 : 0;
            return place -> {
                String[] cell = place.split(",", -1);
                long row = cell.length == 1 ? 0 : Long.parseLong(cell[0]) + down;
                return row == 0 ? place : row + "," + (Long.parseLong(cell[1]) + 1 - down);
            };
        }
    }

    /** Two heaps as a queen on a board, which moves left, down or diagonally towards the corner. */
    public record Queen() implements Kind {
        private static final long MOST = 40;
        private static final int LEAST = 5;

        @Override
        public Sketch draw(Subject subject, Subject first) {
            List<Long> heaps = subject.numbers();
            List<Long> most = first.numbers();
            if (Math.max(most.get(0), most.get(1)) > MOST) {
                return LargeQueen.draw(heaps, most);
            }
            int columns = Math.max(LEAST, Math.toIntExact(most.get(0) + 1));
            int rows = Math.max(LEAST, Math.toIntExact(most.get(1) + 1));
            // Row numbers grow upwards, as on a chessboard: the corner 0, 0 is at the lower left.
            return CellGrid.board(rows, columns, 1 - rows, 0, (row, column) -> column + "," + -row, cell -> {
                boolean dark = (cell.row() + cell.column()) % 2 == 0;
                cell.box(0, dark ? Palette.WOOD : Palette.PAPER, Palette.GREY);
                if (cell.column() == heaps.get(0) && -cell.row() == heaps.get(1)) {
                    Things.queen(cell.sketch(), cell.middleX(), cell.middleY());
                }
            });
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            List<Long> from = before.numbers();
            if (!LargeQueen.hasPlaces(from)) {
                return List.of();
            }
            List<Long> taken = Subject.numbers(move);
            String cell = (from.get(0) - taken.get(0)) + "," + (from.get(1) - taken.get(1));
            return List.of(new Touch(List.of(cell), List.of(from.get(0) + "," + from.get(1), cell)));
        }
    }

    static List<String> cells(List<Long> numbers) {
        return Subject.paired(numbers).stream()
                .map(cell -> cell[0] + "," + cell[1])
                .toList();
    }

    static int[] size(Subject subject) {
        return subject.pairs("board").get(0);
    }
}
