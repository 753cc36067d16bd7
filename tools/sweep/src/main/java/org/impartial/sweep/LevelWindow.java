package org.impartial.sweep;

import java.io.IOException;
import java.util.Arrays;
import java.util.NavigableSet;
import java.util.TreeMap;
import org.impartial.sweep.store.KeyBlock;
import org.impartial.sweep.store.LevelStore;
import org.impartial.sweep.work.Expansion;

/** Some levels that are entirely in memory, in which options are looked up. */
final class LevelWindow {
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

    /** Loads the given levels into memory and releases all others. */
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
