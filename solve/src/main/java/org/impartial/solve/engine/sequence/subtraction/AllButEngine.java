package org.impartial.solve.engine.sequence.subtraction;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.word.OneByOneEngine;
import org.impartial.solve.engine.sequence.word.PeriodProof;

/**
 * Subtraction sets of all numbers but those of a finite X; M = max X. The options more than M below a heap have all
 * values below some bound and a few above it; the M heaps between are examined one by one.
 */
public final class AllButEngine extends OneByOneEngine {
    private final int window;
    private final int[] allowed;
    private final BitSet old = new BitSet();
    private final BitSet recent = new BitSet();
    private int oldCount;

    public AllButEngine(int[] excluded, PeriodProof proof) {
        super(proof);
        this.window = excluded.length == 0 ? 0 : excluded[excluded.length - 1];
        this.allowed = IntStream.rangeClosed(1, window)
                .filter(taken -> Arrays.binarySearch(excluded, taken) < 0)
                .toArray();
    }

    @Override
    public HeapEngineKind kind() {
        return HeapEngineKind.ALL_BUT;
    }

    @Override
    protected long options() {
        return allowed.length + 1L;
    }

    @Override
    protected int next(int heap) {
        while (oldCount < heap - window) {
            old.set(at(oldCount++));
        }
        for (int taken : allowed) {
            if (taken <= heap) {
                recent.set(at(heap - taken));
            }
        }
        int value = old.nextClearBit(0);
        while (recent.get(value)) {
            value = old.nextClearBit(value + 1);
        }
        recent.clear();
        return value;
    }
}
