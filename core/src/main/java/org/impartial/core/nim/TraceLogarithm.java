package org.impartial.core.nim;

/**
 * Logarithms in a group of nimbers of norm 1, by baby steps and giant steps [Shanks 1971] on traces.
 *
 * <p>The trace of u = u0 + u1 ⊗ 2^32 is u + u⁻¹ = u1, because the inverse of an element of norm 1 is its conjugate. One
 * trace stands for i and −i, so that M baby steps serve giant steps of 2M + 1. With t(i) the trace of u ⊗ b^(iS),
 * t(i+1) = t(i) ⊗ t + t(i−1) for the trace t of b^S: a giant step is the product of a 32-bit nimber with a fixed one.
 * For the order 6700417 there are at most 205 of them, and 102 on average. Tables of 192 KB. Immutable.
 */
final class TraceLogarithm {
    private static final int BABY_STEPS = 1 << 14;
    private static final int GIANT_STEP = 2 * BABY_STEPS + 1;
    private static final int SLOTS = 2 * BABY_STEPS;
    private static final int GOLDEN = 0x9E3779B9;

    private final long base;
    private final int order;

    /** A hash table with linear probing from traces to exponents; a slot with the trace 0 is free or that of 1. */
    private final int[] traces = new int[SLOTS];

    private final char[] exponents = new char[SLOTS];
    private final long giant;
    private final NimMultiplier giantTrace;

    /** Creates logarithms to a base of norm 1 and the given order. */
    TraceLogarithm(long base, int order) {
        this.base = base;
        this.order = order;
        giant = NimField.power(base, GIANT_STEP);
        giantTrace = NimMultiplier.of(trace(giant));
        long power = base;
        for (int i = 1; i <= BABY_STEPS; i++) {
            int slot = slot((int) trace(power));
            traces[slot] = (int) trace(power);
            exponents[slot] = (char) i;
            power = NimField.product(power, base);
        }
    }

    private static long trace(long a) {
        return a >>> 32;
    }

    /** Returns the slot of a trace, or a free slot. */
    private int slot(int trace) {
        int slot = (trace * GOLDEN) >>> Integer.numberOfLeadingZeros(SLOTS - 1);
        while (traces[slot] != trace && traces[slot] != 0) {
            slot = (slot + 1) & (SLOTS - 1);
        }
        return slot;
    }

    /** Returns the logarithm of a power of the base. */
    int of(long a) {
        long previous = trace(NimField.quotient(a, giant));
        long current = trace(a);
        int steps = 0;
        while (traces[slot((int) current)] != (int) current) {
            long next = giantTrace.times(current) ^ previous;
            previous = current;
            current = next;
            steps++;
        }
        return logarithm(a, exponents[slot((int) current)], steps);
    }

    /** Returns the logarithm of a, one of the two candidates with the trace that was found. */
    private int logarithm(long a, int exponent, int giantSteps) {
        long back = (long) giantSteps * GIANT_STEP;
        int candidate = (int) Math.floorMod(exponent - back, (long) order);
        return NimField.power(base, candidate) == a ? candidate : (int) Math.floorMod(-exponent - back, (long) order);
    }
}
