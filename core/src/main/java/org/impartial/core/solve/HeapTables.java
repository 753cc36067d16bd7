package org.impartial.core.solve;

import java.util.Arrays;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.HeapOptions;
import org.impartial.core.theory.PerGame;
import org.impartial.core.theory.Valuation;

/**
 * Grundy values of heap games from a table of all heaps up to the one asked for, filled from the rules. Four bytes a heap.
 * Belongs to one thread.
 */
final class HeapTables implements Valuation {
    private final PerGame<Table> tables = new PerGame<>(game -> new Table((HeapGame) game));
    private Effort effort = Effort.unlimited();

    static boolean handles(Component<?> component) {
        return component.game() instanceof HeapGame;
    }

    void meter(Effort meter) {
        effort = meter;
    }

    @Override
    public long grundy(Component<?> component) {
        long heap = (Long) component.state();
        Table table = tables.of(component.game());
        return heap < table.size ? table.values[(int) heap] : table.grow(heap, effort);
    }

    private static final class Table {
        private static final int MOST = 1 << 30;
        private final HeapGame game;
        private final HeapOptions mex = HeapOptions.valuing();
        private int[] values = new int[64];
        private int size;
        private int greatest;

        Table(HeapGame game) {
            this.game = game;
        }

        int grow(long heap, Effort effort) {
            effort.require(heap - size + 1);
            if (heap >= MOST) {
                throw new BeyondRangeException(
                        "a table of Grundy values goes to heaps of " + (MOST - 1) + ", not to " + heap);
            }
            int last = (int) heap;
            for (; size <= last; size++) {
                if (size == values.length) {
                    values = Arrays.copyOf(values, (int) Math.min(2L * size, MOST));
                }
                long before = mex.offered();
                values[size] = mex.grundy(game, size, values, greatest);
                greatest = Math.max(greatest, values[size]);
                effort.spend(1, mex.offered() - before);
            }
            return values[last];
        }
    }
}
