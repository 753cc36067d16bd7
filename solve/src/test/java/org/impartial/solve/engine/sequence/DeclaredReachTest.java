package org.impartial.solve.engine.sequence;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.impartial.core.contract.GameContract;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapReach;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.Solver;
import org.impartial.solve.theory.Period;
import org.junit.jupiter.api.Test;

/** Periods proved by the declared reach of rules in Java, and declarations that the rules contradict. */
class DeclaredReachTest {
    private static final long GREAT = 1_000_000_000_000_000_000L;

    private static final HeapGame ONE_TO_THREE =
            HeapGame.of("one-to-three", n -> List.of(n - 1, n - 2, n - 3)).reaching(HeapReach.taking(3));

    /**
     * Codeforces 1312F: a move takes up to 3 soldiers, or up to 2 or up to 5 but not in the same way twice in a row. The heap
     * 3n + k stands for n soldiers, from which way k must not be used again if it is 1 or 2.
     */
    private static final HeapGame ATTACKS = HeapGame.of("attacks", (heap, out) -> {
                int[] strengths = {3, 2, 5};
                for (int way = 0; heap >= 3 && way < 3; way++) {
                    if (way == 0 || way != heap % 3) {
                        out.to(3 * Math.max(0, heap / 3 - strengths[way]) + way);
                    }
                }
            })
            .reaching(new HeapReach(17, 3, 1, 3));

    private static final HeapGame KAYLES = HeapGame.of("kayles by hand", (heap, out) -> {
                for (int taken = 1; taken <= 2 && taken <= heap; taken++) {
                    for (int left = 0; 2 * left <= heap - taken; left++) {
                        out.to(left, heap - taken - left);
                    }
                }
            })
            .reaching(new HeapReach(2, 1, 2, 1));

    @Test
    void aLambdaAnswersFarBeyondEveryTable() {
        Solver solver = Solver.normal();
        assertEquals(GREAT % 4, solver.grundy(ONE_TO_THREE.at(GREAT)));
        var analysis = solver.analyse(ONE_TO_THREE.at(GREAT + 3));
        assertEquals(
                List.of("one-to-three " + GREAT),
                analysis.winningMoves().stream().map(m -> m.to().toString()).toList());
        String reason = analysis.explain().reason();
        assertTrue(
                reason.contains(
                        "it stands on the declared reach: a move takes at most 3 beans and leaves at most 1 heap, and"
                                + " from heap 1 on the options are the same as far as they go, which was compared"),
                reason);
        assertTrue(analysis.certificate().isEmpty());
        GameContract.check(ONE_TO_THREE).orThrow();
    }

    @Test
    void aHeapMayHoldTheLastMove() {
        Period period =
                GrundySequence.of(ATTACKS).periodWithin(2000, Meter.unlimited()).orElseThrow();
        assertEquals("21 from 35", period.period() + " from " + period.preperiod());
        GrundySequence plain = GrundySequence.of(HeapGame.of("plain", (heap, out) -> ATTACKS.options(heap, out)))
                .to(5000);
        for (int heap = 0; heap < 5000; heap++) {
            assertEquals(plain.value(heap), GrundySequence.of(ATTACKS).value(heap));
            heap += heap / 7;
        }
        for (long heap = GREAT; heap < GREAT + 21; heap++) {
            boolean won = Solver.normal().grundy(ATTACKS.at(heap)) != 0;
            assertEquals(won, !Solver.normal().winningMoves(ATTACKS.at(heap)).isEmpty());
        }
        GameContract.check(ATTACKS).orThrow();
    }

    @Test
    void aRuleThatSplitsIsProvedAsItsCodeIs() {
        Period period =
                GrundySequence.of(KAYLES).periodWithin(2000, Meter.unlimited()).orElseThrow();
        assertEquals("12 from 71", period.period() + " from " + period.preperiod());
        assertEquals(71, period.check().from());
        assertEquals(2 * 71 + 12 + 2, period.check().to());
        GameContract.check(KAYLES).orThrow();
        HeapGame inThree = HeapGame.of("take one, then split in three or not", (heap, out) -> {
            if (heap > 0) {
                out.to(heap - 1);
            }
            for (int least = 1; 3 * least < heap; least++) {
                for (int middle = least; least + 2 * middle < heap; middle++) {
                    out.to(least, middle, heap - 1 - least - middle);
                }
            }
        });
        GrundySequence proved = GrundySequence.of(inThree.reaching(new HeapReach(1, 1, 3, 1)));
        assertEquals(
                8,
                proved.periodWithin(200, Meter.unlimited())
                        .orElseThrow()
                        .check()
                        .to());
        assertArrayEquals(GrundySequence.of(inThree).values(0, 150), proved.values(0, 150));
    }

    /** The last two of 64 values are equal, and each depends on one value only, but not in the same way. */
    @Test
    void aPeriodAgreesWithTheStep() {
        HeapGame everyThird = HeapGame.of("every third", n -> n % 3 == 1 ? List.of(n - 1) : List.of())
                .reaching(new HeapReach(1, 1, 1, 3));
        for (int heaps = 60; heaps < 70; heaps++) {
            Period period = GrundySequence.of(everyThird).to(heaps).period().orElseThrow();
            assertEquals("3 from 0", period.period() + " from " + period.preperiod());
        }
    }

    @Test
    void contradictedDeclarationsAreNamed() {
        HeapGame grundy = HeapGame.of("unequal", (heap, out) -> {
            for (int left = 1; 2 * left < heap; left++) {
                out.to(left, heap - left);
            }
        });
        assertContradicted(grundy.reaching(new HeapReach(0, 1, 2, 1)), 500);
        HeapGame late = HeapGame.of("late", n -> n == 3000 ? List.of(n - 4) : List.of(n - 1, n - 2));
        assertContradicted(late.reaching(HeapReach.taking(4)), 4000);
        assertContradicted(ONE_TO_THREE.reaching(HeapReach.taking(2)), 100);
        assertContradicted(KAYLES.reaching(new HeapReach(2, 1, 1, 1)), 100);
        assertContradicted(ATTACKS.reaching(HeapReach.taking(17)), 100);
        assertThrows(NotationException.class, () -> new HeapReach(1, 0, 1, 1));
    }

    private static void assertContradicted(HeapGame game, int heaps) {
        assertFalse(GameContract.check(game).passed(), game::name);
        FaultyRulesException found = assertThrows(
                FaultyRulesException.class,
                () -> game.reach().orElseThrow().compared(game, heaps, 1 << 18, Meter.unlimited()));
        assertTrue(found.getMessage().contains("declares that a move takes at most"), found::getMessage);
    }

    @Test
    void anOpaqueRuleSaysWhatWouldHelp() {
        HeapGame opaque = HeapGame.of("opaque", n -> List.of(n - 1, n - 2, n - 3));
        BeyondRangeException open =
                assertThrows(BeyondRangeException.class, () -> Solver.normal().grundy(opaque.at(GREAT)));
        assertTrue(open.getMessage().contains("declare how far its moves go by reaching(HeapReach)"), open::getMessage);
    }

    /** Proves periods of random rules whose distances depend on the residue of the heap, and compares longer tables. */
    @Property(tries = 60)
    void provedPeriodsHold(@ForAll long seed) {
        Random random = new Random(seed);
        int step = 1 + random.nextInt(3);
        int taken = 1 + random.nextInt(6);
        int parts = 1 + random.nextInt(2);
        boolean[][] allowed = new boolean[step][taken + 1];
        for (boolean[] row : allowed) {
            for (int d = 1; d <= taken; d++) {
                row[d] = random.nextBoolean();
            }
        }
        HeapGame rules = HeapGame.of("random", (heap, out) -> {
            for (int d = 1; d <= taken && d <= heap; d++) {
                if (allowed[heap % step][d]) {
                    out.to(heap - d);
                    for (int left = step; parts == 2 && left <= heap - d; left += step) {
                        out.to(left, heap - d - left);
                    }
                }
            }
        });
        HeapReach reach = new HeapReach(taken, taken + step, parts, step);
        Optional<Period> period =
                GrundySequence.of(rules.reaching(reach)).periodWithin(parts == 1 ? 3000 : 400, Meter.unlimited());
        GrundySequence table = GrundySequence.of(rules).to(parts == 1 ? 6000 : 900);
        period.ifPresent(p -> {
            for (int heap = (int) p.preperiod(); heap + p.period() < table.computed(); heap++) {
                assertEquals(table.value(heap), table.value(heap + p.period()), p + " at " + heap);
            }
        });
        assertTrue(period.isPresent() || parts == 2 || taken > 4, () -> "no period of " + reach);
    }
}
