package org.impartial.games.coin;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Values by a recurrence, kept in a table that grows as they are asked for. A recurrence that looks back over no more than
 * a window of values repeats for ever once a whole window has come back, so its values are known without bound [WW, ch.
 * 4]. Safe to share between threads.
 */
final class ValueTable {
    /** The window of a recurrence that looks back without bound. */
    static final int NO_WINDOW = 0;

    private static final int START = 64;

    private final Rule rule;
    private final int limit;
    private final int window;
    private int[] table = {};
    private int preperiod;
    private int period;

    /** Marks the values of the options of n, given the values before n. */
    @FunctionalInterface
    interface Rule {
        /** Sets the bit of each option's value. */
        void mark(int[] table, int n, BitSet seen);
    }

    /**
     * An empty table.
     *
     * @param rule the recurrence
     * @param limit how many values are computed at most
     * @param window how far the recurrence looks back, or {@link #NO_WINDOW}
     */
    ValueTable(Rule rule, int limit, int window) {
        this.rule = rule;
        this.limit = limit;
        this.window = window;
    }

    /** Whether the value of n is within the limit or within a proved period. */
    synchronized boolean covers(long n) {
        if (n >= limit && window != NO_WINDOW) {
            growTo(limit);
        }
        return n < limit || period > 0;
    }

    /** The value of n, which is covered. */
    synchronized int value(long n) {
        growTo(n);
        return table[Math.toIntExact(n < table.length ? n : preperiod + (n - preperiod) % period)];
    }

    /** Computes values until n or a period is reached. */
    private void growTo(long n) {
        while (n >= table.length && table.length < limit && period == 0) {
            int known = table.length;
            long wished = window == NO_WINDOW ? n + 1 : Math.max(START, Math.max(2L * known, 4L * window));
            table = Arrays.copyOf(table, Math.toIntExact(Math.min(limit, wished)));
            BitSet seen = new BitSet();
            for (int i = known; i < table.length; i++) {
                seen.clear();
                rule.mark(table, i, seen);
                table[i] = seen.nextClearBit(0);
            }
            if (window != NO_WINDOW) {
                findPeriod();
            }
        }
    }

    /** Looks for the last window further to the left, and follows the repetition back to where it starts. */
    private void findPeriod() {
        int end = table.length;
        for (int shift = 1; shift + window <= end; shift++) {
            if (Arrays.equals(table, end - window, end, table, end - window - shift, end - shift)) {
                period = shift;
                preperiod = end - window - shift;
                while (preperiod > 0 && table[preperiod - 1] == table[preperiod - 1 + shift]) {
                    preperiod--;
                }
                return;
            }
        }
    }
}
