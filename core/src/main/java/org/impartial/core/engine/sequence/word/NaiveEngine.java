package org.impartial.core.engine.sequence.word;

import org.impartial.core.engine.HeapEngineKind;
import org.impartial.core.game.heap.GrundyTable;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;

/** The definition: the mex of the values of all options, which the rules list. */
public final class NaiveEngine implements HeapEngine {
    /** So many heaps are valued between two examines the clock at most, */
    private static final int STEP = 64;

    /** and only as many as have about so many options together; rules that have more say so to their collector. */
    private static final int OPTIONS = 1 << 22;

    private final PeriodProof proof;
    private final GrundyTable table;

    public NaiveEngine(HeapGame game, PeriodProof proof) {
        this.proof = proof;
        this.table = new GrundyTable(game);
    }

    @Override
    public HeapEngineKind kind() {
        return HeapEngineKind.NAIVE;
    }

    @Override
    public int length() {
        return table.length();
    }

    @Override
    public int at(int heap) {
        return table.value(heap);
    }

    @Override
    public void extend(int heaps, Meter meter) {
        while (table.length() < heaps) {
            int few = Math.max(1, OPTIONS / Math.max(1, table.length()));
            int step = Math.min(Math.min(STEP, few), heaps - table.length());
            table.grow(table.length() + step, meter);
            meter.spend(step, 0);
            meter.poll();
        }
    }

    @Override
    public void adopt(Word values) {
        for (int heap = table.length(); heap < values.length(); heap++) {
            table.append(values.at(heap));
        }
    }

    @Override
    public PeriodProof proof() {
        return proof;
    }
}
