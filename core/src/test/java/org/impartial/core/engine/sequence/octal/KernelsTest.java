package org.impartial.core.engine.sequence.octal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.impartial.core.engine.HeapEngineKind;
import org.impartial.core.engine.sequence.CodeGame;
import org.impartial.core.engine.sequence.GrundySequence;
import org.impartial.core.engine.sequence.UnequalGame;
import org.impartial.core.game.heap.HeapGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the kernels for codes with each other, for so many heaps that each kernel works in blocks. */
class KernelsTest {
    /** The number of heaps, in the stage from 16384 on. */
    private static final int HEAPS = 16_603;

    private static void compare(HeapGame game) {
        long[] expected = values(game, HeapEngineKind.SCAN, 1);
        assertArrayEquals(expected, values(game, HeapEngineKind.SPARSE, 1), "SPARSE");
        assertArrayEquals(expected, values(game, HeapEngineKind.SPARSE, 2), "SPARSE, two threads");
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
        assertArrayEquals(values(game, HeapEngineKind.SCAN, 1), values(game, HeapEngineKind.REGISTER, 1));
    }

    @Test
    void agreeWhereHeapsMustDiffer() {
        compare(UnequalGame.GRUNDY);
    }

    /** A caller may request any length, so the two sequences stop at different heaps of a block. */
    @ParameterizedTest
    @ValueSource(ints = {3, 8, 63, 257})
    void continueFromAnyHeap(int step) {
        GrundySequence whole = GrundySequence.of(UnequalGame.GRUNDY).to(14_200);
        GrundySequence steps = GrundySequence.of(UnequalGame.GRUNDY).threads(2).using(HeapEngineKind.SPARSE);
        steps.to(14_000);
        for (int heaps = 14_000; heaps < 14_200; heaps += step) {
            steps.to(heaps);
        }
        assertArrayEquals(whole.values(0, 14_200), steps.values(0, 14_200));
    }
}
