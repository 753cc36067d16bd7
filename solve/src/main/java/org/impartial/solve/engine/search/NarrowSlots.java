package org.impartial.solve.engine.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Slots for keys of up to 56 bits: key and mark share a long, 8 bytes per slot, 11 to 16 bytes per key. */
final class NarrowSlots extends Slots {
    private static final VarHandle CELLS = MethodHandles.arrayElementVarHandle(long[].class);
    private static final int MARK_BITS = 8;
    private static final int MARK = (1 << MARK_BITS) - 1;

    private long[] slots;

    NarrowSlots(int capacity) {
        slots = new long[capacity];
    }

    static boolean holds(long key) {
        return key >>> (Long.SIZE - MARK_BITS) == 0;
    }

    @Override
    int get(long key) {
        long[] all = slots;
        for (int i = home(key, all.length); ; i = next(i, all.length)) {
            long slot = (long) CELLS.getOpaque(all, i);
            if (slot == FREE || holds(slot, key)) {
                return mark(slot);
            }
        }
    }

    /** Reads the contents of the home slot of each key. */
    void readHomes(long[] keys, int count, long[] found) {
        long[] all = slots;
        for (int i = 0; i < count; i++) {
            found[i] = (long) CELLS.getOpaque(all, home(keys[i], all.length));
        }
    }

    /** Returns whether a slot holds a key; a free slot counts as that of the key 0, with the mark {@link #FREE}. */
    static boolean holds(long slot, long key) {
        return slot >>> MARK_BITS == key;
    }

    static int mark(long slot) {
        return (int) slot & MARK;
    }

    @Override
    void put(long key, int mark) {
        long[] all = slots;
        long entry = (key << MARK_BITS) | mark;
        for (int i = home(key, all.length); ; i = next(i, all.length)) {
            long met = (long) CELLS.compareAndExchange(all, i, (long) FREE, entry);
            if (met == FREE) {
                added();
                return;
            }
            if (holds(met, key)) {
                return;
            }
        }
    }

    @Override
    int capacity() {
        return slots.length;
    }

    @Override
    int slotBytes() {
        return Long.BYTES;
    }

    @Override
    void move(int capacity) {
        long[] wider = new long[capacity];
        for (long slot : slots) {
            if (slot != FREE) {
                int i = home(slot >>> MARK_BITS, capacity);
                while (wider[i] != FREE) {
                    i = next(i, wider.length);
                }
                wider[i] = slot;
            }
        }
        slots = wider;
    }
}
