package org.impartial.sweep;

import java.io.IOException;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.impartial.sweep.store.KeyBag;

/**
 * Collects the positions of later levels, in a bag for each level. A full bag is sorted without duplicates, and grows
 * if it is then still more than half full; if all bags together would exceed the memory, they are spilled. Not safe for
 * use by several threads.
 */
final class SpillBuffer {
    private static final int MOST = Integer.MAX_VALUE - 8;

    /** Receives the bags, sorted and in the order of their levels, when memory is full. */
    interface Spill {
        void take(NavigableMap<Integer, KeyBag> bags) throws IOException;
    }

    private final TreeMap<Integer, KeyBag> bags = new TreeMap<>();
    private final long longs;
    private final Spill spill;
    private long[] spare = {};
    private int lastLevel;
    private KeyBag last = new KeyBag();

    /** Creates a buffer whose bags take at most a number of bytes, or a little more if there are many levels. */
    SpillBuffer(long bytes, Spill spill) {
        this.longs = bytes / Long.BYTES;
        this.spill = spill;
    }

    void add(int level, long key) throws IOException {
        if (level != lastLevel || bags.isEmpty()) {
            last = bags.computeIfAbsent(level, any -> new KeyBag());
            lastLevel = level;
        }
        if (!last.add(key)) {
            makeRoom(last);
            add(level, key);
        }
    }

    private void makeRoom(KeyBag bag) throws IOException {
        compact(bag);
        int capacity = bag.capacity();
        if (bag.size() <= capacity / 2) {
            return;
        }
        // A bag exists twice while it grows, and then needs a spare array of its new size.
        if (capacity < MOST && held() + 3L * capacity <= longs) {
            spare = new long[0];
            bag.grow((int) Math.min(MOST, 2L * capacity));
        } else {
            spill();
        }
    }

    private long held() {
        return bags.values().stream().mapToLong(KeyBag::capacity).sum();
    }

    private void compact(KeyBag bag) {
        if (bag.needsSpare() && spare.length < bag.size()) {
            spare = new long[bag.capacity()];
        }
        bag.compact(spare);
    }

    void spill() throws IOException {
        if (!bags.isEmpty()) {
            bags.values().forEach(this::compact);
            spill.take(bags);
            bags.clear();
        }
    }

    boolean isEmpty() {
        return bags.isEmpty();
    }

    /** Returns the least level that has a bag; there must be one. */
    int least() {
        return bags.firstKey();
    }

    /** Removes and returns the bag of a level, sorted; returns an empty bag if there is none. */
    KeyBag take(int level) {
        KeyBag bag = bags.remove(level);
        if (bag == null) {
            return new KeyBag();
        }
        if (level == lastLevel) {
            lastLevel = bags.isEmpty() ? level : least();
            Map.Entry<Integer, KeyBag> first = bags.firstEntry();
            last = first == null ? new KeyBag() : first.getValue();
        }
        compact(bag);
        spare = new long[0];
        return bag;
    }
}
