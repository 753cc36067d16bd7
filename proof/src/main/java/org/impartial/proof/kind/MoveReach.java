package org.impartial.proof.kind;

import java.util.Optional;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.SubtractionSet;

/** The most beans that a move takes and heaps that it makes of one, and whether these must differ, by the code. */
public record MoveReach(long taken, int parts, boolean unequal) {

    /** Returns the reach of a game whose code is a finite one or a bounded set. */
    public static Optional<MoveReach> of(HeapGame game) {
        HeapCode code = game.heapCode().orElse(null);
        if (code instanceof BreakingCode breaking) {
            return breaking.finite() ? Optional.of(of(breaking)) : Optional.empty();
        }
        return code instanceof SubtractionSet set && set.greatest().isPresent()
                ? Optional.of(new MoveReach(set.greatest().getAsLong(), 1, false))
                : Optional.empty();
    }

    /** Returns the reach of a game with a finite code. */
    public static MoveReach of(BreakingCode code) {
        int bits = code.digits().stream().reduce(0, (a, b) -> a | b);
        int parts = Math.max(1, Integer.SIZE - 1 - Integer.numberOfLeadingZeros(bits | 1));
        return new MoveReach(code.last(), parts, code.unequal());
    }
}
