package org.impartial.core.solve.sequence;

import org.impartial.core.game.GrundyTable;
import org.impartial.core.game.HeapGame;
import org.impartial.core.meter.Meter;

/** The definition: the mex of the values of all options, which the rules list. */
final class NaiveEngine implements Engine {
    /** So many heaps are valued between two looks at the clock. */
    private static final int STEP = 64;

    private final PeriodProof proof;
    private final GrundyTable table;

    NaiveEngine(HeapGame game, PeriodProof proof) {
        this.proof = proof;
        this.table = new GrundyTable(game);
    }

    @Override
    public EngineKind kind() {
        return EngineKind.NAIVE;
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
    public void extend(int heaps, Meter effort) {
        while (table.length() < heaps) {
            int step = Math.min(STEP, heaps - table.length());
            table.grow(table.length() + step);
            effort.spend(step, 0);
            effort.look();
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
