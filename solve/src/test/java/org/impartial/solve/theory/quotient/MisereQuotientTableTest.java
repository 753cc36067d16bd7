package org.impartial.solve.theory.quotient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.quotient.MisereQuotient.PhiPeriod;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The quotients of wild octal games that the literature gives, each with its certificate. */
class MisereQuotientTableTest {

    @ParameterizedTest
    @CsvSource({
        "0.75, 8, 2, 8, 2",
        "0.34, 12, 3, 7, 8",
        "0.53, 16, 3, 21, 9",
        "0.123, 20, 5, 5, 5",
        "0.72, 24, 5, 16, 4",
        "0.144, 30, 5, 12, 10",
        "0.152, 34, 6, 25, 48",
        "0.71, 36, 9, 3, 6",
        "0.77, 40, 9, 71, 12",
        "0.15, 42, 12, 66, 10"
    })
    void wildGamesHaveTheirKnownQuotients(String code, int order, int portion, int preperiod, int period) {
        assertFinal(MisereQuotient.of(Code.of(code), 400), order, portion, preperiod, period);
    }

    @Tag("thorough")
    @Test
    void theGreatestKnownQuotientOfFourDigits() {
        assertFinal(MisereQuotient.of(Code.of("0.4107"), 400), 506, 58, 66, 24);
    }

    private static void assertFinal(MisereQuotient quotient, int order, int portion, int preperiod, int period) {
        assertEquals(order, quotient.order());
        assertEquals(portion, quotient.portion().size());
        assertTrue(quotient.isFinal());
        assertFalse(quotient.tame());
        PhiPeriod certificate = quotient.period().orElseThrow();
        assertEquals(preperiod, certificate.preperiod());
        assertEquals(period, certificate.period());
        assertTrue(certificate.seen() >= certificate.needed());
        assertTrue(quotient.verified() >= certificate.needed() + period);
        assertEquals(Optional.empty(), quotient.verify());
    }

    @ParameterizedTest
    @CsvSource({"4, 6", "10, 12", "14, 24", "25, 144", "27, 176"})
    void partialQuotientsOfDawsonsKayles(int heaps, int order) {
        assertPartial(heaps, order);
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"30, 360", "31, 520", "32, 552", "33, 638"})
    void greaterPartialQuotientsOfDawsonsKayles(int heaps, int order) {
        assertPartial(heaps, order);
    }

    private static void assertPartial(int heaps, int order) {
        MisereQuotient before = MisereQuotient.of(Code.of("0.07"), heaps - 1);
        MisereQuotient quotient = MisereQuotient.of(Code.of("0.07"), heaps);
        assertTrue(before.order() < order);
        assertEquals(order, quotient.order());
        assertEquals(heaps, quotient.verified());
        assertFalse(quotient.isFinal());
        assertEquals(Optional.empty(), quotient.verify());
    }

    @ParameterizedTest
    @CsvSource({"0.156, 243, 18, 34", "0.776, 301, 48, 80", "0.644, 333, 108, 172"})
    void quotientsThatChangeAfterManyHeapsAreNotFinalBefore(String code, int heap, int before, int after) {
        QuotientConstruction construction = QuotientConstruction.of(Code.of(code));
        MisereQuotient early = construction.grow(heap - 1, Meter.unlimited());
        assertEquals(before, early.order());
        assertFalse(early.isFinal());
        MisereQuotient late = construction.grow(heap, Meter.unlimited());
        assertEquals(after, late.order());
        assertFalse(late.isFinal());
        assertEquals(heap, late.verified());
    }

    @ParameterizedTest
    @CsvSource({"0.1, 2", "0.3, 2", "0.03, 2", "0.333, 6", "0.13, 2", "0.3333333, 10"})
    void tameGamesHaveTheQuotientsOfNim(String code, int order) {
        MisereQuotient quotient = MisereQuotient.of(Code.of(code), 30);
        assertEquals(order, quotient.order());
        assertTrue(quotient.tame());
    }
}
