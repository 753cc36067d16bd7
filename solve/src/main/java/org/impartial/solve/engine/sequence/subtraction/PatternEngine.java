package org.impartial.solve.engine.sequence.subtraction;

import java.util.Arrays;
import java.util.List;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.word.OneByOneEngine;

/** Moves to distances below a heap: an option's value is the XOR of the values at the distances of a pattern. */
public final class PatternEngine extends OneByOneEngine {
    private final int[][] patterns;

    /** For each value up to the number of patterns, the last heap with an option of that value. */
    private final int[] reachedFrom;

    public PatternEngine(List<int[]> patterns) {
        this.patterns = patterns.toArray(int[][]::new);
        reachedFrom = new int[patterns.size() + 1];
        Arrays.fill(reachedFrom, -1);
    }

    @Override
    public HeapEngineKind kind() {
        return HeapEngineKind.PATTERNS;
    }

    @Override
    protected long options() {
        return patterns.length;
    }

    /** Returns the value of the next heap. A mex is at most the number of options, so greater values are ignored. */
    @Override
    protected int next(int heap) {
        for (int[] pattern : patterns) {
            if (pattern.length == 0 || pattern[pattern.length - 1] <= heap) {
                int value = 0;
                for (int distance : pattern) {
                    value ^= at(heap - distance);
                }
                if (value < reachedFrom.length) {
                    reachedFrom[value] = heap;
                }
            }
        }
        int mex = 0;
        while (mex < reachedFrom.length && reachedFrom[mex] == heap) {
            mex++;
        }
        return mex;
    }
}
