package org.impartial.core.engine.sequence.subtraction;

import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.impartial.core.engine.HeapEngineKind;
import org.impartial.core.engine.sequence.word.HeapEngine;
import org.impartial.core.engine.sequence.word.IntWord;
import org.impartial.core.engine.sequence.word.PeriodProof;
import org.impartial.core.engine.sequence.word.Word;
import org.impartial.core.meter.Meter;

/**
 * Fills tables of games in which all numbers but those of a finite set X may be taken; M = max X. Heaps more than M
 * below the heap that is played are all options; their values are all numbers below some bound and a few above it. The
 * M heaps between are examined one by one.
 */
public final class AllButEngine implements HeapEngine {
    private final int window;
    private final int[] allowed;
    private final PeriodProof proof;
    private final IntWord word = new IntWord();
    private final BitSet old = new BitSet();
    private final BitSet recent = new BitSet();
    private int oldCount;

    /** Creates an engine from the numbers of X, ascending. */
    public AllButEngine(List<Integer> excluded, PeriodProof proof) {
        this.window = excluded.isEmpty() ? 0 : excluded.get(excluded.size() - 1);
        this.allowed = IntStream.rangeClosed(1, window)
                .filter(taken -> Collections.binarySearch(excluded, taken) < 0)
                .toArray();
        this.proof = proof;
    }

    @Override
    public HeapEngineKind kind() {
        return HeapEngineKind.ALL_BUT;
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
            meter.spend(1, allowed.length + 1);
        }
    }

    private int next(int heap) {
        while (oldCount < heap - window) {
            old.set(word.at(oldCount++));
        }
        for (int taken : allowed) {
            if (taken <= heap) {
                recent.set(word.at(heap - taken));
            }
        }
        int value = old.nextClearBit(0);
        while (recent.get(value)) {
            value = old.nextClearBit(value + 1);
        }
        recent.clear();
        return value;
    }

    @Override
    public void adopt(Word values) {
        while (word.length() < values.length()) {
            word.append(values.at(word.length()));
        }
    }
}
