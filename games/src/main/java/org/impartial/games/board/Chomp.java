package org.impartial.games.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.capability.Capability;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * Chomp: a move bites a square out of a bar of chocolate, with all squares that are neither above it nor to its left;
 * the first square is poisoned and stays. Every rectangle but the single square is N: if the bite at the last corner
 * does not win, some reply to it does, and is a first move too [Gale 1974]. Moves are known for two rows or columns, of
 * which the second is left one shorter, and for an equal first row and column: the bite at (2,2), after which the two
 * legs are mirrored.
 *
 * <p>A state is the rank of a diagram in the bar, 0 for the poisoned square alone, of C(r + c, r) - 1 on r rows and c
 * columns.
 *
 * <pre>{@code
 * Solver.normal().outcome(new Chomp(3, 4).start());                        // N
 * Solver.normal().analyse(new Chomp(3, 3).start()).winningMoves().size();  // 1
 * }</pre>
 */
public final class Chomp implements Capability.RankedGame, Capability.Levelled, Capability.Predecessors {
    private static final int MOST_SIDES = 60;
    private static final int SMALL_ROWS = 3;
    private static final int SMALL_COLUMNS = 4;
    private static final Basis STEALING =
            Basis.proved("a rectangle of more than one square is N, by strategy stealing", "Gale 1974");

    /** The plug-in. */
    public static final GameFamily FAMILY = Cards.games(
            "chomp", params -> new Chomp(read(params.get("board"))), "board=3,4 board=3,3 board=1,5 board=6,6");

    private final Diagrams diagrams;

    /**
     * Creates the game on a bar.
     *
     * @param rows its rows, at least 1
     * @param columns its columns, at least 1
     * @throws NotationException if rows and columns together are more than 60
     */
    public Chomp(int rows, int columns) {
        this(read(Datum.of(rows, columns)));
    }

    private Chomp(Diagrams diagrams) {
        this.diagrams = diagrams;
    }

    private static Diagrams read(Datum board) {
        long[] sides = board.asLongs("side", 1);
        if (sides.length != 2 || sides[0] >= MOST_SIDES || sides[1] > MOST_SIDES - sides[0]) {
            throw new NotationException(
                    "a bar is rows,columns of together at most " + MOST_SIDES + ", not " + board.described());
        }
        return new Diagrams((int) sides[0], (int) sides[1]);
    }

    /** {@return the whole bar} */
    public Component<Long> start() {
        return at(full());
    }

    /**
     * {@return the state of some rows}
     *
     * @param lengths the squares of the rows from the first; rows that are left out are empty
     * @throws NotationException if the bar does not have these rows, or a row is longer than the one before
     */
    public long rows(int... lengths) {
        if (lengths.length > diagrams.rows) {
            throw new NotationException(
                    "the bar has " + diagrams.rows + " rows, and " + lengths.length + " were given");
        }
        if (IntStream.of(lengths).allMatch(length -> length == 0)) {
            throw new NotationException(
                    "the poisoned square is never bitten, so row 1 has at least one square; the whole bar is "
                            + diagrams.rows + " rows of " + diagrams.columns + ", as in "
                            + whole());
        }
        int before = diagrams.columns;
        for (int i = 0; i < lengths.length; i++) {
            int least = i == 0 ? 1 : 0;
            if (lengths[i] < least || lengths[i] > before) {
                throw new NotationException("row " + (i + 1) + " has from " + least + " to " + before
                        + " squares, as no row is longer than the one before, not " + lengths[i]);
            }
            before = lengths[i];
        }
        return diagrams.rank(Arrays.copyOf(lengths, diagrams.rows));
    }

    /** A bite shortens its own row and all later ones that reach the column; the rows before and after stay. */
    @Override
    public void options(long state, PackedOptions out) {
        int[] lengths = diagrams.lengths(state);
        int rows = lengths.length;
        long[] above = new long[rows + 1];
        for (int row = 0; row < rows; row++) {
            above[row + 1] = above[row] + diagrams.term(row, lengths[row]);
        }
        int reach = rows;
        for (int column = 0; column < lengths[0]; column++) {
            while (lengths[reach - 1] <= column) {
                reach--;
            }
            long[] terms = diagrams.terms[column];
            long rank = above[rows] - above[reach] - 1;
            for (int row = reach - 1; row > 0; row--) {
                rank += terms[row];
                out.to(rank + above[row]);
            }
            if (column > 0) {
                out.to(rank + terms[0]);
            }
        }
    }

    @Override
    public void predecessors(long state, PackedOptions out) {
        new BittenBars(diagrams).add(state, out);
    }

    @Override
    public int level(long state) {
        int level = diagrams.rows * diagrams.columns;
        for (int length : diagrams.lengths(state)) {
            level -= length;
        }
        return level;
    }

    @Override
    public List<Claim<Long>> claims() {
        List<Claim<Long>> claims = new ArrayList<>(new ChompLegs(this, diagrams).claims());
        claims.add(new Claim.Outcomes<>(
                STEALING, Convention.NORMAL, this::rectangle, state -> state == 0 ? Outcome.P : Outcome.N));
        return claims;
    }

    private String whole() {
        return name() + (" " + diagrams.columns).repeat(diagrams.rows);
    }

    private long full() {
        int[] lengths = new int[diagrams.rows];
        Arrays.fill(lengths, diagrams.columns);
        return diagrams.rank(lengths);
    }

    private boolean rectangle(long state) {
        int[] lengths = diagrams.lengths(state);
        return Arrays.stream(lengths).allMatch(length -> length == 0 || length == lengths[0]);
    }

    @Override
    public void requireState(Long rank) {
        if (rank == null || rank < 0 || rank > full()) {
            throw new NotationException("a state of " + name() + " is a rank from 0 to " + full() + ", not " + rank);
        }
    }

    @Override
    public Stream<Long> smallStates() {
        int[] lengths = new int[Math.min(SMALL_ROWS, diagrams.rows)];
        Arrays.fill(lengths, Math.min(SMALL_COLUMNS, diagrams.columns));
        return Stream.of(rows(lengths));
    }

    @Override
    public Notation<Long> notation() {
        return Notation.of(this::state, diagrams::written).moves(diagrams::bite);
    }

    private long state(Datum datum) {
        int[] lengths = diagrams.read(datum);
        return lengths.length == 0 ? full() : rows(lengths);
    }

    @Override
    public String name() {
        return "chomp[board=" + diagrams.rows + "," + diagrams.columns + "]";
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Chomp that && name().equals(that.name());
    }

    @Override
    public int hashCode() {
        return name().hashCode();
    }

    @Override
    public String toString() {
        return name();
    }
}
