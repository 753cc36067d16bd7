package org.impartial.games.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class DominoRingsProperties {
    /** The free cells beside a domino are joined if each is reached from one of them by free cells around the domino. */
    @Property
    void ringsAreJoinedAsTheirCellsAre(
            @ForAll @IntRange(min = 1, max = 7) int rows,
            @ForAll @IntRange(min = 1, max = 9) int columns,
            @ForAll long some,
            @ForAll long more) {
        Rectangle board = new Rectangle(rows, columns);
        long free = (some | more) & board.all();
        for (boolean inRow : new boolean[] {true, false}) {
            long joined = DominoRings.joined(board, free, inRow);
            for (long left = inRow ? board.beside(free) : board.above(free); left != 0; left &= left - 1) {
                long cell = Long.lowestOneBit(left);
                long domino = cell | cell << (inRow ? 1 : columns);
                assertEquals(areJoined(board, free, domino), (joined & cell) != 0);
            }
        }
    }

    private static boolean areJoined(Rectangle board, long free, long domino) {
        long beside = board.around(domino) & free & ~domino;
        long ring = kings(board, domino) & free & ~domino;
        return (beside & ~board.reach(Long.lowestOneBit(beside), ring)) == 0;
    }

    /** Returns the cells that a king reaches from some in one move, and these. */
    private static long kings(Rectangle board, long cells) {
        long row = cells | board.after(cells, true) | board.before(cells, true);
        return row | board.after(row, false) | board.before(row, false);
    }
}
