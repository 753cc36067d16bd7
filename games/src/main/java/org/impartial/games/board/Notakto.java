package org.impartial.games.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Notation;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.Require;

/**
 * Notakto: both players put crosses on free cells, and a board with three crosses in line is dead [Plambeck-Whitehead
 * 2013]. The player who kills the last board loses, so a question that names no convention means misère play; several
 * boards are a sum.
 *
 * <p>A state is the set of crosses, row by row from the lowest bit. There is one option for each free cell. Dead boards
 * have one canonical form, and so have boards that rotations and reflections map to one another.
 */
final class Notakto implements PackedGame {
    private static final int USUAL = 3;
    private static final int SMALL = 10;

    static final GameFamily FAMILY = Cards.family(
                    "notakto",
                    params -> PositionFormat.of(new Notakto(
                            Rectangle.read(params.get("board")),
                            params.find("line").orElse(Datum.of(USUAL)).asInt("line", 2, Rectangle.MOST_CELLS))),
                    Params.of("board", Datum.of(3, 3)),
                    Params.of("board", Datum.of(2, 4)),
                    Params.of("board", Datum.of(1, 6)),
                    Params.of("board", Datum.of(2, 2)).and("line", Datum.of(2)))
            .misere();

    private final Rectangle board;
    private final int line;
    private final BoardImages images;
    private final List<Long> lines = new ArrayList<>();

    Notakto(Rectangle board, int line) {
        this.board = board;
        this.line = line;
        this.images = new BoardImages(board);
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int cell = 0; cell < board.rows() * board.columns(); cell++) {
            for (int[] step : directions) {
                addLine(cell / board.columns(), cell % board.columns(), step);
            }
        }
    }

    private void addLine(int row, int column, int[] step) {
        int lastRow = row + (line - 1) * step[0];
        int lastColumn = column + (line - 1) * step[1];
        if (lastRow < board.rows() && lastColumn >= 0 && lastColumn < board.columns()) {
            long cells = 0;
            for (int i = 0; i < line; i++) {
                cells |= 1L << ((row + i * step[0]) * board.columns() + column + i * step[1]);
            }
            lines.add(cells);
        }
    }

    private boolean dead(long crosses) {
        for (long cells : lines) {
            if ((crosses & cells) == cells) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void options(long crosses, PackedOptions out) {
        if (dead(crosses)) {
            return;
        }
        for (long free = board.all() & ~crosses; free != 0; free &= free - 1) {
            out.to(crosses | Long.lowestOneBit(free));
        }
    }

    /** Maps all dead boards to the full one. */
    @Override
    public long canonical(long crosses) {
        if (dead(crosses)) {
            return board.all();
        }
        long least = crosses;
        for (int image = 1; image < images.count(); image++) {
            least = Math.min(least, images.of(crosses, image));
        }
        return least;
    }

    /** Returns the board, or one with few free cells in a corner. */
    @Override
    public Stream<Long> smallStates() {
        return Stream.of(board.rows() * board.columns() <= SMALL ? 0L : board.all() & ~board.corner(2, USUAL));
    }

    @Override
    public void requireState(Long crosses) {
        Require.bits(this, "cells", board.all(), crosses);
    }

    @Override
    public Notation<Long> notation() {
        return board.notation().moves((before, left) -> {
            int cell = Long.numberOfTrailingZeros(left & ~before);
            return Datum.of(cell / board.columns() + 1L, cell % board.columns() + 1L);
        });
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Notakto that && board.equals(that.board) && line == that.line;
    }

    @Override
    public int hashCode() {
        return 31 * board.hashCode() + line;
    }

    @Override
    public String toString() {
        return "notakto[board=" + board + (line == USUAL ? "]" : ",line=" + line + "]");
    }
}
