package org.impartial.solve.theory.quotient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.theory.atom.HeapAtoms;
import org.junit.jupiter.api.Test;

class QuotientConstructionTest {
    private static final Code KAYLES = Code.of("0.77");

    @Test
    void aStoppedConstructionHasAVerifiedQuotientAndCanContinue() {
        for (long steps = 1; steps < 6000; steps += 397) {
            Meter once = new Meter(Budget.positions(steps), Progress.NONE, () -> false);
            QuotientConstruction construction = QuotientConstruction.of(KAYLES);
            assertThrows(StoppedException.class, () -> construction.grow(60, once));
            MisereQuotient partial = construction.quotient();
            assertFalse(partial.isFinal());
            assertEquals(Optional.empty(), partial.verify());
            MisereQuotient whole = construction.grow(60, Meter.unlimited());
            assertEquals(40, whole.order());
            assertEquals(60, whole.verified());
            assertEquals(Optional.empty(), whole.verify());
        }
    }

    @Test
    void growingIsTheSameInOneStepAndInMany() {
        QuotientConstruction steps = QuotientConstruction.of(KAYLES);
        for (int heap = 0; heap <= 200; heap++) {
            steps.grow(heap, Meter.unlimited());
        }
        MisereQuotient many = steps.quotient();
        MisereQuotient one = MisereQuotient.of(KAYLES, 200);
        assertEquals(one.presentation(), many.presentation());
        assertEquals(one.period(), many.period());
        assertEquals(one.verified(), many.verified());
    }

    @Test
    void nothingIsVerifiedAtFirst() {
        MisereQuotient nothing = QuotientConstruction.of(KAYLES).quotient();
        assertEquals(-1, nothing.verified());
        assertEquals(1, nothing.order());
        assertFalse(nothing.isFinal());
        assertEquals(Optional.empty(), nothing.verify());
    }

    @Test
    void aQuotientThatGrowsTooLargeStaysPartialWithAReason() {
        QuotientConstruction construction = new QuotientConstruction(new HeapAtoms(KAYLES), 20);
        MisereQuotient kayles = construction.grow(200, Meter.unlimited());
        assertFalse(kayles.isFinal());
        assertTrue(kayles.order() <= 20);
        assertEquals(Optional.empty(), kayles.verify());
        String reason = construction.obstacle().orElseThrow();
        assertTrue(reason.contains("0.77 " + (kayles.verified() + 1)) && reason.contains("20 elements"), reason);
        assertEquals(
                kayles.verified(), construction.grow(200, Meter.unlimited()).verified());
    }

    /**
     * A table of products takes memory with the square of the order, so the limit is checked before it is allocated.
     */
    @Test
    void aCandidateThatIsTooLargeGetsNoTableOfProducts() {
        QuotientConstruction construction = QuotientConstruction.of(KAYLES);
        construction.grow(5, Meter.unlimited());
        Pretending belief = construction.verified;
        int order = belief.monoid().order();
        Prequotient product = new Prequotient(belief, OccurrenceCounter.of(belief, new int[0], new int[0]));
        assertEquals(Optional.empty(), product.reduce(order - 1, Meter.unlimited()));
        assertEquals(
                order,
                product.reduce(order, Meter.unlimited()).orElseThrow().monoid().order());
    }
}
