package org.impartial.solve.theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.impartial.core.game.Outcome;
import org.junit.jupiter.api.Test;

class LoopyNimberTest {
    @Provide
    Arbitrary<LoopyNimber> values() {
        Arbitrary<Long> nimbers = Arbitraries.longs().between(0, 9);
        return Arbitraries.oneOf(
                nimbers.map(LoopyNimber::of), nimbers.set().ofMaxSize(4).map(LoopyNimber::infinite));
    }

    @Property
    void sumsAreACommutativeMonoid(
            @ForAll("values") LoopyNimber a, @ForAll("values") LoopyNimber b, @ForAll("values") LoopyNimber c) {
        assertEquals(a.plus(b), b.plus(a));
        assertEquals(a.plus(b).plus(c), a.plus(b.plus(c)));
        assertEquals(a, a.plus(LoopyNimber.ZERO));
    }

    @Test
    void sumsFollowTheThreeRules() {
        assertEquals(LoopyNimber.of(6), LoopyNimber.of(3).plus(LoopyNimber.of(5)));
        assertEquals(
                LoopyNimber.infinite(List.of(3L, 1L)), LoopyNimber.of(3).plus(LoopyNimber.infinite(List.of(0L, 2L))));
        assertEquals(
                LoopyNimber.infinite(List.of()),
                LoopyNimber.infinite(List.of(0L)).plus(LoopyNimber.infinite(List.of(0L))));
    }

    @Test
    void outcomes() {
        assertEquals(Outcome.P, LoopyNimber.ZERO.outcome());
        assertEquals(Outcome.N, LoopyNimber.of(2).outcome());
        assertEquals(Outcome.N, LoopyNimber.infinite(List.of(2L, 0L)).outcome());
        assertEquals(Outcome.D, LoopyNimber.infinite(List.of(1L, 2L)).outcome());
    }

    @Test
    void escapesAreWrittenInOrderAndOnce() {
        assertEquals("∞{0,2}", LoopyNimber.infinite(List.of(2L, 0L, 2L)).toString());
        assertEquals("∞{}", LoopyNimber.infinite(List.of()).toString());
        assertEquals("7", LoopyNimber.of(7).toString());
    }

    @Test
    void nimbersAreNotNegative() {
        assertThrows(IllegalArgumentException.class, () -> LoopyNimber.of(-1));
        assertThrows(IllegalArgumentException.class, () -> LoopyNimber.infinite(List.of(-1L)));
    }
}
