package org.impartial.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ConventionTest {
    @Test
    void whoeverCannotMoveLosesInNormalPlay() {
        assertEquals(Outcome.P, Convention.NORMAL.end());
    }

    @Test
    void whoeverCannotMoveWinsInMiserePlay() {
        assertEquals(Outcome.N, Convention.MISERE.end());
    }
}
