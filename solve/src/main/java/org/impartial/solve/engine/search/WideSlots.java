package org.impartial.solve.engine.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Slots for keys of 57 to 64 bits, with the marks beside them: 9 bytes per slot, 12 to 18 bytes per key. */
final class WideSlots extends Slots {
    private static final VarHandle KEYS = MethodHandles.arrayElementVarHandle(long[].class);
    private static final VarHandle MARKS = MethodHandles.arrayElementVarHandle(byte[].class);

    private long[] keys;
    private byte[] marks;

    WideSlots(int capacity) {
        keys = new long[capacity];
        marks = new byte[capacity];
    }

    /** Returns the mark; a key whose mark is still being written counts as absent, so its value is computed twice. */
    @Override
    int get(long key) {
        long[] all = keys;
        for (int i = home(key, all.length); ; i = next(i, all.length)) {
            long met = (long) KEYS.getOpaque(all, i);
            if (met == FREE) {
                return FREE;
            }
            if (met == key) {
                return Byte.toUnsignedInt((byte) MARKS.getOpaque(marks, i));
            }
        }
    }

    @Override
    void put(long key, int mark) {
        long[] all = keys;
        for (int i = home(key, all.length); ; i = next(i, all.length)) {
            long met = (long) KEYS.compareAndExchange(all, i, (long) FREE, key);
            if (met == FREE || met == key) {
                MARKS.setOpaque(marks, i, (byte) mark);
                if (met == FREE) {
                    added();
                }
                return;
            }
        }
    }

    @Override
    int capacity() {
        return keys.length;
    }

    @Override
    int slotBytes() {
        return Long.BYTES + 1;
    }

    @Override
    void move(int capacity) {
        long[] oldKeys = keys;
        byte[] oldMarks = marks;
        keys = new long[capacity];
        marks = new byte[capacity];
        for (int old = 0; old < oldKeys.length; old++) {
            if (oldKeys[old] != FREE) {
                int i = home(oldKeys[old], capacity);
                while (keys[i] != FREE) {
                    i = next(i, keys.length);
                }
                keys[i] = oldKeys[old];
                marks[i] = oldMarks[old];
            }
        }
    }
}
