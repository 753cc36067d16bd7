package org.impartial.solve.engine.step;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjIntConsumer;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.SubtractionSet.Interval;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.sums.PerGame;

/**
 * Grundy values of heap games from a table of all heaps up to the requested one. Takes four bytes for each heap. Not
 * safe for use by several threads.
 */
final class HeapTables implements GrundyValues {
    private static final int MOST = 1 << 30;
    /** The approximate number of bytes for each value, including the unused part of the table. */
    private static final int BYTES = 6;

    private final PerGame<FilledTable> tables;

    private HeapTables(Function<HeapGame, FilledTable> opening) {
        tables = new PerGame<>(game -> opening.apply((HeapGame) game));
    }

    /** Returns tables filled from the rules. */
    static HeapTables plain() {
        return new HeapTables(game -> {
            GrundySequence values = GrundySequence.of(game).using(HeapEngineKind.NAIVE);
            return new FilledTable(values::computed, (meter, heaps) -> values.to(heaps, meter), values::value);
        });
    }

    static boolean handles(Component<?> component) {
        return component.game() instanceof HeapGame;
    }

    /** Returns tables of games that take from l to r beans. */
    static HeapTables windows() {
        return new HeapTables(game -> {
            WindowTable window = new WindowTable(interval(game).orElseThrow());
            return new FilledTable(window.values::size, window::fill, heap -> window.values.getInt((int) heap));
        });
    }

    static boolean handlesByWindow(Component<?> component) {
        return interval(component.game()).isPresent();
    }

    private static Optional<Interval> interval(ImpartialGame<?> game) {
        return game instanceof HeapGame heaps
                ? heaps.heapCode().filter(Interval.class::isInstance).map(Interval.class::cast)
                : Optional.empty();
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        long heap = (Long) component.state();
        FilledTable table = tables.of(component.game());
        int computed = table.computed().getAsInt();
        if (heap >= computed) {
            if (heap >= MOST) {
                throw new BeyondRangeException(
                        "a table of Grundy values goes to heaps of " + (MOST - 1) + ", not to " + heap);
            }
            meter.require(heap - computed + 1, BYTES);
            table.fill().accept(meter, (int) heap + 1);
        }
        return table.value().applyAsLong(heap);
    }

    /**
     * The values of the heaps of one game below a bound.
     *
     * @param computed the bound
     * @param fill fills the table up to a greater bound
     * @param value the value of a heap below the bound
     */
    private record FilledTable(IntSupplier computed, ObjIntConsumer<Meter> fill, LongUnaryOperator value) {}

    /**
     * The options of a heap n are the heaps of a window n - r .. n - l, which moves by one heap a step: one value
     * enters, one leaves, and the mex is the least value that is not in the window. Finding the mex takes one step for
     * each 64 numbers below it.
     */
    private static final class WindowTable {
        /** The number of values whose memory is announced at once. */
        private static final int ROOM = 4096;

        private final Interval taken;
        private final IntArrayList values = new IntArrayList();
        private final IntArrayList counts = new IntArrayList();
        private final BitSet window = new BitSet();

        WindowTable(Interval taken) {
            this.taken = taken;
        }

        void fill(Meter meter, int heaps) {
            while (values.size() < heaps) {
                if (values.size() % ROOM == 0) {
                    meter.hold((long) ROOM * BYTES);
                }
                values.add(next(values.size()));
                meter.spend(1, 2);
            }
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
