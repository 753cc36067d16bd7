package org.impartial.games.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Sets of cells that can be moved and turned into one another have one form. */
class CongruenceTest {

    /** On a square board a set that fills it can be turned by a quarter too. */
    @Test
    void aSetAsLargeAsTheBoardIsTurned() {
        Rectangle board = new Rectangle(4, 4);
        long set = 0b0001_0000_1001_1111L;
        long turned = 0;
        for (int cell = 0; cell < 16; cell++) {
            turned |= (set >>> cell & 1) << (cell % 4 * 4 + cell / 4);
        }
        assertTrue(set != turned);
        assertEquals(Congruence.form(board, set), Congruence.form(board, turned));
    }

    /** A set, moved and turned in all ways that fit, has one form; sets of other shapes have others. */
    @Test
    void congruentSetsHaveOneForm() {
        Rectangle board = new Rectangle(4, 5);
        long hook = 0b00001_00001_00111L;
        long form = Congruence.form(board, hook);
        for (long same :
                new long[] {hook << 1, hook << 6, board.halfTurn(hook), 0b00111_00100_00100L, 0b11100_00100_00100L}) {
            assertEquals(form, Congruence.form(board, same));
        }
        long row = 0b11111L;
        assertEquals(row, Congruence.form(board, row << 15));
        assertEquals(Congruence.form(board, 0b01111L), Congruence.form(board, 0b10000_10000_10000_10000L));
        assertEquals(0, Congruence.form(board, 0));
        assertTrue(form != Congruence.form(board, 0b00001_00111_00001L));
    }
}
