package org.impartial.core.solve.sequence;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.core.solve.sequence.GrundySequence.EngineKind;

/** A move for each of some patterns of distances: its value is the XOR of the values so far below. */
final class PatternEngine implements Engine {
    private final int[][] patterns;
    private final PeriodProof proof;
    private final IntWord word = new IntWord();

    /** For each value up to the number of patterns, the last heap that has an option of it. */
    private final int[] reachedFrom;

    /** Patterns of ascending distances. */
    PatternEngine(List<int[]> patterns, PeriodProof proof) {
        this.patterns = patterns.toArray(int[][]::new);
        this.proof = proof;
        reachedFrom = new int[patterns.size() + 1];
        Arrays.fill(reachedFrom, -1);
    }

    @Override
    public EngineKind kind() {
        return EngineKind.PATTERNS;
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
    public void extend(int heaps, Meter effort) {
        while (word.length() < heaps) {
            word.append(next(word.length()));
            effort.spend(1, patterns.length);
        }
    }

    /** A mex is at most the number of options, so greater values need not be kept. */
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
