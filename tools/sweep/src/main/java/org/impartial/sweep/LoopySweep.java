package org.impartial.sweep;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.io.IOException;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.retrograde.IntGraph;
import org.impartial.solve.engine.retrograde.Retrograde;
import org.impartial.sweep.LevelSweep.LevelListener;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.store.KeyBag;
import org.impartial.sweep.store.KeyBlock;
import org.impartial.sweep.store.LevelStore;
import org.impartial.sweep.store.LongSort;
import org.impartial.sweep.work.Accumulator;
import org.impartial.sweep.work.Expansion;

/** Computes outcome and remoteness in a game without levels, on one level, by retrograde analysis from the ends. */
record LoopySweep(LevelStore store, Expansion expansion, SweepMeasure measure, LevelListener listener, Meter meter) {
    void run(long... roots) throws IOException {
        if (store.isComplete() && store.valued(0)) {
            new Backward(store, expansion, measure, listener, meter).run();
            return;
        }
        long[] positions = closure(roots);
        store.put(0, KeyBag.of(positions));
        store.commit(0, true);
        listener.level(LevelListener.Sweep.POSITIONS, 0, positions.length);
        KeyBlock index = KeyBlock.of(positions);
        IntGraph graph = IntGraph.of(positions.length, i -> heads(positions[i], index), meter);
        Retrograde outcomes = Retrograde.of(graph, measure.convention(), meter);
        int greatest = 0;
        for (int i = 0; i < positions.length; i++) {
            greatest = Math.max(greatest, Accumulator.code(measure, outcomes.remoteness(i)));
        }
        try (LevelStore.CodeSink sink = store.sink(0, greatest)) {
            for (int i = 0; i < positions.length; i++) {
                sink.add(Accumulator.code(measure, outcomes.remoteness(i)));
            }
            sink.commit();
        }
        listener.level(LevelListener.Sweep.VALUES, 0, positions.length);
    }

    private long[] closure(long... roots) {
        LongOpenHashSet seen = new LongOpenHashSet(roots);
        LongArrayList waiting = new LongArrayList(roots);
        while (!waiting.isEmpty()) {
            int options = expansion.of(waiting.removeLong(waiting.size() - 1));
            meter.spend(1, options);
            for (int i = 0; i < options; i++) {
                if (seen.add(expansion.option(i))) {
                    waiting.add(expansion.option(i));
                }
            }
        }
        long[] positions = seen.toLongArray();
        LongSort.sort(positions, positions.length, new long[positions.length]);
        return positions;
    }

    private int[] heads(long position, KeyBlock index) {
        int count = expansion.distinct(position);
        int[] heads = new int[count];
        for (int i = 0; i < count; i++) {
            heads[i] = index.find(expansion.option(i));
        }
        return heads;
    }
}
