package org.impartial.solve.engine.sequence.octal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.CodeGame;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.engine.sequence.UnequalGame;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.theory.SparseSpace;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the kernels for codes with each other, for so many heaps that each kernel works in blocks. */
class KernelsTest {
    private static final boolean THOROUGH = Boolean.getBoolean("impartial.thorough");

    /** The number of heaps, in the stage from 16384 on. */
    private static final int HEAPS = 16_603;

    /** The distance of the heaps whose pairs are examined. */
    private static final int STEP = THOROUGH ? 1 : 17;

    private static void compare(HeapGame game) {
        long[] expected = values(game, HeapEngineKind.SCAN, 1);
        assertArrayEquals(expected, values(game, HeapEngineKind.SPARSE, 1), "SPARSE");
        if (THOROUGH) {
            assertArrayEquals(expected, values(game, HeapEngineKind.SPARSE, 2), "SPARSE, two threads");
        }
        assertArrayEquals(expected, values(game, HeapEngineKind.SPARSE, 4), "SPARSE, four threads");
    }

    private static long[] values(HeapGame game, HeapEngineKind kind, int threads) {
        return GrundySequence.of(game).threads(threads).using(kind).values(0, HEAPS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.6", "0.36", "0.106", "4.7"})
    void agreeOnEveryValue(String code) {
        compare(CodeGame.of(code));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.106", "0.16", "0.77", "0.454"})
    void agreeWhereTheRareHeapsAreFew(String code) {
        HeapGame game = CodeGame.of(code);
        long[] expected = values(game, HeapEngineKind.SCAN, 1);
        assertArrayEquals(expected, values(game, HeapEngineKind.REGISTER, 1));
        assertArrayEquals(expected, values(game, HeapEngineKind.REGISTER, 2), "two threads");
        assertArrayEquals(expected, values(game, HeapEngineKind.REGISTER, 3), "three threads");
    }

    /** So many heaps that several chunks are written before all of them are checked. */
    @ParameterizedTest
    @ValueSource(strings = {"0.106 REGISTER", "0.77 REGISTER", "0.454 REGISTER", "0.106 SPARSE", "0.6 SPARSE"})
    void threadsChangeNeitherValuesNorPairs(String line) {
        String[] words = line.split(" ", 2);
        int heaps = words[0].equals("0.6") ? 40_001 : THOROUGH ? 300_001 : 100_001;
        BreakingEngine one = engine(words[0], words[1], 1, heaps);
        BreakingEngine two = engine(words[0], words[1], 2, heaps);
        assertArrayEquals(values(one), values(two));
        for (int from = 4096; from < heaps; from += 4096) {
            assertEquals(one.furthestWitness(from), two.furthestWitness(from));
        }
    }

    /** The proof of a period relies on the bound: no heap near the end needs a pair beyond it. */
    @ParameterizedTest
    @ValueSource(strings = {"0.106 REGISTER", "0.16 REGISTER", "0.106 SPARSE"})
    void everyRareValueHasAPairWithinTheBound(String line) {
        String[] words = line.split(" ", 2);
        int heaps = 60_000;
        BreakingEngine engine = engine(words[0], words[1], 2, heaps);
        BreakingRule rule = new BreakingRule(BreakingCode.parse(words[0]));
        int from = heaps - 3000;
        int bound = engine.furthestWitness(from).orElseThrow();
        assertTrue(bound < heaps / 3, "a bound of " + bound);
        int[] values = values(engine);
        for (int heap = from; heap < heaps; heap += STEP) {
            boolean[] near = new boolean[512];
            boolean[] far = new boolean[512];
            for (int removed : rule.singles()) {
                near[values[heap - removed]] = true;
            }
            for (int removed : rule.breaks()) {
                for (int part = 1; part <= rule.lastFirst(heap - removed); part++) {
                    (part <= bound ? near : far)[values[part] ^ values[heap - removed - part]] = true;
                }
            }
            int mex = 0;
            while (near[mex] || (far[mex] && !engine.space().isRare(mex, heap))) {
                mex++;
            }
            assertEquals(values[heap], mex, "heap " + heap);
        }
    }

    @Tag("thorough")
    @Test
    void everyRareValueOfManyHasAPairWithinTheBound() {
        everyRareValueHasAPairWithinTheBound("0.6 SPARSE");
    }

    /** A bound for the pairs of other rare values says nothing about those of a new division. */
    @Test
    void aNewDivisionHasNoBoundForTheHeapsBefore() {
        BreakingRule rule = new BreakingRule(BreakingCode.parse("0.11726"));
        BreakingEngine engine = new BreakingEngine(CodeGame.of("0.11726"), rule, null, 1);
        engine.extend(512, Meter.unlimited());
        engine.extend(1024, Meter.unlimited());
        SparseSpace before = engine.space();
        assertTrue(engine.furthestWitness(512).isPresent());
        engine.extend(1025, Meter.unlimited());
        assertFalse(engine.space().divides(before), before + " is replaced by " + engine.space());
        assertEquals(OptionalInt.empty(), engine.furthestWitness(512));
    }

    private static int[] values(BreakingEngine engine) {
        return IntStream.range(0, engine.length()).map(engine::at).toArray();
    }

    private static BreakingEngine engine(String code, String kind, int threads, int heaps) {
        BreakingRule rule = new BreakingRule(BreakingCode.parse(code));
        BreakingEngine engine = new BreakingEngine(CodeGame.of(code), rule, HeapEngineKind.valueOf(kind), threads);
        engine.extend(heaps, Meter.unlimited());
        assertEquals(kind, engine.kind().name());
        return engine;
    }

    @Test
    void agreeWhereHeapsMustDiffer() {
        compare(UnequalGame.GRUNDY);
    }

    /** The values computed before a budget is spent stay, and the next call continues from them. */
    @ParameterizedTest
    @ValueSource(strings = {"0.106 REGISTER", "0.106 SPARSE"})
    void continueAfterABudget(String line) {
        String[] words = line.split(" ", 2);
        int heaps = THOROUGH ? 150_000 : 60_000;
        BreakingRule rule = new BreakingRule(BreakingCode.parse(words[0]));
        HeapGame game = CodeGame.of(words[0]);
        BreakingEngine engine = new BreakingEngine(game, rule, HeapEngineKind.valueOf(words[1]), 2);
        int stops = 0;
        while (engine.length() < heaps) {
            try {
                engine.extend(heaps, new Meter(Budget.positions(7777), Progress.NONE, () -> false));
            } catch (StoppedException stopped) {
                stops++;
            }
        }
        assertTrue(stops > 3, stops + " stops");
        BreakingEngine whole = engine(words[0], words[1], 1, heaps);
        assertArrayEquals(values(whole), values(engine));
    }

    /** A caller may request any length, so the two sequences stop at different heaps of a block. */
    @ParameterizedTest
    @ValueSource(ints = {3, 63})
    void continueFromAnyHeap(int step) {
        GrundySequence whole = GrundySequence.of(UnequalGame.GRUNDY).to(14_200);
        GrundySequence steps = GrundySequence.of(UnequalGame.GRUNDY).threads(2).using(HeapEngineKind.SPARSE);
        steps.to(14_000);
        for (int heaps = 14_000; heaps < 14_200; heaps += step) {
            steps.to(heaps);
        }
        assertArrayEquals(whole.values(0, 14_200), steps.values(0, 14_200));
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(ints = {8, 257})
    void continueFromMoreHeaps(int step) {
        continueFromAnyHeap(step);
    }
}
