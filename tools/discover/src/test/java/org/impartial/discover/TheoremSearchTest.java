package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.discover.search.TheoremSearch;
import org.impartial.solve.Solver;
import org.impartial.solve.theory.walk.AskedMeter;
import org.junit.jupiter.api.Test;

class TheoremSearchTest {
    private final List<Integer> halvings = new ArrayList<>();
    private boolean limited;

    private List<Integer> theorems(TheoremSearch<Integer> search, Budget budget) {
        limited = false;
        return AskedMeter.during(new Meter(budget, Progress.NONE, () -> false), search::theorems, () -> limited = true);
    }

    private List<Integer> recorded(int times, BooleanSupplier cancelled) {
        halvings.add(times);
        return List.of(times);
    }

    @Test
    void aSmallBudgetHalvesTheLimitsUntilTheyAreHalfOfIt() {
        TheoremSearch<Integer> search = new TheoremSearch<>(1000, this::recorded);
        assertEquals(List.of(0), theorems(search, Budget.positions(2000)));
        assertFalse(limited);
        assertEquals(List.of(1), theorems(search, Budget.positions(1999)));
        assertTrue(limited);
        assertEquals(List.of(2), theorems(search, Budget.positions(501)));
        assertEquals(List.of(0), search.theorems());
        assertEquals(List.of(0, 1, 2), halvings);
    }

    @Test
    void aSearchEndsAtHalfOfTheTimeAndIsRepeatedForAnotherQuestion() {
        TheoremSearch<Integer> search = new TheoremSearch<>(1, (times, cancelled) -> {
            halvings.add(times);
            while (halvings.size() == 1) {
                assertFalse(cancelled.getAsBoolean());
            }
            return List.of(7);
        });
        assertEquals(List.of(), theorems(search, Budget.seconds(0.6)));
        assertTrue(limited);
        assertEquals(List.of(7), theorems(search, Budget.seconds(60)));
        assertFalse(limited);
    }

    @Test
    void aCancelledQuestionEndsTheSearch() {
        Meter cancelled = new Meter(Budget.unlimited(), Progress.NONE, () -> true);
        TheoremSearch<Integer> search = new TheoremSearch<>(1, (times, watch) -> {
            assertFalse(watch.getAsBoolean());
            return List.of(7);
        });
        assertThrows(StoppedException.class, () -> AskedMeter.during(cancelled, search::theorems, () -> {}));
        assertEquals(List.of(7), search.theorems());
    }

    @Test
    void whatIsFoundUnderPressureOfMemoryIsNotKept() {
        TheoremSearch<Integer> search = new TheoremSearch<>(1, (times, cancelled) -> {
            halvings.add(times);
            if (halvings.size() == 1) {
                AskedMeter.limit();
            }
            return List.of(halvings.size());
        });
        assertEquals(List.of(1), theorems(search, Budget.unlimited()));
        assertTrue(limited);
        assertEquals(List.of(2), theorems(search, Budget.unlimited()));
        assertEquals(List.of(2), theorems(search, Budget.unlimited()));
    }

    @Test
    void anAnswerDoesNotDependOnEarlierQuestionsWithOtherBudgets() {
        Position position = RulesGame.discovering(HeapRules.parse("x'<x; x'+x''=x & x'>0 & x''>0"))
                .at(List.of(1_000_000_007L));
        Solver solver = Solver.of(Convention.NORMAL);
        assertThrows(
                BeyondRangeException.class,
                () -> solver.within(Budget.positions(60)).grundy(position));
        assertEquals(
                1_000_000_008L,
                solver.within(Budget.unlimited().within(Duration.ofMinutes(5))).grundy(position));
    }
}
