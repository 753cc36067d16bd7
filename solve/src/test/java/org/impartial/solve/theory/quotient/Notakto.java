package org.impartial.solve.theory.quotient;

import java.util.stream.IntStream;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;

/** Crosses on a board of 3×3; a board with three in a row is dead. */
record Notakto() implements PackedGame {
    private static final int[] LINES = {
        0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100
    };

    @Override
    public void options(long board, PackedOptions out) {
        if (IntStream.of(LINES).anyMatch(line -> (board & line) == line)) {
            return;
        }
        for (int cell = 0; cell < 9; cell++) {
            if ((board >> cell & 1) == 0) {
                out.to(board | 1L << cell);
            }
        }
    }

    @Override
    public String toString() {
        return "notakto";
    }
}
