package org.impartial.solve.engine.sequence.word;

import org.impartial.core.game.heap.GrundyTable;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;

/** Fills tables by the definition: the mex of the values of all options, which the rules list. */
public final class NaiveEngine implements HeapEngine {
    /** The greatest number of heaps valued between two readings of the clock. */
    private static final int STEP = 64;

    /** The greatest number of options between two readings, if each heap has as many options as beans. */
    private static final int OPTIONS = 1 << 22;

    private final GrundyTable table;
    private final OptionCounts options;

    public NaiveEngine(HeapGame game) {
        this.table = new GrundyTable(game);
        this.options = new OptionCounts(game);
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
            int from = table.length();
            int step = Math.min(Math.min(STEP, few), heaps - from);
            table.grow(from + step, meter);
            meter.spend(step, options.between(from, from + step, meter));
            meter.poll();
        }
    }

    @Override
    public void adopt(Word values) {
        for (int heap = table.length(); heap < values.length(); heap++) {
            table.append(values.at(heap));
        }
    }
}
