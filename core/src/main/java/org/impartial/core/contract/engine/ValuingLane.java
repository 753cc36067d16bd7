package org.impartial.core.contract.engine;

import java.util.Optional;
import org.impartial.core.contract.world.CheckedGame;
import org.impartial.core.game.Component;
import org.impartial.core.game.heap.GrundyTable;
import org.impartial.core.game.heap.HeapGame;

/** Compares the int lane of a heap game in valuing mode with the values of the oracle. */
final class ValuingLane {
    private final HeapGame game;
    private final int[] values;

    private ValuingLane(HeapGame game, int[] values) {
        this.game = game;
        this.values = values;
    }

    /** Reads the values of the heaps of the small world from the oracle; heaps beyond the limit are omitted. */
    static ValuingLane of(HeapGame game, CheckedGame<?> trial) {
        int[] values = new int[trial.bounds().heaps() + 1];
        for (Component<?> heap : trial.states()) {
            long size = (Long) heap.state();
            if (size < values.length) {
                values[(int) size] = Math.toIntExact(trial.oracle().grundy(heap).orElse(0));
            }
        }
        return new ValuingLane(game, values);
    }

    Optional<String> fault(long heap) {
        if (heap >= values.length) {
            return Optional.empty();
        }
        GrundyTable table = new GrundyTable(game);
        for (int smaller = 0; smaller < heap; smaller++) {
            table.append(values[smaller]);
        }
        int value = table.grow((int) heap + 1).value((int) heap);
        return value == values[(int) heap]
                ? Optional.empty()
                : Optional.of("it gives the value " + value + ", but the object lane " + values[(int) heap]);
    }
}
