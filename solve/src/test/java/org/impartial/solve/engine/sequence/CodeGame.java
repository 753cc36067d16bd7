package org.impartial.solve.engine.sequence;

import java.util.Optional;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapOptions;

/** A game given by a code, with options by the definition. */
public record CodeGame(BreakingCode code) implements HeapGame {
    public static CodeGame of(String code) {
        return new CodeGame(BreakingCode.parse(code));
    }

    @Override
    public Optional<HeapCode> heapCode() {
        return Optional.of(code);
    }

    @Override
    public void options(int heap, HeapOptions out) {
        for (int taken = 0; taken <= heap; taken++) {
            leave(code.digit(taken), heap - taken, out);
        }
    }

    private static void leave(int digit, int rest, HeapOptions out) {
        if ((digit & 1) != 0 && rest == 0) {
            out.to();
        }
        if ((digit & 2) != 0 && rest > 0) {
            out.to(rest);
        }
        for (int a = 1; (digit & 4) != 0 && a <= rest / 2; a++) {
            out.to(a, rest - a);
        }
        for (int a = 1; (digit & 8) != 0 && a <= rest / 3; a++) {
            for (int b = a; b <= (rest - a) / 2; b++) {
                out.to(a, b, rest - a - b);
            }
        }
    }
}
