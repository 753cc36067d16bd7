package org.impartial.solve.engine.sequence.octal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import java.util.Random;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.sequence.CodeGame;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A table that slides has the values of one that does not. */
class SlidingTableTest {
    private static final int FIRST = 1 << 17;
    private static final int CELLS = FIRST + (1 << 15);

    private static BreakingEngine engine(String code, int threads) {
        BreakingRule rule = new BreakingRule(BreakingCode.parse(code));
        return new BreakingEngine(CodeGame.of(code), rule, null, threads);
    }

    private static SlidingTable table(String code, int window, int threads) {
        BreakingEngine engine = engine(code, threads);
        engine.extend(FIRST, Meter.unlimited());
        return engine.sliding(window, CELLS).orElseThrow();
    }

    /** Returns the greatest number of values that a table may compute at a time. */
    private static int most(SlidingTable table) {
        return CELLS - (1 << 16) - table.kept() - 1; // the first cells stay
    }

    @Tag("thorough")
    @Test
    void valuesOfManyRareHeapsAreThoseOfALongTable() {
        valuesAreThoseOfALongTable("0.644", 2);
    }

    @ParameterizedTest
    @CsvSource({"0.106, 2", "0.454, 1"})
    void valuesAreThoseOfALongTable(String code, int threads) {
        BreakingEngine whole = engine(code, 1);
        int end = 2 * FIRST + 50_000;
        whole.extend(end, Meter.unlimited());
        SlidingTable table = table(code, 1 << 15, threads);
        Random random = new Random(1);
        while (table.next() < end) {
            int from = (int) table.next();
            int count = Math.min(end - from, 1 + random.nextInt(most(table)));
            assertEquals(OptionalLong.empty(), table.extend(count, Meter.unlimited()));
            for (int heap = from; heap < from + count; heap++) {
                int at = heap;
                assertEquals(whole.at(heap), table.value(heap), () -> "heap " + at);
            }
            if (random.nextInt(3) == 0) {
                short[] last = table.before(table.next(), table.kept());
                long next = table.next();
                table = table(code, 1 << 15, threads);
                table.restore(next, last);
                assertArrayEquals(last, table.before(table.next(), last.length));
            }
        }
    }

    /** Values that lie farther apart than the window are detected, rather than computed wrongly. */
    @Test
    void aWindowThatIsTooSmallIsDetected() {
        SlidingTable table = table("0.106", 1 << 11, 1);
        OptionalLong undecided = OptionalLong.empty();
        while (undecided.isEmpty() && table.next() < 4 * FIRST) {
            undecided = table.extend(most(table), Meter.unlimited());
        }
        assertTrue(undecided.isPresent());
    }
}
