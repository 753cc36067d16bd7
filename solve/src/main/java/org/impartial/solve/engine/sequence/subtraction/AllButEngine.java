package org.impartial.solve.engine.sequence.subtraction;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.word.OneByOneEngine;

/** Subtraction sets of all numbers but those of a finite X: options beyond max X have all values but few. */
public final class AllButEngine extends OneByOneEngine {
    private final int window;
    private final int[] allowed;
    private final BitSet old = new BitSet();
    private final BitSet recent = new BitSet();
    private int oldCount;

    public AllButEngine(int[] excluded) {
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
