package org.impartial.sweep;

import java.io.IOException;
import org.impartial.core.meter.Meter;
import org.impartial.sweep.LevelSweep.LevelListener;
import org.impartial.sweep.store.Keys;
import org.impartial.sweep.store.LevelStore;
import org.impartial.sweep.work.Expansion;

/** The sweep upwards: the positions of a level are the options of lower levels that lie on it. */
final class Forward {
    private static final int BATCH = 1 << 12;

    private final LevelStore store;
    private final Expansion expansion;
    private final LevelListener listener;
    private final Meter meter;
    private final SpillBuffer bags;
    private int reach;

    Forward(LevelStore store, Expansion expansion, LevelListener listener, Meter meter) {
        this.store = store;
        this.expansion = expansion;
        this.listener = listener;
        this.meter = meter;
        this.bags = new SpillBuffer(store.memory(), store::spill);
        this.reach = store.reach();
    }

    void run(long... roots) throws IOException {
        if (store.levels().isEmpty()) {
            for (long root : roots) {
                bags.add(expansion.level(root), root);
            }
        } else {
            expand(store.levels().last());
        }
        while (!bags.isEmpty() || store.leastSpilled().isPresent()) {
            int spilled = store.leastSpilled().orElse(Integer.MAX_VALUE);
            int level = bags.isEmpty() ? spilled : Math.min(spilled, bags.least());
            store.put(level, bags.take(level));
            if (store.durable()) {
                bags.spill();
            }
            store.commit(reach, false);
            listener.level(LevelListener.Sweep.POSITIONS, level, store.size(level));
            expand(level);
        }
        store.commit(reach, true);
    }

    private void expand(int level) throws IOException {
        long[] batch = new long[BATCH];
        try (Keys keys = store.keys(level)) {
            for (int count = keys.read(batch); count > 0; count = keys.read(batch)) {
                long arcs = 0;
                for (int i = 0; i < count; i++) {
                    arcs += expand(level, batch[i]);
                }
                meter.spend(count, arcs);
            }
        }
    }

    private int expand(int level, long position) throws IOException {
        int options = expansion.of(position);
        for (int i = 0; i < options; i++) {
            long option = expansion.option(i);
            int rise = expansion.requireRise(level, position, option);
            reach = Math.max(reach, rise);
            bags.add(level + rise, option);
        }
        return options;
    }
}
