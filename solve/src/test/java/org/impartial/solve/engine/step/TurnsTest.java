package org.impartial.solve.engine.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.engine.misere.MisereSearch;
import org.impartial.solve.engine.search.PositionSearch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TurnsTest {
    /** Takes one bean, or three to five. */
    private static final Position HEAP = HeapGame.of("take", (heap, out) -> {
                for (int taken = 1; taken <= 5; taken++) {
                    if (taken != 2 && taken <= heap) {
                        out.to(heap - taken);
                    }
                }
            })
            .at(200);

    /** Returns a search of single positions that continues where a turn ended. */
    private static Function<Meter, String> searching(String name, int work) {
        int[] done = {0};
        return meter -> {
            for (; done[0] < work; done[0]++) {
                meter.endTurn();
                meter.spend(1);
            }
            return name;
        };
    }

    private static Function<Meter, Optional<String>> found(String name, int work) {
        return searching(name, work).andThen(Optional::of);
    }

    private static Turns turns(Meter meter) {
        return new Turns(meter);
    }

    @ParameterizedTest
    @CsvSource({"50, 1000000", "1000, 1000000", "3000, 3500", "1000000, 1000", "1000000, 100000"})
    void allWorkIsAtMostAsStated(int usual, int other) {
        Meter meter = Meter.unlimited();
        String first = turns(meter).result(searching("usual", usual), found("other", other));
        assertEquals(usual < other ? "usual" : "other", first);
        long most = Math.min(usual * 2L, other * 17L / 8 + 200);
        assertTrue(meter.cost().positions() <= most, meter.cost() + ", at most " + most);
    }

    /** What preceded counts as work of the other search, so that the usual one has as much before it is interrupted. */
    @Test
    void allWorkIncludesWhatPreceded() {
        Meter meter = Meter.unlimited();
        meter.spend(400);
        Turns turns = new Turns(meter).after(0, 400);
        assertEquals("usual", turns.result(searching("usual", 430), found("other", 1_000_000)));
        assertEquals(830, meter.cost().positions());
    }

    /** What the usual search continues is part of its share. */
    @Test
    void allWorkIncludesWhatIsContinued() {
        Meter meter = Meter.unlimited();
        Turns turns = new Turns(meter).after(400, 0);
        assertEquals("other", turns.result(searching("usual", 1_000_000), found("other", 350)));
        assertTrue(meter.cost().positions() < 400, meter.cost()::toString);
    }

    /** A turn may be longer than its share, as a piece of work is not divided; a search that is stuck has no turn. */
    @Test
    void aSearchThatIsStuckHasNoFurtherTurn() {
        Function<Meter, Optional<String>> piece = meter -> {
            meter.endTurn();
            meter.spend(600);
            return Optional.of("other");
        };
        Meter whole = Meter.unlimited();
        assertEquals("other", turns(whole).result(searching("usual", 500), piece));
        Meter stuck = Meter.unlimited();
        int[] called = {0};
        assertEquals("usual", turns(stuck).until(() -> true).result(searching("usual", 500), meter -> {
            called[0]++;
            return Optional.empty();
        }));
        assertEquals(1, called[0]);
    }

    @Test
    void theOtherSearchHasAQuarterOfTheBudget() {
        Meter meter = new Meter(Budget.positions(1_000), Progress.NONE, () -> false);
        assertEquals("usual", turns(meter).result(searching("usual", 700), found("other", 900)));
        Meter little = new Meter(Budget.positions(1_000), Progress.NONE, () -> false);
        assertThrows(
                StoppedException.class, () -> turns(little).result(searching("usual", 1_001), found("other", 900)));
    }

    /** The work in many turns is that of one. */
    @Test
    void searchesDoNothingTwice() {
        Meter once = Meter.unlimited();
        Optional<Outcome> outcome = new PositionSearch(Convention.MISERE).outcomeUnlessSums(HEAP, once);
        Meter often = Meter.unlimited();
        try (PositionSearch.InTurns search = new PositionSearch(Convention.MISERE).inTurns(HEAP, TurnsTest::unknown)) {
            assertEquals(outcome, inTurns(search::outcome, often));
        }
        assertEquals(once.cost().positions(), often.cost().positions());
        assertEquals(once.cost().options(), often.cost().options());

        Meter formsOnce = Meter.unlimited();
        new MisereSearch().outcome(HEAP, formsOnce);
        Meter formsOften = Meter.unlimited();
        MisereSearch forms = new MisereSearch();
        assertEquals(outcome.orElseThrow(), inTurns(meter -> forms.outcome(HEAP, meter), formsOften));
        assertEquals(formsOnce.cost().positions(), formsOften.cost().positions());
        assertEquals(formsOnce.cost().options(), formsOften.cost().options());
    }

    private static Optional<Outcome> unknown(Component<?> component) {
        return Optional.empty();
    }

    @Test
    void eachSearchUsesWhatTheOtherOneHasFound() {
        PositionSearch bare = new PositionSearch(Convention.MISERE);
        Optional<Outcome> outcome = bare.outcomeUnlessSums(HEAP, Meter.unlimited());
        MisereSearch forms = new MisereSearch();
        forms.recallFrom(bare::known, bare::listed);
        Meter none = Meter.unlimited();
        assertEquals(outcome.orElseThrow(), forms.outcome(HEAP, none));
        assertEquals(0, none.cost().positions());

        MisereSearch alone = new MisereSearch();
        alone.outcome(HEAP, Meter.unlimited());
        Meter one = Meter.unlimited();
        try (PositionSearch.InTurns search = new PositionSearch(Convention.MISERE).inTurns(HEAP, alone::known)) {
            assertEquals(outcome, search.outcome(one));
        }
        assertEquals(1, one.cost().positions());
    }

    @Test
    void noSearchListsWhatTheOtherOneHasListed() {
        MisereSearch forms = new MisereSearch();
        forms.recallFrom(component -> Optional.empty(), component -> Optional.empty());
        long ofForms = options(meter -> forms.outcome(HEAP, meter));
        PositionSearch bare = new PositionSearch(Convention.MISERE);
        long ofBare = options(meter -> bare.outcome(HEAP, meter));

        PositionSearch later = new PositionSearch(Convention.MISERE);
        later.takeListsFrom(forms::listed);
        assertTrue(options(meter -> later.outcome(HEAP, meter)) < ofBare - 100);
        MisereSearch second = new MisereSearch();
        second.recallFrom(component -> Optional.empty(), bare::listed);
        assertTrue(options(meter -> second.outcome(HEAP, meter)) < ofForms - 100);
    }

    /** The options of a heap are listed in one piece; the work of the first list is not known before. */
    @Test
    void noListOfAHeapIsBegunForWhichTheTurnIsTooShort() {
        Position wide = HeapGame.of("take up to half", (heap, out) -> {
                    for (int taken = 1; taken <= heap / 2; taken++) {
                        out.to(heap - taken);
                    }
                })
                .at(700);
        try (PositionSearch.InTurns bare = new PositionSearch(Convention.MISERE).inTurns(wide)) {
            assertTrue(longest(bare::outcome) <= 2);
        }
    }

    /** Returns the most work by which a turn but the first two is longer than it should be. */
    private static long longest(Function<Meter, Optional<Outcome>> search) {
        Meter whole = Meter.unlimited();
        long longest = 0;
        long length = 1;
        for (int turns = 0; ; turns++) {
            LimitedAttempt turn = new LimitedAttempt(whole.turn(length));
            boolean found = turn.find(search).isPresent();
            if (turns > 1) {
                longest = Math.max(longest, Turns.work(turn.meter().cost()) - length);
            }
            if (found) {
                return longest;
            }
            length = turn.meter().next() + 10;
        }
    }

    private static long options(Consumer<Meter> search) {
        Meter meter = Meter.unlimited();
        search.accept(meter);
        return meter.cost().options();
    }

    private static <T> T inTurns(Function<Meter, T> search, Meter meter) {
        int turns = 0;
        while (true) {
            LimitedAttempt turn = new LimitedAttempt(meter.turn(1 + turns));
            Optional<T> found = turn.result(search);
            if (found.isPresent()) {
                assertTrue(turns > 20, turns + " turns");
                return found.get();
            }
            turns++;
        }
    }
}
