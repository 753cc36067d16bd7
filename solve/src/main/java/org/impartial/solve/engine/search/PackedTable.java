package org.impartial.solve.engine.search;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.impartial.core.meter.Meter;

/**
 * Packed states and their Grundy values in 11 to 16 bytes per position, 12 to 18 for states that need more than 56
 * bits; while it grows, the old and the new slots exist at once, 27 or 30 bytes per position. A slot keeps values up to
 * {@value #NEAR}; greater ones are kept in a map, which takes some 70 bytes more.
 *
 * <p>Safe to share between threads without a lock, but for {@link #grow}. A value stored by one thread may be visible
 * to another with a delay; a value that is found is correct.
 */
public final class PackedTable {
    /** The result for a state that is not in the table. */
    static final int ABSENT = -1;

    /** The greatest value stored in a slot. */
    static final int NEAR = 253;

    private static final int FAR_MARK = 255;

    private final NarrowSlots narrow;
    private final WideSlots wide = new WideSlots(Slots.capacityFor(0));
    private final Map<Long, Integer> far = new ConcurrentHashMap<>();

    /** Creates a table that holds {@code expected} positions of up to 56 bits before it grows. */
    public PackedTable(long expected) {
        narrow = new NarrowSlots(Slots.capacityFor(expected));
    }

    public PackedTable() {
        this(0);
    }

    /** Returns the value of a state, or {@link #ABSENT}. */
    int get(long key) {
        return value(key, NarrowSlots.holds(key) ? narrow.get(key) : wide.get(key));
    }

    /** Looks up keys: all home slots without a branch, to overlap cache misses; then the keys not found there. */
    void getAll(long[] keys, int count, long[] values) {
        narrow.readHomes(keys, count, values);
        for (int i = 0; i < count; i++) {
            long key = keys[i];
            long home = values[i];
            values[i] = NarrowSlots.holds(home, key) ? value(key, NarrowSlots.mark(home)) : get(key);
        }
    }

    /** Returns the value of a mark. Marks are values plus 1, so that a free slot reads as {@link #ABSENT}. */
    private int value(long key, int mark) {
        return mark == FAR_MARK ? far.getOrDefault(key, ABSENT) : mark - 1;
    }

    void put(long key, int value) {
        int mark = value + 1;
        if (value > NEAR) {
            far.put(key, value);
            mark = FAR_MARK;
        }
        if (NarrowSlots.holds(key)) {
            narrow.put(key, mark);
        } else {
            wide.put(key, mark);
        }
    }

    /** Returns whether the table must grow before much more is added. */
    boolean crowded() {
        return narrow.crowded() || wide.crowded();
    }

    /** Enlarges the table, after reserving the memory; no other thread may use the table at the same time. */
    void grow(Meter meter) {
        if (narrow.crowded()) {
            narrow.grow(meter);
        }
        if (wide.crowded()) {
            wide.grow(meter);
        }
    }

    long size() {
        return narrow.size() + wide.size();
    }

    /** Returns the memory of the slots, in bytes. */
    long bytes() {
        return (long) Long.BYTES * narrow.capacity() + (Long.BYTES + 1L) * wide.capacity();
    }
}
