package org.impartial.games.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Sized;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.state.Require;

/**
 * {@link Cram} on boards of more than 63 cells: the shorter side has at most 63, the longer at most 1000. The rules, the
 * notation and the theorem are the same; a state is the set of free cells.
 */
record WideCram(int rows, int columns) implements ImpartialGame<WideCells>, Sized<WideCells> {
    static final int SHORTER = 63;
    static final int LONGER = 1000;
    private static final int SMALL_ROWS = 3;
    private static final int SMALL_COLUMNS = 4;

    WideCram {
        if (Math.min(rows, columns) < 1 || Math.min(rows, columns) > SHORTER || Math.max(rows, columns) > LONGER) {
            throw new NotationException(
                    "a board has a shorter side of 1 to " + SHORTER + " cells and a longer one of up to " + LONGER
                            + ", not " + rows + " rows and " + columns + " columns");
        }
    }

    boolean linesAreRows() {
        return columns <= SHORTER;
    }

    int lines() {
        return linesAreRows() ? rows : columns;
    }

    int places() {
        return linesAreRows() ? columns : rows;
    }

    private WideCells block(int height, int width, int line, int place) {
        long[] cells = new long[lines()];
        for (int i = line; i < Math.min(lines(), line + height); i++) {
            cells[i] = ((1L << Math.min(places() - place, width)) - 1) << place;
        }
        return new WideCells(cells);
    }

    WideCells empty() {
        return block(lines(), places(), 0, 0);
    }

    @Override
    public void options(WideCells free, Options<WideCells> out) {
        for (int i = 0; i < free.lines(); i++) {
            for (long left = free.line(i) & free.line(i) >>> 1; left != 0; left &= left - 1) {
                long cell = Long.lowestOneBit(left);
                split(free.without(i, cell | cell << 1, i, 0), out);
            }
            for (long upper = free.line(i) & free.line(i + 1); upper != 0; upper &= upper - 1) {
                long cell = Long.lowestOneBit(upper);
                split(free.without(i, cell, i + 1, cell), out);
            }
        }
    }

    private static void split(WideCells free, Options<WideCells> out) {
        List<WideCells> states = states(free);
        if (states.size() == 1) {
            out.to(states.get(0));
        } else {
            out.toSum(states);
        }
    }

    /**
     * Cells without a free neighbour stay in the first part, since a move is determined by the cells that it leaves.
     */
    private static List<WideCells> states(WideCells free) {
        WideCells rest = free.touching();
        WideCells alone = free.without(rest);
        List<WideCells> parts = new ArrayList<>();
        while (!rest.isEmpty()) {
            WideCells part = rest.part();
            parts.add(parts.isEmpty() ? part.with(alone) : part);
            rest = rest.without(part);
        }
        return parts.isEmpty() ? List.of(alone) : parts;
    }

    @Override
    public WideCells canonical(WideCells free) {
        return WideCongruence.form(free.touching(), places());
    }

    @Override
    public int size(WideCells free) {
        return free.count();
    }

    @Override
    public List<Claim<WideCells>> claims() {
        return CramMirror.claims(this::mirrors, this::mirrored, this::centred);
    }

    /** Returns the move after which each domino can be answered with its image: the domino on the middle. */
    private Stream<Position> centred(WideCells free) {
        if (mirrored(free) == Outcome.P) {
            return Stream.empty();
        }
        int line = (lines() - 1) / 2;
        long cell = 1L << ((places() - 1) / 2);
        WideCells left = lines() % 2 == 0
                ? free.without(line, cell, line + 1, cell)
                : free.without(line, cell | (cell << 1), line, 0);
        return Stream.of(Position.sum(states(left).stream().map(this::at).toList()));
    }

    /** Returns whether half a turn keeps the state, and the central cell, its own image, is not free. */
    private boolean mirrors(WideCells free) {
        for (int i = 0; i < lines(); i++) {
            if (free.line(i) != Long.reverse(free.line(lines() - 1 - i)) >>> (Long.SIZE - places())) {
                return false;
            }
        }
        boolean middleCell = lines() % 2 == 1 && places() % 2 == 1;
        return !middleCell || !free.has(lines() / 2, places() / 2);
    }

    private Outcome mirrored(WideCells free) {
        boolean domino = lines() % 2 != places() % 2;
        return domino && free.has((lines() - 1) / 2, (places() - 1) / 2) ? Outcome.N : Outcome.P;
    }

    @Override
    public Stream<WideCells> smallStates() {
        int height = Math.min(lines(), 2 + lines() % 2);
        int width = Math.min(places(), 2 + places() % 2);
        WideCells middle = block(height, width, (lines() - height) / 2, (places() - width) / 2);
        long cell = lines() % 2 == 1 && places() % 2 == 1 ? 1L << (places() / 2) : 0;
        WideCells ring = middle.without(lines() / 2, cell, lines() / 2, 0);
        return Stream.of(block(SMALL_ROWS, SMALL_COLUMNS, 0, 0), middle, ring).distinct();
    }

    @Override
    public void requireState(WideCells free) {
        Require.present(this, free);
        if (free.lines() != lines() || !free.without(empty()).isEmpty()) {
            throw new NotationException("the free cells of " + name() + " are in " + lines() + " lines of " + places()
                    + " cells, and some of " + free + " are not");
        }
    }

    @Override
    public Notation<WideCells> notation() {
        return Notation.of(this::read, free -> Cells.write(rows, columns, (row, column) -> !has(free, row, column)))
                .movesToSums(this::covered)
                .respelled(Cells::exchanged);
    }

    private WideCells read(Datum datum) {
        WideCells free = empty();
        for (int[] cell : Cells.read(datum, rows, columns)) {
            int line = cell[linesAreRows() ? 0 : 1];
            free = free.without(line, 1L << cell[linesAreRows() ? 1 : 0], line, 0);
        }
        return free;
    }

    private boolean has(WideCells cells, int row, int column) {
        return linesAreRows() ? cells.has(row, column) : cells.has(column, row);
    }

    private Datum covered(WideCells before, Position after) {
        WideCells left = before;
        for (Component<?> part : after.components()) {
            left = left.without((WideCells) part.state());
        }
        WideCells covered = left;
        return Cells.domino(rows, columns, (row, column) -> has(covered, row, column));
    }

    @Override
    public String name() {
        return "cram[board=" + rows + "," + columns + "]";
    }

    @Override
    public String toString() {
        return name();
    }
}
