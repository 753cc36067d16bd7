package org.impartial.solve.engine.nimber;

/** The numbers of states that were met lately, which spares half of all canonical forms. Not safe for use by several threads. */
final class RecentNumbers {
    private static final long PHI = 0x9E3779B97F4A7C15L;
    /** At this size, 400 kB, all slots stay in a near cache of the processor. */
    private static final int MOST_BITS = 15;

    private int bits = 8;
    private long[] states = new long[1 << bits];
    private int[] ids = new int[1 << bits];
    private int kept;

    /** Returns the number of a state, or 0 if it is not kept here. */
    int of(long state) {
        int place = place(state);
        return states[place] == state ? ids[place] : 0;
    }

    /** Keeps the number of a state in place of another one. */
    void keep(long state, int id) {
        if (++kept >> bits > 1 && bits < MOST_BITS) {
            bits++;
            states = new long[1 << bits];
            ids = new int[1 << bits];
            kept = 0;
        }
        int place = place(state);
        states[place] = state;
        ids[place] = id;
    }

    private int place(long state) {
        return (int) ((state * PHI) >>> (Long.SIZE - bits));
    }
}
