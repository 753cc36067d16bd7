package org.impartial.solve.engine.sequence.octal.table;

import java.util.Arrays;

/** A set of codes, rare ones from 256 on, that is cleared in constant time: those with the current stamp. */
public final class Stamps {
    /** The index of the first rare code. */
    public static final int RARE = HeapTable.CODES;

    private final int[] seen;
    private int stamp;

    /** Creates a set of numbers below {@code size}. */
    public Stamps(int size) {
        this.seen = new int[size];
    }

    public void clear() {
        if (++stamp == 0) {
            Arrays.fill(seen, 0);
            stamp = 1;
        }
    }

    public void add(int code) {
        seen[code] = stamp;
    }

    public boolean has(int code) {
        return seen[code] == stamp;
    }

    /** Returns the least code from {@code from} on that is not in the set; {@code end} if there is none below it. */
    public int leastMissing(int from, int end) {
        int code = from;
        while (code < end && seen[code] == stamp) {
            code++;
        }
        return code;
    }
}
