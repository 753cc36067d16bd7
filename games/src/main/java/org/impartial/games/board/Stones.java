package org.impartial.games.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.state.Require;

/** Boards of at most 31 cells with stones: X from bit 0, O from bit 31, row by row. Immutable. */
record Stones(Rectangle board) {
    static final int MOST_CELLS = 31;
    private static final long MASK = (1L << MOST_CELLS) - 1;

    static Stones read(Datum datum) {
        Rectangle board = Rectangle.read(datum);
        if (board.rows() * board.columns() > MOST_CELLS) {
            throw new NotationException("a board with stones is rows,columns of at most " + MOST_CELLS + " cells, not "
                    + datum.described());
        }
        return new Stones(board);
    }

    static long pack(long crosses, long rings) {
        return crosses | rings << MOST_CELLS;
    }

    /** Returns a cell as two bits: the first for X, the second for O, both for a wall. */
    static int cell(long state, int at) {
        long cross = (crosses(state) >>> at) & 1;
        long ring = (rings(state) >>> at) & 1;
        return (int) (cross | (ring << 1));
    }

    static long crosses(long state) {
        return state & MASK;
    }

    static long rings(long state) {
        return state >>> MOST_CELLS;
    }

    void requireOnBoard(ImpartialGame<?> game, Long state) {
        Require.bits(
                game, "places for X and, from bit " + MOST_CELLS + " on, for O", pack(board.all(), board.all()), state);
    }

    void requireStones(ImpartialGame<?> game, Long state) {
        requireOnBoard(game, state);
        if ((crosses(state) & rings(state)) != 0) {
            throw new NotationException("a cell of " + game.name() + " holds one stone, and the state " + state
                    + " has X and O on the same cell");
        }
    }

    private long rows(List<Datum> rows, boolean walls) {
        if (rows.size() != board.rows()) {
            throw new NotationException("the board has " + board.rows() + " rows, and " + rows.size() + " were given");
        }
        long crosses = 0;
        long rings = 0;
        for (int row = 0; row < rows.size(); row++) {
            String word = rows.get(row).asWord("row " + (row + 1));
            if (!word.matches("[XO." + (walls ? "#" : "") + "]{" + board.columns() + "}")) {
                throw new NotationException(
                        "row " + (row + 1) + " is " + board.columns() + " cells, each X, O or a point"
                                + (walls ? ", or # where the board has no cell" : "") + ", not " + word);
            }
            for (int column = 0; column < board.columns(); column++) {
                long cell = 1L << (row * board.columns() + column);
                crosses |= "X#".indexOf(word.charAt(column)) >= 0 ? cell : 0;
                rings |= "O#".indexOf(word.charAt(column)) >= 0 ? cell : 0;
            }
        }
        return pack(crosses, rings);
    }

    Datum write(long state) {
        List<Datum> rows = new ArrayList<>();
        for (int row = 0; row < board.rows(); row++) {
            int first = row * board.columns();
            rows.add(Datum.of(IntStream.range(first, first + board.columns())
                    .mapToObj(cell -> ".XO#".substring(cell(state, cell), cell(state, cell) + 1))
                    .collect(Collectors.joining())));
        }
        return Datum.list(rows);
    }

    Notation<Long> notation(long start) {
        return notation(start, false);
    }

    Notation<Long> notation(long start, boolean walls) {
        return Notation.of(
                datum -> datum.asItems().isEmpty() ? Long.valueOf(start) : Long.valueOf(rows(datum.asItems(), walls)),
                this::write);
    }

    /** Returns the row and column of a cell, from 1. */
    long[] place(long cell) {
        int index = Long.numberOfTrailingZeros(cell);
        return new long[] {index / board.columns() + 1L, index % board.columns() + 1L};
    }

    @Override
    public String toString() {
        return board.toString();
    }
}
