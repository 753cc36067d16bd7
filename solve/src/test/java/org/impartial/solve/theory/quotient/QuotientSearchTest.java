package org.impartial.solve.theory.quotient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.theory.quotient.QuotientConstruction.QuotientSearch;
import org.junit.jupiter.api.Test;

class QuotientSearchTest {
    private static final HeapGame SPLITTING = HeapGame.of("splitting", (heap, out) -> {
        for (int a = 1; 2 * a < heap; a++) {
            out.to(a, heap - a);
        }
    });

    private record OneOrTwo() implements HeapGame {
        private static final SubtractionSet TAKEN = SubtractionSet.of(1, 2);

        @Override
        public void options(int heap, HeapOptions out) {
            TAKEN.upTo(heap).forEach(taken -> out.to((int) (heap - taken)));
        }

        @Override
        public Optional<HeapCode> heapCode() {
            return Optional.of(TAKEN);
        }
    }

    @Test
    void aFinalQuotientIsReachedWithinItsBudget() {
        QuotientSearch search = QuotientSearch.of(new OneOrTwo(), 100, Meter.unlimited());
        assertTrue(search.quotient().isFinal());
        assertEquals(Optional.empty(), search.stopped());
    }

    @Test
    void aSmallBudgetLeavesAVerifiedPartialQuotient() {
        Meter meter = new Meter(Budget.positions(2000), Progress.NONE, () -> false);
        QuotientSearch search = QuotientSearch.of(SPLITTING, 1000, meter);
        assertFalse(search.quotient().isFinal());
        assertEquals(Optional.empty(), search.quotient().verify());
        assertTrue(search.quotient().verified() > 5 && search.quotient().verified() < 1000);
        assertTrue(search.stopped().orElseThrow().contains("the limit is 2000 positions"));
    }

    @Test
    void aHeapWithTooManyOptionsLeavesWhatWasVerified() {
        HeapGame game = HeapGame.of("wide at 8", (heap, out) -> {
            for (int i = 0; i < (heap == 8 ? 5_000_000 : 1); i++) {
                SPLITTING.options(heap, out);
            }
        });
        QuotientSearch search = QuotientSearch.of(game, 20, Meter.unlimited());
        assertEquals(7, search.quotient().verified());
        assertTrue(search.stopped().orElseThrow().contains("a heap of 8"), search::toString);
    }

    @Test
    void cancellingLeavesWhatWasVerified() {
        Meter meter = new Meter(Budget.unlimited(), Progress.NONE, () -> true);
        QuotientSearch search = QuotientSearch.of(SPLITTING, 1000, meter);
        assertTrue(search.stopped().orElseThrow().contains("cancelled"));
        assertEquals(Optional.empty(), search.quotient().verify());
    }

    @Test
    void theComponentsOfAFiniteGameAreMeteredToo() {
        Meter meter = new Meter(Budget.positions(3), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> QuotientSearch.of(List.of(SPLITTING.at(12)), meter));
        QuotientSearch all = QuotientSearch.of(List.of(SPLITTING.at(12)), Meter.unlimited());
        assertTrue(all.quotient().isFinal());
    }
}
