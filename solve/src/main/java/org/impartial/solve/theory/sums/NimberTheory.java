package org.impartial.solve.theory.sums;

import java.util.OptionalLong;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.solve.theory.SumTheory;

/** The theory for nimbers from any source: sums add by XOR, and 0 alone is P [Sprague 1935] [Grundy 1939]. */
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
