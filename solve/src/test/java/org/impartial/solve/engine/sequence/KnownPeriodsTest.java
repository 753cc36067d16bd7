package org.impartial.solve.engine.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.Period;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that published periods are found and proved. */
class KnownPeriodsTest {

    private static Period period(String code, int limit) {
        return GrundySequence.of(CodeGame.of(code))
                .periodWithin(limit, Meter.unlimited())
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "0.77, 71, 12",
        "0.07, 53, 34",
        "0.137, 52, 34",
        "0.15, 1, 10",
        "0.17, 33, 34",
        "0.26, 1, 4",
        "0.34, 7, 8",
        "0.45, 498, 20",
        "0.156, 3479, 349",
        "0.356, 7315, 142",
        "0.644, 3256, 442",
        "0.127, 46578, 4",
        "4.444, 143, 24"
    })
    void shortPreperiods(String code, long preperiod, long length) {
        Period period = period(code, 200_000);
        assertEquals(preperiod, period.preperiod());
        assertEquals(length, period.period());
        assertEquals(0, period.saltus());
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({
        "0.165, 5181, 1550",
        "0.16, 105351, 149459",
        "0.56, 326640, 144",
        "0.376, 2268248, 4",
        "0.354, 10061916, 1180"
    })
    void longPreperiods(String code, long preperiod, long length) {
        Period period = period(code, 40_000_000);
        assertEquals(preperiod, period.preperiod());
        assertEquals(length, period.period());
        assertTrue(period.check().text().contains("G(n+" + length + ") = G(n)"));
    }
}
