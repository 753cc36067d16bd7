package org.impartial.sweep;

import java.io.IOException;
import java.util.Arrays;
import java.util.NavigableSet;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.meter.Meter;
import org.impartial.sweep.LevelSweep.LevelListener;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.store.Codes;
import org.impartial.sweep.store.KeyBlock;
import org.impartial.sweep.store.Keys;
import org.impartial.sweep.store.LevelStore;
import org.impartial.sweep.store.SweepException;
import org.impartial.sweep.work.Accumulator;
import org.impartial.sweep.work.Expansion;

/** The sweep downwards: each position reads the values of its options in the levels above. */
/*
 * Implementation: if the levels within reach fit in memory, one pass over the positions suffices. If not, as many
 * positions as fit in half the memory wait while the levels above are read in parts, and accumulate the codes of their
 * options.
 */
record Backward(
        LevelStore store,
        Expansion expansion,
        SweepMeasure measure,
        LevelListener listener,
        Meter meter,
        LevelWindow window) {
    private static final int BATCH = 1 << 12;
    /** The greatest length of an array. */
    private static final int MOST = Integer.MAX_VALUE - 8;

    private static final int CHECKED = 4;
    private static final int MOST_CHECKED = 100;

    Backward(LevelStore store, Expansion expansion, SweepMeasure measure, LevelListener listener, Meter meter) {
        this(store, expansion, measure, listener, meter, new LevelWindow(store));
    }

    void run() throws IOException {
        for (int level : store.levels().descendingSet()) {
            if (!store.valued(level)) {
                value(level);
                listener.level(LevelListener.Sweep.VALUES, level, store.size(level));
            } else {
                check(level);
            }
        }
    }

    /** Compares the values that an earlier run stored for a few positions of a level with those of their options. */
    private void check(int level) throws IOException {
        SplittableRandom random = new SplittableRandom(level);
        for (long left = Math.min(CHECKED, store.size(level)); left > 0; left--) {
            KeyBlock drawn = store.block(level, random.nextLong(store.size(level)), 1);
            int options = expansion.of(drawn.key(0));
            if (options <= MOST_CHECKED && code(options) != drawn.code(0)) {
                throw new SweepException("position " + drawn.key(0) + " on level " + level + " does not have the value"
                        + " that the directory has for it: give changed rules another name(), or sweep in another"
                        + " directory");
            }
        }
    }

    /** Returns the code that follows from those of the options listed last, or −1 if one of them has none. */
    private int code(int options) throws IOException {
        Accumulator seen = new Accumulator(measure, greatest(), 1);
        for (int i = 0; i < options; i++) {
            int level = expansion.level(expansion.option(i));
            int code = store.valued(level) ? store.code(level, expansion.option(i)) : -1;
            if (code < 0) {
                return -1;
            }
            seen.see(0, code);
        }
        return seen.code(0);
    }

    private void value(int level) throws IOException {
        NavigableSet<Integer> above = above(level);
        long positions = above.stream().mapToLong(store::size).sum();
        int width = Codes.width(store.greatestCode());
        boolean fits = positions <= store.memory() / (KeyBlock.BYTES + width)
                && above.stream().allMatch(higher -> store.size(higher) <= MOST);
        try (LevelStore.CodeSink sink = store.sink(level, greatest() + 1);
                Keys keys = store.keys(level)) {
            if (fits) {
                window.show(above);
                atOnce(keys, sink);
            } else {
                window.clear();
                inParts(keys, above, sink);
            }
            sink.commit();
        }
    }

    private NavigableSet<Integer> above(int level) {
        long top = Math.min(Integer.MAX_VALUE, (long) level + store.reach());
        return store.levels().subSet(level, false, (int) top, true);
    }

    /** Returns the greatest code that an option can have; the code of a position is greater by at most 1. */
    private int greatest() {
        return Math.max(store.greatestCode(), Accumulator.code(measure, 0));
    }

    private void atOnce(Keys keys, LevelStore.CodeSink sink) throws IOException {
        Accumulator seen = new Accumulator(measure, greatest(), 1);
        long[] batch = new long[BATCH];
        for (int count = keys.read(batch); count > 0; count = keys.read(batch)) {
            long arcs = 0;
            for (int i = 0; i < count; i++) {
                int options = expansion.of(batch[i]);
                seen.clear();
                for (int option = 0; option < options; option++) {
                    int code = window.code(expansion.option(option), expansion);
                    require(code >= 0, batch[i]);
                    seen.see(0, code);
                }
                arcs += options;
                sink.add(seen.code(0));
            }
            meter.spend(count, arcs);
        }
    }

    private void inParts(Keys keys, NavigableSet<Integer> above, LevelStore.CodeSink sink) throws IOException {
        int words = 1 + Accumulator.words(measure, greatest());
        int room = (int) Math.max(1, Math.min(MOST / words, store.memory() / (2L * Long.BYTES * words)));
        long[] waiting = new long[room];
        Accumulator seen = new Accumulator(measure, greatest(), room);
        for (int count = fill(keys, waiting); count > 0; count = fill(keys, waiting)) {
            seen.clear();
            long found = 0;
            for (int level : above) {
                found += look(level, waiting, count, seen);
            }
            long arcs = 0;
            for (int i = 0; i < count; i++) {
                arcs += expansion.of(waiting[i]);
                sink.add(seen.code(i));
            }
            require(found == arcs, waiting[0]);
            meter.spend(count, arcs);
        }
    }

    private static int fill(Keys keys, long[] into) throws IOException {
        long[] batch = new long[Math.min(into.length, BATCH)];
        int filled = 0;
        while (filled + batch.length <= into.length) {
            int count = keys.read(batch);
            if (count == 0) {
                break;
            }
            System.arraycopy(batch, 0, into, filled, count);
            filled += count;
        }
        return filled;
    }

    /** Reads a level part by part for all waiting positions, and returns the number of options found in it. */
    private long look(int level, long[] waiting, int count, Accumulator seen) throws IOException {
        int width = Codes.width(store.greatestCode());
        int most = (int) Math.max(1, Math.min(MOST, store.memory() / (2L * (KeyBlock.BYTES + width))));
        long size = store.size(level);
        long found = 0;
        for (long from = 0; from < size; from += most) {
            KeyBlock block = store.block(level, from, (int) Math.min(most, size - from));
            for (int i = 0; i < count; i++) {
                int options = expansion.of(waiting[i]);
                for (int option = 0; option < options; option++) {
                    int at = block.find(expansion.option(option));
                    if (at >= 0) {
                        seen.see(i, block.code(at));
                        found++;
                    }
                }
                if (i % BATCH == 0) {
                    meter.poll();
                }
            }
        }
        return found;
    }

    private static void require(boolean found, long position) {
        if (!found) {
            throw new FaultyRulesException("options of position " + position
                    + " are not on the levels above it; options() must return the same options each time");
        }
    }

    /** Some levels that are entirely in memory, in which options are looked up. */
    private static final class LevelWindow {
        private final LevelStore store;
        private final TreeMap<Integer, KeyBlock> shown = new TreeMap<>();
        private int[] levels = {};
        private KeyBlock[] blocks = {};

        LevelWindow(LevelStore store) {
            this.store = store;
        }

        void clear() {
            shown.clear();
            levels = new int[0];
            blocks = new KeyBlock[0];
        }

        void show(NavigableSet<Integer> wanted) throws IOException {
            shown.keySet().retainAll(wanted);
            blocks = new KeyBlock[0];
            for (int level : wanted) {
                if (!shown.containsKey(level)) {
                    shown.put(level, store.block(level, 0, Math.toIntExact(store.size(level))));
                }
            }
            levels = wanted.stream().mapToInt(level -> level).toArray();
            blocks = shown.values().toArray(KeyBlock[]::new);
        }

        /** Returns the code of a position, or −1 if it is not in the window. */
        int code(long position, Expansion expansion) {
            int which = levels.length == 1 ? 0 : Arrays.binarySearch(levels, expansion.level(position));
            return which < 0 ? -1 : blocks[which].codeOf(position);
        }
    }
}
