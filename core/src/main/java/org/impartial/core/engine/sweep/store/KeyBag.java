package org.impartial.core.engine.sweep.store;

import java.util.Arrays;

/** Keys of one level as they come, many of them more than once. Belongs to one thread. */
public final class KeyBag {
    private static final int LEAST = 1 << 10;

    private long[] keys = new long[LEAST];
    private int size;
    private int sorted;

    /** A bag with keys that are ascending. */
    public static KeyBag of(long[] ascending) {
        KeyBag bag = new KeyBag();
        bag.keys = ascending;
        bag.size = ascending.length;
        bag.sorted = ascending.length;
        return bag;
    }

    /** Whether there was room for the key. */
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

    /** Whether {@link #compact} needs a spare array of the capacity. */
    public boolean needsSpare() {
        return sorted < size && LongSort.needsSpare(size);
    }

    /** Sorts the keys and leaves each once. */
    public void compact(long[] spare) {
        if (sorted < size) {
            size = LongSort.sortUnique(keys, size, spare);
            sorted = size;
        }
    }

    public void grow(int capacity) {
        keys = Arrays.copyOf(keys, capacity);
    }

    /** The keys, which have to be compacted. */
    public Keys keys() {
        return Keys.of(keys, size);
    }

    /** The keys as an array of their own, which have to be compacted. */
    long[] toArray() {
        return size == keys.length ? keys : Arrays.copyOf(keys, size);
    }
}
