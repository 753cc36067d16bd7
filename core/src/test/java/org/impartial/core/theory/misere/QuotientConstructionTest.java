package org.impartial.core.theory.misere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class QuotientConstructionTest {
    private static final Code KAYLES = Code.of("0.77");

    /** A meter that stops the work once, after some steps. */
    private static final class Once implements Meter {
        private long left;

        Once(long steps) {
            left = steps;
        }

        @Override
        public void spend(long steps) {
            left -= steps;
            if (left < 0) {
                left = Long.MAX_VALUE;
                throw new Stop();
            }
        }
    }

    private static final class Stop extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @Test
    void whateverStopsItAVerifiedQuotientIsThereAndTheWorkCanGoOn() {
        for (long steps = 0; steps < 6000; steps += 397) {
            Meter once = new Once(steps);
            QuotientConstruction construction = QuotientConstruction.of(KAYLES);
            assertThrows(Stop.class, () -> construction.grow(60, once));
            MisereQuotient partial = construction.quotient();
            assertFalse(partial.isFinal());
            assertEquals(Optional.empty(), partial.verify());
            MisereQuotient whole = construction.grow(60, once);
            assertEquals(40, whole.order());
            assertEquals(60, whole.verified());
            assertEquals(Optional.empty(), whole.verify());
        }
    }

    @Test
    void growingIsTheSameInOneStepAndInMany() {
        QuotientConstruction steps = QuotientConstruction.of(KAYLES);
        for (int heap = 0; heap <= 200; heap++) {
            steps.grow(heap, Meter.NONE);
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
    void aQuotientThatGrowsTooLargeStaysPartialAndSaysWhy() {
        QuotientConstruction construction = new QuotientConstruction(new HeapAtoms(KAYLES), 20);
        MisereQuotient kayles = construction.grow(200, Meter.NONE);
        assertFalse(kayles.isFinal());
        assertTrue(kayles.order() <= 20);
        assertEquals(Optional.empty(), kayles.verify());
        String reason = construction.obstacle().orElseThrow();
        assertTrue(reason.contains("0.77 " + (kayles.verified() + 1)) && reason.contains("20 elements"), reason);
        assertEquals(kayles.verified(), construction.grow(200, Meter.NONE).verified());
    }
}
