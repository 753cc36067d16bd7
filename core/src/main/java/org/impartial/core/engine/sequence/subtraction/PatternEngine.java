package org.impartial.core.engine.sequence.subtraction;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.engine.HeapEngineKind;
import org.impartial.core.engine.sequence.word.HeapEngine;
import org.impartial.core.engine.sequence.word.IntWord;
import org.impartial.core.engine.sequence.word.PeriodProof;
import org.impartial.core.engine.sequence.word.Word;
import org.impartial.core.meter.Meter;

/**
 * Fills tables of games with a move for each of some patterns of distances, whose value is the XOR of the values at
 * these distances below.
 */
public final class PatternEngine implements HeapEngine {
    private final int[][] patterns;
    private final PeriodProof proof;
    private final IntWord word = new IntWord();

    /** For each value up to the number of patterns, the last heap with an option of that value. */
    private final int[] reachedFrom;

    /** Creates an engine from patterns of ascending distances. */
    public PatternEngine(List<int[]> patterns, PeriodProof proof) {
        this.patterns = patterns.toArray(int[][]::new);
        this.proof = proof;
        reachedFrom = new int[patterns.size() + 1];
        Arrays.fill(reachedFrom, -1);
    }

    @Override
    public HeapEngineKind kind() {
        return HeapEngineKind.PATTERNS;
    }

    @Override
    public int length() {
        return word.length();
    }

    @Override
    public int at(int heap) {
        return word.at(heap);
    }

    @Override
    public PeriodProof proof() {
        return proof;
    }

    @Override
    public void extend(int heaps, Meter meter) {
        while (word.length() < heaps) {
            word.append(next(word.length()));
            meter.spend(1, patterns.length);
        }
    }

    /**
     * Returns the value of the next heap. A mex is at most the number of options, so greater values need not be kept.
     */
    private int next(int heap) {
        for (int[] pattern : patterns) {
            if (pattern.length == 0 || pattern[pattern.length - 1] <= heap) {
                int value = 0;
                for (int distance : pattern) {
                    value ^= word.at(heap - distance);
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

    @Override
    public void adopt(Word values) {
        while (word.length() < values.length()) {
            word.append(values.at(word.length()));
        }
    }
}
