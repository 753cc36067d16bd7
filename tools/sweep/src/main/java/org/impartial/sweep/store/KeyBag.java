package org.impartial.sweep.store;

import java.util.Arrays;

/** The keys of one level as they were added, possibly with duplicates. Not safe for use by several threads. */
public final class KeyBag {
    private static final int LEAST = 1 << 10;

    private long[] keys = new long[LEAST];
    private int size;
    private int sorted;

    /** Returns a bag of ascending keys, which keeps the array. */
    public static KeyBag of(long[] ascending) {
        KeyBag bag = new KeyBag();
        bag.keys = ascending;
        bag.size = ascending.length;
        bag.sorted = ascending.length;
        return bag;
    }

    /** Adds a key and returns whether there was room for it. */
    public boolean add(long key) {
        if (size == keys.length) {
            return false;
        }
        keys[size++] = key;
        return true;
    }

    public int size() {
        return size;
    }

    public int capacity() {
        return keys.length;
    }

    /** Returns whether {@link #compact} needs a spare array of the size of this bag. */
    public boolean needsSpare() {
        return sorted < size && LongSort.needsSpare(size);
    }

    public void compact(long[] spare) {
        if (sorted < size) {
            size = LongSort.sortUnique(keys, size, spare);
            sorted = size;
        }
    }

    public void grow(int capacity) {
        keys = Arrays.copyOf(keys, capacity);
    }

    public Keys keys() {
        return Keys.of(keys, size);
    }

    /** Returns the keys, which must be compacted, as an array; it may be the array of this bag. */
    long[] toArray() {
        return size == keys.length ? keys : Arrays.copyOf(keys, size);
    }
}
