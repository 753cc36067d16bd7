package org.impartial.solve.engine.step;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.BitSet;
import java.util.Optional;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.sums.PerGame;

/**
 * Grundy values of games that take from l to r beans. The options of a heap n are the heaps of a window n - r .. n - l,
 * which moves by one heap a step: one value enters, one leaves, and the mex is the least value that is not in the
 * window. Finding the mex takes one step for each 64 numbers below it.
 */
final class WindowTables implements GrundyValues {
    private static final int MOST = 1 << 30;
    private final PerGame<WindowTable> tables =
            new PerGame<>(game -> new WindowTable(interval(game).orElseThrow()));

    public static boolean handles(Component<?> component) {
        return interval(component.game()).isPresent() && HeapTables.handles(component);
    }

    private static Optional<SubtractionSet.Interval> interval(ImpartialGame<?> game) {
        return game instanceof HeapGame heaps
                ? heaps.heapCode()
                        .filter(SubtractionSet.Interval.class::isInstance)
                        .map(SubtractionSet.Interval.class::cast)
                : Optional.empty();
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        return tables.of(component.game()).grundy((Long) component.state(), meter);
    }

    private static final class WindowTable {
        /** The number of values whose memory is announced at once. */
        private static final int ROOM = 4096;

        private static final long BYTES = 6;

        private final SubtractionSet.Interval taken;
        private final IntArrayList values = new IntArrayList();
        private final IntArrayList counts = new IntArrayList();
        private final BitSet window = new BitSet();

        WindowTable(SubtractionSet.Interval taken) {
            this.taken = taken;
        }

        int grundy(long heap, Meter meter) {
            if (heap >= MOST) {
                throw new BeyondRangeException(
                        "a table of Grundy values goes to heaps of " + (MOST - 1) + ", not to " + heap);
            }
            if (heap >= values.size()) {
                meter.require(heap - values.size() + 1, BYTES);
            }
            while (values.size() <= heap) {
                if (values.size() % ROOM == 0) {
                    meter.hold(ROOM * BYTES);
                }
                values.add(next(values.size()));
                meter.spend(1, 2);
            }
            return values.getInt((int) heap);
        }

        private int next(int heap) {
            if (heap >= taken.least()) {
                count(values.getInt((int) (heap - taken.least())), 1);
            }
            if (heap - 1 >= taken.most()) {
                count(values.getInt((int) (heap - 1 - taken.most())), -1);
            }
            return window.nextClearBit(0);
        }

        private void count(int value, int change) {
            counts.size(Math.max(counts.size(), value + 1));
            int count = counts.getInt(value) + change;
            counts.set(value, count);
            window.set(value, count > 0);
        }
    }
}
