package org.impartial.picture.kind;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;

/** Coins with two sides, in a row or on a grid; the place of a coin is its label. */
public final class CoinPlaces {
    /** A row of coins up to the last head, or all coins of the game; those beyond the last head never turn. */
    public record CoinPlaceRow() implements Kind {
        private static final double STEP = 38;
        private static final long MOST = 200;
        private static final int PER_ROW = 20;
        private static final double ROW = 62;

        @Override
        public Sketch draw(Subject subject, Subject start) {
            Set<Long> heads = new HashSet<>(subject.numbers());
            boolean zero =
                    heads.contains(0L) || start.numbers().contains(0L) || ZERO.contains(Subject.family(subject.game()));
            long least = zero || subject.parameter("first").contains(0L) ? 0 : 1;
            List<Long> whole = subject.parameter("coins");
            long last = Math.max(Math.max(least, subject.greatest()), Math.min(MOST, start.greatest()));
            long greatest = whole.isEmpty() || whole.get(0) > MOST ? last : Math.max(last, least + whole.get(0) - 1);
            Subject.require(
                    greatest <= MOST, "a row of " + greatest + " coins is too long to be drawn; at most " + MOST);
            int coins = (int) (greatest - least + 1);
            int rows = (coins + PER_ROW - 1) / PER_ROW;
            Sketch sketch = new Sketch(STEP * Math.min(coins, PER_ROW), ROW * rows);
            for (int i = 0; i < coins; i++) {
                long label = least + i;
                double x = STEP * (i % PER_ROW + 0.5);
                int row = i / PER_ROW;
                double y = ROW * row + Things.COIN + 4;
                sketch.place(Long.toString(label), coin -> Things.coin(coin, x, y, heads.contains(label)));
                sketch.word(x, y + Things.COIN + 12, Long.toString(label), 11, Palette.GREY);
            }
            return sketch;
        }

        /** Games whose first coin is 0. */
        private static final Set<String> ZERO = Set.of("twins", "mock-turtles", "grunt");
    }

    /** Coins or lights on a grid: x counts across and y downwards. */
    public record CoinGrid() implements Kind {
        private static final long LEAST = 4;
        private static final long MOST = 64;

        @Override
        public Sketch draw(Subject subject) {
            Set<List<Long>> heads = new HashSet<>(Subject.lists(subject.state()));
            List<Long> first = subject.parameter("first");
            int left = first(heads, first, 0);
            int top = first(heads, first, 1);
            int columns = (int) (greatest(heads, 0) - left + 1);
            int rows = (int) (greatest(heads, 1) - top + 1);
            return CellGrid.board(rows, columns, top, left, (y, x) -> x + "," + y, cell -> {
                boolean head = heads.contains(List.of((long) cell.column(), (long) cell.row()));
                Things.coin(cell.box(0, null, Palette.FAINT).sketch(), cell.middleX(), cell.middleY(), head);
            });
        }

        private static int first(Set<List<Long>> heads, List<Long> first, int which) {
            boolean zero = heads.stream().anyMatch(head -> head.get(which) == 0);
            return zero || (first.size() > which && first.get(which) == 0) ? 0 : 1;
        }

        private static long greatest(Set<List<Long>> heads, int which) {
            long last = heads.stream().mapToLong(head -> head.get(which)).max().orElse(0);
            Subject.require(
                    last <= MOST, "a grid with a coin at " + last + " is too large to be drawn; at most " + MOST);
            return Math.max(LEAST, last);
        }

        /** Returns the corners of a rectangle, or all coins that are turned. */
        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            List<List<Long>> from = Subject.lists(before.state());
            List<List<Long>> to = Subject.lists(after.get(0).state());
            return List.of(Touch.of(Stream.concat(from.stream(), to.stream())
                    .filter(coin -> from.contains(coin) != to.contains(coin))
                    .map(coin -> coin.get(0) + "," + coin.get(1))
                    .sorted()
                    .toList()));
        }
    }
}
