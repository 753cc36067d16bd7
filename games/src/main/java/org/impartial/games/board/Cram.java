package org.impartial.games.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * Cram: a move puts a domino on two adjacent free cells of a rectangle [Gardner 1974]. The connected parts of the free
 * cells form a sum.
 *
 * <p>Theorem [WW]: on a board with two even sides, and on any board that a rotation by 180 degrees maps to itself and
 * on which no domino meets its own image, the second player answers each domino with its image and wins. If the only
 * such domino covers the middle, the first player plays it and then does the same.
 *
 * <p>A state is the set of occupied cells, row by row from the lowest bit; boards of more than 63 cells are another
 * game, with sets of any size. There are at most 2n options on n cells. Example: {@code cram[4,5] [1,1] [1,2]}.
 *
 * <pre>{@code
 * Solver.normal().grundy(new Cram(3, 4).start());  // 1
 * }</pre>
 */
public final class Cram
        implements PackedGame,
                Capability.Packable<Long>,
                Capability.Sized<Long>,
                Capability.Separable<Long>,
                Capability.Embedding<Long> {
    private static final int SMALL_ROWS = 3;
    private static final int SMALL_COLUMNS = 4;

    /** The plug-in. */
    public static final GameFamily FAMILY = Cards.family(
            "cram",
            params -> format(params.get("board")),
            "board=3,3 board=2,5 board=7,1 board=3,4 board=9,8 board=9,9 board=2,70");

    /** The extent to which a board is simplified before it is looked up. */
    public enum Reduction {
        /** No reduction: a position is the whole board as it is. */
        NONE,
        /** Free cells that are not connected are parts of a sum, and cells without a free neighbour do not count. */
        PARTS,
        /** In addition, congruent parts are identified. */
        SYMMETRY
    }

    private static final String LIMITS = "the shorter side at most 63 and the longer 1000";
    private final Rectangle board;
    private final Reduction reduction;

    /**
     * Creates the game on a rectangle, with every reduction.
     *
     * @param rows its rows, at least 1
     * @param columns its columns, at least 1
     * @throws NotationException if it has more than 63 cells
     */
    public Cram(int rows, int columns) {
        this(rows, columns, Reduction.SYMMETRY);
    }

    /**
     * Creates the game on a rectangle. The rules are the same under each reduction; the reductions exist to be
     * compared.
     *
     * @param rows its rows, at least 1
     * @param columns its columns, at least 1
     * @param reduction how much is simplified
     * @throws NotationException if it has more than 63 cells
     */
    public Cram(int rows, int columns, Reduction reduction) {
        this(Rectangle.read(Datum.of(rows, columns)), reduction);
    }

    private Cram(Rectangle board, Reduction reduction) {
        this.board = board;
        this.reduction = reduction;
    }

    private static PositionFormat format(Datum board) {
        long[] sides = board.asLongs("side", 1);
        boolean wide = sides.length == 2
                && Math.max(sides[0], sides[1]) <= WideCram.LONGER
                && sides[0] * sides[1] > Rectangle.MOST_CELLS;
        return wide
                ? PositionFormat.of(new WideCram((int) sides[0], (int) sides[1]))
                : PositionFormat.of(new Cram(Rectangle.read(board, LIMITS), Reduction.SYMMETRY));
    }

    /** {@return the empty board} */
    public Component<Long> start() {
        return at(0);
    }

    @Override
    public void options(long occupied, PackedOptions out) {
        long free = board.all() & ~occupied;
        boolean whole = beyondFirstPart(free) == 0;
        long rows = whole ? DominoRings.joined(board, free, true) : 0;
        for (long left = board.beside(free); left != 0; left &= left - 1) {
            long cell = Long.lowestOneBit(left);
            place(free & ~(cell | (cell << 1)), (cell & rows) != 0, out);
        }
        long columns = whole ? DominoRings.joined(board, free, false) : 0;
        for (long upper = board.above(free); upper != 0; upper &= upper - 1) {
            long cell = Long.lowestOneBit(upper);
            place(free & ~(cell | (cell << board.columns())), (cell & columns) != 0, out);
        }
    }

    private void place(long free, boolean joined, PackedOptions out) {
        long rest = joined ? 0 : beyondFirstPart(free);
        if (rest == 0) {
            out.to(occupied(free));
        } else if (board.part(rest) == rest) {
            out.to(occupied(free & ~rest), occupied(rest));
        } else {
            out.to(split(free, rest));
        }
    }

    /** Returns the free cells with a free neighbour that are not connected with the first of them; 0 without reduction. */
    private long beyondFirstPart(long free) {
        if (reduction == Reduction.NONE) {
            return 0;
        }
        long live = board.touching(free);
        return live & ~board.part(live);
    }

    private long[] states(long free) {
        long rest = beyondFirstPart(free);
        return rest == 0 ? new long[] {occupied(free)} : split(free, rest);
    }

    /**
     * Cells without a free neighbour stay in the first part, since a move is determined by the cells that it leaves.
     */
    private long[] split(long free, long beyondFirst) {
        long live = board.touching(free);
        long rest = beyondFirst;
        long[] parts = new long[Long.bitCount(live) / 2];
        int count = 0;
        parts[count++] = occupied(free & ~rest);
        while (rest != 0) {
            long part = board.part(rest);
            parts[count++] = occupied(part);
            rest &= ~part;
        }
        return Arrays.copyOf(parts, count);
    }

    private long occupied(long free) {
        return board.all() & ~free;
    }

    @Override
    public long canonical(long occupied) {
        if (reduction == Reduction.NONE) {
            return occupied;
        }
        long live = board.touching(board.all() & ~occupied);
        return occupied(reduction == Reduction.PARTS ? live : Congruence.form(board, live));
    }

    @Override
    public Position parts(Long occupied) {
        List<Component<Long>> parts = new ArrayList<>();
        for (long rest = board.touching(board.all() & ~occupied); rest != 0 && reduction != Reduction.NONE; ) {
            long part = board.part(rest);
            parts.add(Component.byRules(this, occupied(part)));
            rest &= ~part;
        }
        return parts.isEmpty() ? Component.byRules(this, occupied) : Position.sum(parts);
    }

    @Override
    public int size(Long occupied) {
        return Long.bitCount(board.all() & ~occupied);
    }

    /** Embeds the free cells if they fit here, after exchanging rows and columns if necessary. */
    @Override
    public <T> Optional<Long> embed(ImpartialGame<T> game, T state) {
        if (!(game instanceof Cram that) || that.reduction != reduction) {
            return Optional.empty();
        }
        long free = that.board.all() & ~(Long) state;
        OptionalLong placed = board.placed(that.board, that.board.touching(free));
        return placed.isPresent() ? Optional.of(occupied(placed.getAsLong())) : Optional.empty();
    }

    @Override
    public List<Claim<Long>> claims() {
        return new CramMirror(
                        board,
                        free -> Position.sum(
                                Arrays.stream(states(free)).mapToObj(this::at).toList()))
                .claims();
    }

    @Override
    public void requireState(Long occupied) {
        if (occupied == null || (occupied & ~board.all()) != 0) {
            throw new NotationException("a state of " + name()
                    + " is a set of its cells as bits, the first cell the lowest one, not " + occupied);
        }
    }

    /** At most 3 by 4 cells free in a corner, and some free around the middle, as the claim needs. */
    @Override
    public Stream<Long> smallStates() {
        long block = board.centre(around(board.rows()), around(board.columns()));
        long ring = block & ~board.middleCell();
        return Stream.of(occupied(board.corner(SMALL_ROWS, SMALL_COLUMNS)), occupied(block), occupied(ring));
    }

    private static int around(int side) {
        return Math.min(side, 2 + side % 2);
    }

    @Override
    public PackedGame packed() {
        return new CramBoards(board, new Cram(board, Reduction.NONE));
    }

    @Override
    public long pack(Long occupied) {
        return occupied;
    }

    @Override
    public Long unpack(long packed) {
        return packed;
    }

    @Override
    public Notation<Long> notation() {
        return board.notation().movesToSums(this::covered).respelled(Cells::exchanged);
    }

    private Datum covered(long before, Position after) {
        long covered = board.all() & ~before;
        for (Component<?> part : after.components()) {
            covered &= (Long) part.state();
        }
        return Cells.domino(board.rows(), board.columns(), board.in(covered));
    }

    @Override
    public String name() {
        return "cram[board=" + board + "]";
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cram that && board.equals(that.board) && reduction == that.reduction;
    }

    @Override
    public int hashCode() {
        return 31 * board.hashCode() + reduction.hashCode();
    }

    @Override
    public String toString() {
        return name();
    }
}
