package org.impartial.solve.engine.search;

import java.util.concurrent.atomic.LongAdder;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.meter.Meter;

/**
 * Open addressing with linear probing: keys with marks from 1 to 255, at most 3/4 full, and half full after growing. A
 * key is never changed or removed, so many threads may read and write at once without a lock: reads are opaque, and a
 * slot is claimed by compare and set. Only {@link #grow} excludes all other access.
 */
abstract class Slots {
    /** The result of {@link #get} for a missing key. */
    static final int FREE = 0;

    private static final int LEAST = 1 << 8;
    private static final int MOST = Integer.MAX_VALUE - 8;
    private static final long PHI = 0x9E3779B97F4A7C15L;

    private final LongAdder count = new LongAdder();
    private volatile boolean crowded;

    abstract int get(long key);

    abstract void put(long key, int mark);

    abstract int capacity();

    /** Returns the memory of a slot, in bytes. */
    abstract int slotBytes();

    abstract void move(int capacity);

    /** Returns the number of slots that hold a number of keys without growing. */
    static int capacityFor(long keys) {
        return (int) Math.max(LEAST, Math.min(MOST, keys / 3 * 4 + 4));
    }

    /** Returns the first slot for a key: the upper half of its product with 2^64/phi, scaled to the number of slots. */
    static int home(long key, int capacity) {
        return (int) ((((key * PHI) >>> 32) * capacity) >>> 32);
    }

    static int next(int slot, int capacity) {
        return slot + 1 == capacity ? 0 : slot + 1;
    }

    /** Keeps a quarter of the slots free, with room for the entries that other threads add before all of them wait. */
    void added() {
        count.increment();
        if (count.sum() > capacity() - (capacity() >> 2)) {
            crowded = true;
        }
    }

    boolean crowded() {
        return crowded;
    }

    /** Enlarges the slots by a half; the order of the homes stays, so both arrays are traversed end to end. */
    void grow(Meter meter) {
        if (capacity() == MOST) {
            throw new BeyondRangeException("a table holds at most " + count.sum()
                    + " positions; give the game a canonical form, or let its options decompose into parts");
        }
        int wider = (int) Math.min(MOST, capacity() * 3L / 2);
        long before = (long) capacity() * slotBytes();
        meter.hold((long) wider * slotBytes());
        move(wider);
        meter.release(before);
        crowded = false;
    }

    long size() {
        return count.sum();
    }
}
