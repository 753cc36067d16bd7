package org.impartial.core.engine.sequence.word;

import org.impartial.core.engine.HeapEngineKind;
import org.impartial.core.game.heap.GrundyTable;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;

/** Fills tables by the definition: the mex of the values of all options, which the rules list. */
public final class NaiveEngine implements HeapEngine {
    /** The greatest number of heaps valued between two readings of the clock. */
    private static final int STEP = 64;

    /**
     * The approximate number of options of these heaps together; rules with more options count them by their collector.
     */
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
