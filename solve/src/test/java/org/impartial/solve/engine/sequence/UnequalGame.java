package org.impartial.solve.engine.sequence;

import java.util.Optional;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapOptions;

/** A game given by a code, in which two heaps that a move leaves must be unequal. */
public record UnequalGame(BreakingCode code) implements HeapGame {
    public static final UnequalGame GRUNDY = UnequalGame.of("4!.0");

    static UnequalGame of(String code) {
        BreakingCode parsed = BreakingCode.parse(code.replace("!", ""));
        return new UnequalGame(new BreakingCode(parsed.digits(), parsed.repeating(), true));
    }

    @Override
    public Optional<HeapCode> heapCode() {
        return Optional.of(code);
    }

    @Override
    public void options(int heap, HeapOptions out) {
        for (int taken = 0; taken <= Math.min(heap, code.last()); taken++) {
            int digit = code.digit(taken);
            int rest = heap - taken;
            if ((digit & 1) != 0 && rest == 0) {
                out.to();
            }
            if ((digit & 2) != 0 && rest > 0) {
                out.to(rest);
            }
            for (int a = 1; (digit & 4) != 0 && 2 * a < rest; a++) {
                out.to(a, rest - a);
            }
        }
    }
}
