package org.impartial.core.engine.sequence.octal;

import java.util.Arrays;

/**
 * A set of codes in two classes that is cleared in constant time: it contains a code iff its stamp is the current one.
 * Rare codes have indices from 256 on.
 */
final class Stamps {
    /** The index of the first rare code. */
    static final int RARE = HeapTable.CODES;

    private final int[] seen;
    private int stamp;

    /** Creates a set of numbers below {@code size}. */
    Stamps(int size) {
        this.seen = new int[size];
    }

    void clear() {
        if (++stamp == 0) {
            Arrays.fill(seen, 0);
            stamp = 1;
        }
    }

    void add(int code) {
        seen[code] = stamp;
    }

    boolean has(int code) {
        return seen[code] == stamp;
    }

    /** Returns the least code from {@code from} on that is not in the set; {@code end} if there is none below it. */
    int leastMissing(int from, int end) {
        int code = from;
        while (code < end && seen[code] == stamp) {
            code++;
        }
        return code;
    }
}
