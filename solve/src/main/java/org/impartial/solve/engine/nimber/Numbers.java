package org.impartial.solve.engine.nimber;

/** Proof and disproof number of (component, n) packed with n: bounds of the work to prove a win, or a loss. */
final class Numbers {
    /** No numbers yet. */
    static final long NONE = 0;

    /** Infinity, greater than every number of an undecided question; as a threshold, no limit. */
    static final int INFINITE = (1 << 24) - 1;

    /** The greatest number of an undecided question. */
    static final int MOST = INFINITE - 1;

    /** The number of nimbers that fit: 0 to one less than this. Numbers beside greater nimbers are kept elsewhere. */
    static final int MOST_NIMBERS = 1 << 16;

    private static final int BITS = 24;

    private Numbers() {}

    static long of(int n, int phi, int delta) {
        return (long) (n & (MOST_NIMBERS - 1)) << (2 * BITS) | (long) phi << BITS | delta;
    }

    static boolean speaksOf(long numbers, int n) {
        return numbers != NONE && nimber(numbers) == n;
    }

    static int nimber(long numbers) {
        return (int) (numbers >>> (2 * BITS));
    }

    static int phi(long numbers) {
        return (int) (numbers >>> BITS) & INFINITE;
    }

    static int delta(long numbers) {
        return (int) numbers & INFINITE;
    }
}
