package org.impartial.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.util.concurrent.Uninterruptibles;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Analysis.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each question has a separate meter, and no question affects another. */
class SessionsTest {
    private static final HeapGame NIM = HeapGame.of("nim", (heap, out) -> {
        for (int next = 0; next < heap; next++) {
            out.to(next);
        }
    });

    /** Nim without a theorem and without tables, so that its winning moves need search. */
    private static final ImpartialGame<Integer> PLAIN = ImpartialGame.of(
            "plain", List.of(5), n -> IntStream.range(0, n).boxed().toList());

    static Stream<Strategy> searching() {
        return Stream.of(Strategy.auto(), Strategy.search(), Strategy.wholeSums());
    }

    private static Position sum(int... heaps) {
        return Position.sum(Arrays.stream(heaps).mapToObj(h -> PLAIN.at(h)).toList());
    }

    @ParameterizedTest
    @MethodSource("searching")
    void aLaterBudgetNeverAffectsAnEarlierAnswer(Strategy strategy) {
        for (Convention convention : Convention.values()) {
            Solver solver = Solver.of(convention).using(strategy);
            Analysis early = solver.within(Budget.positions(1_000_000)).analyse(sum(3, 7, 9));
            Analysis late = solver.within(Budget.positions(1)).analyse(sum(11, 12, 14, 15));
            assertEquals(Status.OVER_BUDGET, late.status());
            assertEquals(1, early.winningMoves().size());
            assertTrue(early.explain().text().length() > 3);
        }
    }

    @ParameterizedTest
    @MethodSource("searching")
    void aLaterCancellationNeverAffectsAnEarlierAnswer(Strategy strategy) {
        for (Convention convention : Convention.values()) {
            Solver solver = Solver.of(convention).using(strategy);
            Analysis early = solver.analyse(sum(3, 7, 9));
            AtomicBoolean stop = new AtomicBoolean(true);
            Analysis late = solver.cancelWhen(stop::get).analyse(sum(11, 12, 14, 15));
            assertEquals(Status.CANCELLED, late.status());
            assertEquals(1, early.winningMoves().size());
        }
    }

    @ParameterizedTest
    @MethodSource("searching")
    void twoUsersOfOneStrategyHaveSeparateTables(Strategy strategy) {
        Solver one = Solver.normal().using(strategy);
        Solver other = Solver.misere().using(strategy).within(Budget.positions(3));
        long alone = one.analyse(sum(3, 7, 9)).cost().positions();
        Analysis stopped = other.analyse(sum(3, 7, 9));
        assertEquals(Status.OVER_BUDGET, stopped.status());
        assertEquals(
                alone,
                Solver.normal().using(strategy).analyse(sum(3, 7, 9)).cost().positions());
    }

    /** The second question is answered from the tables of the first. */
    @Test
    void aSolverKeepsItsTables() {
        Solver solver = Solver.normal().using(Strategy.objects());
        assertTrue(solver.analyse(sum(100)).cost().positions() > 100);
        assertEquals(0, solver.analyse(sum(99)).cost().positions());
    }

    @Test
    void aCustomValuationReceivesTheMeterAndIsCounted() {
        Strategy own = Strategy.of("own", c -> true, (component, meter) -> {
            meter.spend(2);
            return (Long) component.state();
        });
        Analysis counted = Solver.normal().using(own).analyse(NIM.heaps(3, 5, 3));
        assertEquals(6, counted.cost().positions());
        assertEquals(
                List.of("nim 5 -> 0"),
                List.of(counted.winningMoves().get(0).toString().replace("nim 0", "0")));
        Solver tight = Solver.normal().using(own).within(Budget.positions(1));
        assertEquals(Status.OVER_BUDGET, tight.analyse(NIM.at(3)).status());
    }

    /** Counts how often its theorem is evaluated for each heap. */
    private record Counting(Map<Long, Integer> asked) implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            NIM.options(heap, out);
        }

        @Override
        public List<Claim<Long>> claims() {
            return List.of(Claim.values(Basis.proved("Nim", "Bouton 1901"), heap -> {
                asked.merge(heap, 1, Integer::sum);
                return heap;
            }));
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    @Test
    void aClaimIsEvaluatedOnceForEachComponentInAQuestion() {
        for (Strategy strategy : List.of(Strategy.auto(), Strategy.claims())) {
            Counting game = new Counting(new HashMap<>());
            Analysis analysis = Solver.normal().using(strategy).analyse(game.heaps(3, 4, 9, 12));
            analysis.grundy();
            analysis.winningMoves();
            analysis.explain();
            analysis.reason();
            assertEquals(
                    1, game.asked().values().stream().mapToInt(n -> n).max().orElse(0));
            assertEquals(game.asked().size(), analysis.cost().positions());
        }
    }

    /** Rules that take ten microseconds for each of a hundred million options. */
    private static final ImpartialGame<Integer> ENDLESS = new ImpartialGame<>() {
        @Override
        public void options(Integer state, Options<Integer> out) {
            for (int next = 1; next < 100_000_000; next++) {
                long until = System.nanoTime() + 10_000;
                while (System.nanoTime() < until) {
                    Thread.onSpinWait();
                }
                out.to(next);
            }
        }

        @Override
        public String toString() {
            return "endless";
        }
    };

    @ParameterizedTest
    @MethodSource("searching")
    void aDeadlineHoldsWhileTheOptionsOfOneStateAreListed(Strategy strategy) {
        for (Convention convention : Convention.values()) {
            Solver hurried = Solver.of(convention)
                    .using(strategy)
                    .within(Budget.unlimited().within(Duration.ofMillis(100)));
            long start = System.nanoTime();
            assertEquals(Status.OVER_BUDGET, hurried.analyse(ENDLESS.at(0)).status());
            assertTrue(System.nanoTime() - start < 3_000_000_000L);
        }
    }

    /** A question that is posed in the middle of another to the same solver has a clock of its own. */
    @ParameterizedTest
    @MethodSource("searching")
    void aDeadlineHoldsForAQuestionWithinAnother(Strategy strategy) {
        Solver solver = Solver.normal().using(strategy);
        List<Analysis> inner = new ArrayList<>();
        AtomicBoolean posed = new AtomicBoolean();
        long late = System.nanoTime() + 3_000_000_000L;
        Solver hurried = solver.within(Budget.unlimited().within(Duration.ofMillis(50)))
                .cancelWhen(() -> System.nanoTime() > late);
        Solver outer = solver.cancelWhen(() -> {
            if (posed.compareAndSet(false, true)) {
                inner.add(hurried.analyse(ENDLESS.at(0)));
            }
            return false;
        });
        assertEquals(Status.SOLVED, outer.analyse(sum(3, 7, 9)).status());
        assertEquals(Status.OVER_BUDGET, inner.get(0).status());
        assertTrue(inner.get(0).cost().time().toMillis() >= 50);
    }

    /** Fails at one state the first time. */
    private static final class Failing implements ImpartialGame<Integer> {
        private boolean failed;

        @Override
        public void options(Integer state, Options<Integer> out) {
            if (state == 3 && !failed) {
                failed = true;
                throw new ArithmeticException("once");
            }
            for (int next = 0; next < state; next++) {
                out.to(next);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("searching")
    void tablesAreConsistentAfterAnyException(Strategy strategy) {
        for (Convention convention : Convention.values()) {
            Failing game = new Failing();
            Solver solver = Solver.of(convention).using(strategy);
            assertThrows(ArithmeticException.class, () -> solver.analyse(game.at(5)));
            Analysis again = solver.analyse(game.at(4).plus(game.at(5)));
            assertEquals(1, again.winningMoves().size());
            assertEquals(game.at(4), again.winningMoves().get(0).to());
        }
    }

    @Test
    void theClockRunsOnlyDuringWork() throws InterruptedException {
        Solver hurried = Solver.normal()
                .using(Strategy.wholeSums())
                .within(Budget.unlimited().within(Duration.ofSeconds(10)));
        Analysis analysis = hurried.analyse(sum(2, 5));
        long before = analysis.cost().time().toNanos();
        Thread.sleep(50);
        assertEquals(before, analysis.cost().time().toNanos());
        assertEquals(1, analysis.winningMoves().size());
    }

    @Test
    void budgetsBelowTheirMinimumAreRejected() {
        assertThrows(IllegalArgumentException.class, () -> Budget.positions(0));
        assertThrows(IllegalArgumentException.class, () -> Budget.unlimited().within(Duration.ofSeconds(-5)));
        assertThrows(IllegalArgumentException.class, () -> Budget.unlimited().holding(0));
        UnsolvedException stop = assertThrows(
                UnsolvedException.class,
                () -> Solver.normal().within(Budget.positions(3)).remoteness(sum(9)));
        assertTrue(String.valueOf(stop.getMessage()).contains("the limit is 3 positions"), stop.getMessage());
    }

    @Test
    @Timeout(60)
    void timeThatAnotherQuestionTakesIsNotCounted() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch waited = new CountDownLatch(1);
        ImpartialGame<Integer> slow = (n, out) -> {
            begun.countDown();
            Uninterruptibles.awaitUninterruptibly(waited);
        };
        Solver solver = Solver.normal();
        Thread first = new Thread(() -> solver.analyse(slow.at(1)));
        AtomicReference<Analysis> answer = new AtomicReference<>();
        Thread second =
                new Thread(() -> answer.set(solver.within(Budget.seconds(0.3)).analyse(sum(5))));
        first.start();
        begun.await();
        second.start();
        while (second.getState() != Thread.State.BLOCKED) {
            Thread.onSpinWait();
        }
        Thread.sleep(400);
        waited.countDown();
        second.join();
        first.join();
        assertEquals(Status.SOLVED, answer.get().status(), answer.get().message());
    }
}
