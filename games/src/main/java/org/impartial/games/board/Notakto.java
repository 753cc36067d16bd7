package org.impartial.games.board;

import java.util.stream.Stream;
import org.impartial.core.game.Notation;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.library.GameFamily;
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
record Notakto(Rectangle board, int line) implements PackedGame {
    private static final int USUAL = 3;
    private static final int SMALL = 10;
    static final GameFamily FAMILY = Cards.games(
                    "notakto",
                    params -> new Notakto(
                            Rectangle.read(params.get("board")),
                            params.find("line").orElse(Datum.of(USUAL)).asInt("line", 2, Rectangle.MOST_CELLS)),
                    "board=3,3 board=2,4 board=1,6 board=2,2,line=2")
            .misere();

    private boolean dead(long crosses) {
        int columns = board.columns();
        return inLine(crosses, 1, ~board.lastColumn())
                || inLine(crosses, columns, -1)
                || inLine(crosses, columns + 1, ~board.lastColumn())
                || inLine(crosses, columns - 1, ~board.firstColumn());
    }

    /** Returns whether a line begins at some cross; a step leads from the given cells to greater ones. */
    private boolean inLine(long crosses, int step, long from) {
        long begins = crosses;
        int shift = Math.min(step, Rectangle.MOST_CELLS);
        for (int i = 1; i < line; i++) {
            begins &= (begins >>> shift) & from;
        }
        return begins != 0;
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

    @Override
    public long canonical(long crosses) {
        return dead(crosses) ? board.all() : Congruence.turned(board, crosses);
    }

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
    public String toString() {
        return "notakto[board=" + board + (line == USUAL ? "]" : ",line=" + line + "]");
    }
}
