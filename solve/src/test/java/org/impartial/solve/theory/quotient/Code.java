package org.impartial.solve.theory.quotient;

import java.util.Optional;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapOptions;

/** A taking-and-breaking game for the tests of this package, from its code alone. */
public record Code(BreakingCode code) implements HeapGame {
    public static Code of(String code) {
        return new Code(BreakingCode.parse(code));
    }

    @Override
    public Optional<HeapCode> heapCode() {
        return Optional.of(code);
    }

    @Override
    public void options(int heap, HeapOptions out) {
        for (int taken = 0; taken <= code.last() && taken <= heap; taken++) {
            int digit = code.digit(taken);
            int left = heap - taken;
            if ((digit & 1) != 0 && left == 0) {
                out.to(0);
            }
            if ((digit & 2) != 0 && left > 0) {
                out.to(left);
            }
            for (int a = 1; (digit & 4) != 0 && 2 * a <= left; a++) {
                out.to(a, left - a);
            }
            for (int a = 1; (digit & 8) != 0 && 3 * a <= left; a++) {
                for (int b = a; a + 2 * b <= left; b++) {
                    out.to(a, b, left - a - b);
                }
            }
        }
    }

    @Override
    public String toString() {
        return code.toString();
    }
}
