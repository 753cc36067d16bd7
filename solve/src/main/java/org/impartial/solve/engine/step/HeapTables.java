package org.impartial.solve.engine.step;

import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.sums.PerGame;

/**
 * Grundy values of heap games from a table of all heaps up to the requested one, filled from the rules. Takes four
 * bytes for each heap. Not safe for use by several threads.
 */
final class HeapTables implements GrundyValues {
    private static final int MOST = 1 << 30;

    /** The approximate number of bytes for each value, including the unused part of the table. */
    private static final int BYTES = 6;

    private final PerGame<GrundySequence> tables =
            new PerGame<>(game -> GrundySequence.of((HeapGame) game).using(HeapEngineKind.NAIVE));

    public static boolean handles(Component<?> component) {
        return component.game() instanceof HeapGame;
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        long heap = (Long) component.state();
        GrundySequence table = tables.of(component.game());
        if (heap >= table.computed()) {
            if (heap >= MOST) {
                throw new BeyondRangeException(
                        "a table of Grundy values goes to heaps of " + (MOST - 1) + ", not to " + heap);
            }
            meter.require(heap - table.computed() + 1, BYTES);
            table.to((int) heap + 1, meter);
        }
        return table.value(heap);
    }
}
