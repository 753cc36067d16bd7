package org.impartial.discover.automaton;

import java.util.Arrays;
import org.impartial.core.meter.Meter;

/** A transition table that grows row by row while states are found, within a limit of memory. */
public final class Rows {
    private static final int SHARE = 64;
    private final int letters;
    private final String what;
    private int[] cells;

    /**
     * Creates an empty table with rows of a length; the name of the construction is for the message if it is too large.
     */
    public Rows(int letters, String what) {
        this.letters = letters;
        this.what = what;
        this.cells = new int[Math.max(16 * letters, 256)];
    }

    /** Ensures capacity for the row of a state, counts the state, and returns the index of its first cell. */
    public int start(int state, Meter meter) {
        long end = (state + 1L) * letters;
        long most = Math.min(Integer.MAX_VALUE - 8, meter.memory() / SHARE);
        if (end > most) {
            throw new TooLargeException(what + " of " + state + " states and " + letters + " letters");
        }
        if (end > cells.length) {
            cells = Arrays.copyOf(cells, (int) Math.min(most, Math.max(end, 2L * cells.length)));
        }
        meter.spend(1, letters);
        return state * letters;
    }

    public void set(int at, int state) {
        cells[at] = state;
    }

    public int[] table(int states) {
        return Arrays.copyOf(cells, states * letters);
    }
}
