package org.impartial.solve.theory.sums;

import java.util.OptionalLong;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.solve.theory.SumTheory;

/**
 * The theory of Sprague and Grundy for nimbers from any source: sums add them by XOR, and the previous player wins
 * exactly at 0 [Sprague 1935] [Grundy 1939].
 */
public interface NimberTheory extends SumTheory<Long> {

    @Override
    default Convention convention() {
        return Convention.NORMAL;
    }

    @Override
    default Long zero() {
        return 0L;
    }

    @Override
    default Long add(Long a, Long b) {
        return a ^ b;
    }

    @Override
    default Outcome outcome(Long value) {
        return value == 0 ? Outcome.P : Outcome.N;
    }

    @Override
    default OptionalLong grundy(Long value) {
        return OptionalLong.of(value);
    }
}
