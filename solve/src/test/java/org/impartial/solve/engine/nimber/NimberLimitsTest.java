package org.impartial.solve.engine.nimber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.junit.jupiter.api.Test;

/** Budgets of positions and of memory, progress and cancellation. */
class NimberLimitsTest {
    /** Takes one or two neighbouring pins from a row. The rules do not decompose the row, so there are many states. */
    private static final PackedGame ROW = (long row, PackedOptions out) -> {
        for (long left = row; left != 0; left &= left - 1) {
            long pin = Long.lowestOneBit(left);
            out.to(row ^ pin);
            if ((row & (pin << 1)) != 0) {
                out.to(row ^ pin ^ (pin << 1));
            }
        }
    };

    private static long row(int pins) {
        return (1L << pins) - 1;
    }

    @Test
    void aStoppedSearchContinuesFromItsTables() {
        NimberSearch whole = new NimberSearch();
        Meter meter = Meter.unlimited();
        assertEquals(4, whole.value(ROW.at(row(12)), meter));
        long work = meter.cost().positions();
        NimberSearch parts = new NimberSearch();
        long spent = 0;
        int stops = 0;
        while (parts.known(ROW.at(row(12))).isEmpty()) {
            Meter some = new Meter(Budget.positions(100), Progress.NONE, () -> false);
            try {
                parts.value(ROW.at(row(12)), some);
            } catch (StoppedException stopped) {
                assertEquals(StoppedException.Cause.OVER_BUDGET, stopped.why());
                stops++;
            }
            spent += some.cost().positions();
        }
        assertTrue(stops > 3, "stops " + stops);
        assertTrue(spent < 2 * work, spent + " positions in parts, " + work + " at once");
        assertEquals(4, parts.known(ROW.at(row(12))).orElseThrow());
    }

    /** The numbers of all questions on the stack are kept, from the first one on. */
    @Test
    void aStoppedSearchKeepsTheNumbersOfItsQuestion() {
        NimberSearch search = new NimberSearch();
        ComponentTable table = search.tableOf(ROW);
        int root = table.number(ROW.at(row(12)));
        Meter some = new Meter(Budget.positions(100), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> search.hasValue(ROW.at(row(12)), 4, some));
        assertNotEquals(Numbers.NONE, table.facts.numbers(root, 4));
    }

    @Test
    void tablesBeyondTheirShareAreOverTheBudget() {
        NimberSearch search = new NimberSearch(new HeapShare(1 << 20), 1, KnownFacts.none(), 0);
        StoppedException stopped =
                assertThrows(StoppedException.class, () -> search.value(ROW.at(row(20)), Meter.unlimited()));
        assertEquals(StoppedException.Cause.OVER_BUDGET, stopped.why());
        assertTrue(stopped.getMessage().contains("-Xmx"), stopped.getMessage());
        assertTrue(stopped.cost().positions() > 1000, stopped.getMessage());
    }

    /** With less memory the lists of options are generated again, and the answer is the same. */
    @Test
    void listsAreDiscardedIfThereIsNoRoomForThem() {
        Meter roomy = Meter.unlimited();
        long value = new NimberSearch().value(ROW.at(row(13)), roomy);
        for (long share = 2_500_000; ; share -= share / 16) {
            Meter tight = Meter.unlimited();
            assertEquals(
                    value,
                    new NimberSearch(new HeapShare(share), 1, KnownFacts.none(), 0).value(ROW.at(row(13)), tight));
            if (tight.cost().positions() > roomy.cost().positions()) {
                return;
            }
        }
    }

    @Test
    void cancellingStopsWithinATenthOfASecond() {
        AtomicLong asked = new AtomicLong();
        AtomicLong since = new AtomicLong();
        Meter meter = new Meter(Budget.unlimited(), Progress.NONE, () -> {
            since.set(System.nanoTime());
            return asked.incrementAndGet() > 20;
        });
        StoppedException stopped =
                assertThrows(StoppedException.class, () -> new NimberSearch().value(ROW.at(row(40)), meter));
        assertTrue(System.nanoTime() - since.get() < 100_000_000L);
        assertEquals(StoppedException.Cause.CANCELLED, stopped.why());
        assertEquals(21, asked.get());
    }

    @Test
    void longWorkReportsProgress() {
        List<Cost> reports = new ArrayList<>();
        Meter meter = new Meter(Budget.unlimited(), reports::add, () -> !reports.isEmpty());
        assertThrows(StoppedException.class, () -> new NimberSearch().value(ROW.at(row(40)), meter));
        assertFalse(reports.isEmpty());
    }
}
