package org.impartial.games.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class CongruenceProperties {
    @Property
    void theFastFormIsTheGeneralOne(
            @ForAll @IntRange(min = 1, max = 8) int rows,
            @ForAll @IntRange(min = 1, max = 8) int columns,
            @ForAll long some,
            @ForAll long mask) {
        Assume.that(rows * columns <= Rectangle.MOST_CELLS);
        Rectangle board = new Rectangle(rows, columns);
        long cells = some & mask & board.all();
        Assume.that(cells != 0);
        assertEquals(Congruence.anyForm(board, cells), EightByEight.form(board, cells));
    }

    /** A form is congruent to its set, so it is its own form, and all images of a set have the same. */
    @Property
    void allImagesHaveOneForm(
            @ForAll @IntRange(min = 1, max = 9) int rows,
            @ForAll @IntRange(min = 1, max = 9) int columns,
            @ForAll long some) {
        Assume.that(rows * columns <= Rectangle.MOST_CELLS);
        Rectangle board = new Rectangle(rows, columns);
        long cells = some & board.all();
        long form = Congruence.form(board, cells);
        assertEquals(form, Congruence.form(board, form));
        assertEquals(form, Congruence.form(board, board.halfTurn(cells)));
        assertEquals(Long.bitCount(cells), Long.bitCount(form));
    }
}
