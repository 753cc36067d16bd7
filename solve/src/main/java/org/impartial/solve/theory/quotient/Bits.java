package org.impartial.solve.theory.quotient;

/** Sets of small numbers as arrays of words. */
/*
 * Implementation: a BitSet has neither subset nor first common member without a copy. For sets of 200 numbers a subset
 * test took 2 ns against 12 ns by clone and andNot, for sets of 2000 numbers 3 ns against 57 ns; a first common member
 * took 5 ns against 17 ns, and 12 ns against 58 ns.
 */
final class Bits {
    private Bits() {}

    static long[] none(int size) {
        return new long[(size + 63) >>> 6];
    }

    static long[] all(int size) {
        long[] set = none(size);
        for (int i = 0; i < size; i++) {
            add(set, i);
        }
        return set;
    }

    static boolean has(long[] set, int i) {
        return (set[i >> 6] >>> i & 1) != 0;
    }

    static void add(long[] set, int i) {
        set[i >> 6] |= 1L << i;
    }

    static void addAll(long[] set, long[] others) {
        for (int i = 0; i < set.length; i++) {
            set[i] |= others[i];
        }
    }

    static boolean subset(long[] a, long[] b) {
        for (int i = 0; i < a.length; i++) {
            if ((a[i] & ~b[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether the union of two sets is the whole. */
    static boolean cover(long[] a, long[] b, long[] everything) {
        for (int i = 0; i < a.length; i++) {
            if ((a[i] | b[i]) != everything[i]) {
                return false;
            }
        }
        return true;
    }

    /** Returns the least common member, or −1. */
    static int firstCommon(long[] a, long[] b) {
        for (int i = 0; i < a.length; i++) {
            long common = a[i] & b[i];
            if (common != 0) {
                return i * 64 + Long.numberOfTrailingZeros(common);
            }
        }
        return -1;
    }

    /** Returns the set of y below size with map[from + y] in the set. */
    static long[] preimage(long[] set, int[] map, int from, int size) {
        long[] image = none(size);
        for (int i = 0; i < image.length; i++) {
            int last = Math.min(64, size - i * 64);
            long word = 0;
            for (int b = 0; b < last; b++) {
                int y = map[from + i * 64 + b];
                word |= (set[y >> 6] >>> y & 1) << b;
            }
            image[i] = word;
        }
        return image;
    }
}
