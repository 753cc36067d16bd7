package org.impartial.solve.engine.misere;

import org.impartial.core.meter.Meter;

/** Proof numbers of states by a hash of 128 bits: the work to prove that the player to move wins, or loses. */
final class StateTable {
    static final int INFINITE = 1 << 30;

    /** The player to move wins: an N-position. */
    static final long NEXT = numbers(0, INFINITE);

    /** The player to move loses: a P-position. */
    static final long PREVIOUS = numbers(INFINITE, 0);

    /** Marks a state without numbers. */
    static final long NONE = 0;

    private static final int SLOT_BYTES = 3 * Long.BYTES;

    private long[] highs = new long[1 << 10];
    private long[] lows = new long[1 << 10];
    private long[] values = new long[1 << 10];
    private int count;

    static long numbers(int toWin, int toLose) {
        return (long) toWin << Integer.SIZE | toLose;
    }

    /** Returns the estimated difficulty of a proof that the player to move wins. */
    static int toWin(long numbers) {
        return (int) (numbers >>> Integer.SIZE);
    }

    /** Returns the estimated difficulty of a proof that the player to move loses. */
    static int toLose(long numbers) {
        return (int) numbers;
    }

    static boolean decided(long numbers) {
        return numbers == NEXT || numbers == PREVIOUS;
    }

    long get(long high, long low) {
        int mask = values.length - 1;
        for (int slot = (int) low & mask; values[slot] != NONE; slot = (slot + 1) & mask) {
            if (lows[slot] == low && highs[slot] == high) {
                return values[slot];
            }
        }
        return NONE;
    }

    void put(long high, long low, long numbers, Meter meter) {
        if (2L * count >= values.length && values.length < 1 << 30) {
            grow(meter);
        }
        int mask = values.length - 1;
        int slot = (int) low & mask;
        while (values[slot] != NONE && (lows[slot] != low || highs[slot] != high)) {
            slot = (slot + 1) & mask;
        }
        count += values[slot] == NONE ? 1 : 0;
        highs[slot] = high;
        lows[slot] = low;
        values[slot] = numbers;
    }

    private void grow(Meter meter) {
        int size = values.length;
        meter.hold((long) SLOT_BYTES * size);
        long[] oldHighs = highs;
        long[] oldLows = lows;
        long[] oldValues = values;
        highs = new long[2 * size];
        lows = new long[2 * size];
        values = new long[2 * size];
        count = 0;
        for (int i = 0; i < size; i++) {
            if (oldValues[i] != NONE) {
                put(oldHighs[i], oldLows[i], oldValues[i], meter);
            }
        }
    }
}
