package org.impartial.solve.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;

/** A search on several threads answers, stops and fails as a search on one thread does. */
class SharedSearchProperties {
    private static final long HIGH = 1L << 62;

    /** Random rules: options lead to lesser states, up to three in a sum, some of them equal. */
    private record RandomRules(long seed, int most, long offset) implements PackedGame {
        @Override
        public void options(long state, PackedOptions out) {
            long n = state - offset;
            SplittableRandom random = new SplittableRandom(seed * 31 + n);
            for (int i = n == 0 ? 0 : random.nextInt(most + 1); i > 0; i--) {
                switch (random.nextInt(5)) {
                    case 0 -> out.to(offset + random.nextLong(n), offset + random.nextLong(n));
                    case 1 -> {
                        long part = offset + random.nextLong(n);
                        out.to(part, part, offset + random.nextLong(n));
                    }
                    case 2 -> out.to();
                    default -> out.to(offset + random.nextLong(n));
                }
            }
        }
    }

    /** The same rules with a move from state 3 back to the start. */
    private record WithAWayBack(RandomRules rules, long start) implements PackedGame {
        @Override
        public void options(long state, PackedOptions out) {
            rules.options(state, out);
            out.to(Math.max(0, state - 1));
            if (state == 3) {
                out.to(start);
            }
        }
    }

    /** Sets of at most 16 bits: a move adds a bit. */
    private static final PackedGame FILLING = (set, out) -> {
        for (int bit = 0; bit < 16; bit++) {
            if (((set >> bit) & 1) == 0) {
                out.to(set | (1L << bit));
            }
        }
    };

    @Property(tries = 25)
    void threadsDoNotChangeAnswers(
            @ForAll long seed, @ForAll @IntRange(max = 12) int most, @ForAll @IntRange(min = 1, max = 900) int state) {
        for (long offset : new long[] {0, HIGH}) {
            RandomRules rules = new RandomRules(seed, most, offset);
            Position position = rules.at(offset + state).plus(rules.at(offset + state / 2));
            Analysis one = ask(Strategy.packed(), position);
            assertEquals(new Oracle(2000).grundy(position), one.grundy());
            for (int threads = 2; threads <= 4; threads++) {
                Analysis shared = ask(Strategy.packed(threads), position);
                assertEquals(one.grundy(), shared.grundy());
                assertEquals(one.winningMoves(), shared.winningMoves());
            }
        }
    }

    @Example
    void aTableGrowsUnderAllThreads() {
        for (int threads = 1; threads <= 3; threads++) {
            Strategy strategy = Strategy.packed(threads);
            Analysis analysis = ask(strategy, FILLING.at(0));
            assertEquals(0, analysis.grundy().orElseThrow());
            long twice = analysis.cost().positions() - (1 << 16);
            assertTrue(twice >= 0 && twice < 1 << 16, twice + " positions were visited twice");
            assertEquals(1, ask(strategy, FILLING.at(1)).grundy().orElseThrow());
        }
    }

    @Property(tries = 60)
    void aCycleIsFoundByAnyThread(@ForAll long seed, @ForAll @IntRange(min = 4, max = 300) int start) {
        WithAWayBack rules = new WithAWayBack(new RandomRules(seed, 4, 0), start);
        for (int threads = 1; threads <= 3; threads++) {
            Strategy strategy = Strategy.packed(threads);
            CycleException e = assertThrows(CycleException.class, () -> ask(strategy, rules.at(start)));
            List<Position> cycle = e.cycle();
            for (int i = 0; i < cycle.size(); i++) {
                Position next = cycle.get((i + 1) % cycle.size());
                assertTrue(
                        cycle.get(i).components().get(0).options().stream()
                                .anyMatch(o -> o.components().containsAll(next.components())),
                        () -> next + " is not a follower of any position in " + cycle);
            }
            assertEquals(new HashSet<>(cycle).size(), cycle.size());
        }
    }

    @Example
    void anErrorInAnyThreadReachesTheCaller() throws InterruptedException {
        Thread caller = Thread.currentThread();
        CountDownLatch failed = new CountDownLatch(1);
        PackedGame failing = (state, out) -> {
            if (Thread.currentThread() != caller) {
                failed.countDown();
                throw new ArithmeticException("no rule for " + state);
            }
            FILLING.options(state, out);
            if (state != 0) {
                await(failed);
            }
        };
        ArithmeticException e = assertThrows(ArithmeticException.class, () -> ask(Strategy.packed(2), failing.at(0)));
        assertEquals("no rule for 0", e.getMessage());
    }

    @Example
    void anErrorOfTheCallerStopsTheHelpers() throws InterruptedException {
        Thread caller = Thread.currentThread();
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        CountDownLatch both = new CountDownLatch(2);
        PackedGame failing = (state, out) -> {
            if (threads.add(Thread.currentThread())) {
                both.countDown();
                await(both);
            }
            if (Thread.currentThread() == caller) {
                throw new ArithmeticException("not here");
            }
            FILLING.options(state, out);
        };
        assertThrows(ArithmeticException.class, () -> ask(Strategy.packed(2), failing.at(0)));
        assertEquals(2, threads.size());
        threads.remove(caller);
        for (Thread helper : threads) {
            helper.join(10_000);
            assertFalse(helper.isAlive(), helper.getName());
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Example
    void aBudgetHoldsForAllThreadsTogether() {
        Strategy strategy = Strategy.packed(2);
        Solver solver = Solver.normal().using(strategy).within(Budget.positions(20_000));
        Analysis stopped = solver.analyse(FILLING.at(0));
        assertEquals(Analysis.Status.OVER_BUDGET, stopped.status());
        assertTrue(stopped.cost().positions() > 20_000, stopped.cost().toString());
        Analysis later = solver.within(Budget.unlimited()).analyse(FILLING.at(0));
        assertEquals(0, later.grundy().orElseThrow());
        assertTrue(later.cost().positions() < 1 << 16, "results from before the stop are kept: " + later.cost());
    }

    @Example
    void cancellingStopsAllThreadsAndProgressIsReportedOnTheCallingThread() {
        List<Thread> threads = new ArrayList<>();
        PackedGame endless = (state, out) -> out.to(state + 1);
        Analysis analysis = Solver.normal()
                .using(Strategy.packed(2))
                .within(Budget.unlimited())
                .progress(cost -> threads.add(Thread.currentThread()))
                .cancelWhen(() -> !threads.isEmpty())
                .analyse(endless.at(0));
        assertEquals(Analysis.Status.CANCELLED, analysis.status());
        assertFalse(threads.isEmpty());
        threads.forEach(thread -> assertSame(Thread.currentThread(), thread));
    }

    @Example
    void aNumberOfThreadsIsRefusedBeyondItsRange() {
        for (int threads : new int[] {0, -1, 65}) {
            IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> Strategy.packed(threads));
            assertTrue(e.getMessage().contains("1 to 64"), e.getMessage());
        }
        assertThrows(IllegalArgumentException.class, () -> Strategy.packed(1, -1));
    }

    private static Analysis ask(Strategy strategy, Position position) {
        return Solver.normal()
                .using(strategy)
                .within(Budget.positions(Long.MAX_VALUE))
                .analyse(position);
    }
}
