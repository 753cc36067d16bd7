package org.impartial.solve.engine.nimber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicBoolean;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.engine.search.SomeGames;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** Several threads over the same tables. */
class NimberTeamTest {
    /** Kayles: a move takes one or two neighbouring pins from a row, which is split. */
    private static final PackedGame ROWS = (long row, PackedOptions out) -> {
        for (int taken = 1; taken <= 2; taken++) {
            for (int at = 0; at + taken <= row; at++) {
                out.to(at, row - at - taken);
            }
        }
    };

    /** The same rules without decomposition, so that there are many states to search. */
    private static final PackedGame PINS = (long pins, PackedOptions out) -> {
        for (long left = pins; left != 0; left &= left - 1) {
            long pin = Long.lowestOneBit(left);
            out.to(pins ^ pin);
            if ((pins & (pin << 1)) != 0) {
                out.to(pins ^ pin ^ (pin << 1));
            }
        }
    };

    @RepeatedTest(5)
    void theAnswersDoNotDependOnTheThreads() {
        NimberSearch two = new NimberSearch(2);
        NimberSearch four = new NimberSearch(4);
        for (int pins = 1; pins <= 40; pins++) {
            long value = new NimberSearch().value(SomeGames.KAYLES.at(pins), Meter.unlimited());
            assertEquals(value, two.value(ROWS.at(pins), Meter.unlimited()));
            assertEquals(value, four.value(ROWS.at(pins), Meter.unlimited()));
        }
        Meter alone = Meter.unlimited();
        Meter together = Meter.unlimited();
        long row = (1L << 13) - 1;
        assertEquals(new NimberSearch().value(PINS.at(row), alone), new NimberSearch(3).value(PINS.at(row), together));
        assertTrue(together.cost().positions() > 0);
        assertTrue(together.cost().positions() < 3 * alone.cost().positions(), together.cost() + " " + alone.cost());
    }

    @Test
    void aTeamStopsForItsBudgetAndForACancellation() {
        long row = (1L << 40) - 1;
        Meter small = new Meter(Budget.positions(5000), Progress.NONE, () -> false);
        StoppedException stopped =
                assertThrows(StoppedException.class, () -> new NimberSearch(2).value(PINS.at(row), small));
        assertEquals(StoppedException.Cause.OVER_BUDGET, stopped.why());
        AtomicBoolean stop = new AtomicBoolean();
        Meter cancelled = new Meter(Budget.unlimited(), cost -> stop.set(true), stop::get);
        assertThrows(StoppedException.class, () -> new NimberSearch(2).value(PINS.at(row), cancelled));
        assertFalse(aHelperLives());
    }

    @RepeatedTest(300)
    void noThreadOutlivesItsSearch() {
        new NimberSearch(3).value(PINS.at(7), Meter.unlimited());
        assertFalse(aHelperLives());
    }

    private static boolean aHelperLives() {
        return Thread.getAllStackTraces().keySet().stream()
                .anyMatch(thread -> thread.getName().startsWith("impartial-nimber"));
    }

    @Test
    void theErrorOfAHelperReachesTheCaller() {
        PackedGame broken = (state, out) -> {
            if (Thread.currentThread().getName().startsWith("impartial-nimber")) {
                throw new IllegalStateException("a rule that fails");
            }
            PINS.options(state, out);
        };
        IllegalStateException e = assertThrows(
                IllegalStateException.class,
                () -> new NimberSearch(2).value(broken.at((1L << 40) - 1), Meter.unlimited()));
        assertEquals("a rule that fails", e.getMessage());
    }

    @Test
    void aNumberOfThreadsOutOfRangeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new NimberSearch(0));
        assertThrows(IllegalArgumentException.class, () -> new NimberSearch(65));
    }
}
