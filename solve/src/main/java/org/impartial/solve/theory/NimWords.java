package org.impartial.solve.theory;

import java.util.function.LongUnaryOperator;
import org.impartial.core.nim.NimField;

/**
 * Arithmetic of nimbers of n = 1, 2, 4, 8, ... words of 64 bits, the lowest first, at offsets in one array of longs,
 * which also holds intermediate results. Not safe for use by several threads.
 *
 * <p>The nimber a0 + a1 F has the halves a0 and a1, and F ⊗ F = F + F/2 for the Fermat power F = 2^(32n). A method with
 * a parameter {@code free} may write to the array from there on.
 */
final class NimWords {
    private static final LongUnaryOperator HALF = NimField.multiplier(Long.MIN_VALUE);

    private final long[] w;

    /** Creates arithmetic on an array. */
    NimWords(long[] words) {
        w = words;
    }

    /** Stores a ⊗ b at out, apart from both, by three products of halves [Karatsuba-Ofman 1962]; uses 2n words. */
    void product(int a, int b, int out, int n, int free) {
        if (n == 1) {
            w[out] = NimField.product(w[a], w[b]);
            return;
        }
        if (n == 2) {
            product128(a, b, out);
            return;
        }
        if (n == 4) {
            product256(a, b, out, free);
            return;
        }
        int half = n / 2;
        int high = free;
        for (int i = 0; i < half; i++) {
            w[free + i] = w[a + i] ^ w[a + half + i];
            w[free + half + i] = w[b + i] ^ w[b + half + i];
        }
        product(free, free + half, out + half, half, free + n);
        product(a, b, out, half, free + n);
        product(a + half, b + half, high, half, free + half);
        timesHalf(high, half);
        for (int i = 0; i < half; i++) {
            w[out + half + i] ^= w[out + i];
            w[out + i] ^= w[high + i];
        }
    }

    /** Stores the product of four words as {@link #product} does, without its loops, which are slow for few words. */
    private void product256(int a, int b, int out, int free) {
        w[free] = w[a] ^ w[a + 2];
        w[free + 1] = w[a + 1] ^ w[a + 3];
        w[free + 2] = w[b] ^ w[b + 2];
        w[free + 3] = w[b + 1] ^ w[b + 3];
        product128(free, free + 2, out + 2);
        product128(a, b, out);
        product128(a + 2, b + 2, free);
        long low = w[free];
        long high = w[free + 1];
        w[out + 2] ^= w[out];
        w[out + 3] ^= w[out + 1];
        w[out] ^= half(half(high));
        w[out + 1] ^= half(low ^ high);
    }

    private void product128(int a, int b, int out) {
        long low = NimField.product(w[a], w[b]);
        long high = NimField.product(w[a + 1], w[b + 1]);
        long cross = NimField.product(w[a] ^ w[a + 1], w[b] ^ w[b + 1]);
        w[out] = low ^ half(high);
        w[out + 1] = low ^ cross;
    }

    /** Returns the product with 2^63, half the Fermat power 2^64. */
    static long half(long a) {
        return HALF.applyAsLong(a);
    }

    /** Multiplies a by the half of its own Fermat power, g = 2^(64n − 1), which is F ⊗ (F/2). */
    void timesHalf(int a, int n) {
        if (n == 1) {
            w[a] = half(w[a]);
            return;
        }
        if (n == 2) {
            long high = w[a + 1];
            w[a + 1] = half(w[a] ^ high);
            w[a] = half(half(high));
            return;
        }
        int half = n / 2;
        for (int i = 0; i < half; i++) {
            w[a + i] ^= w[a + half + i];
        }
        timesHalf(a, half);
        timesHalf(a + half, half);
        timesHalf(a + half, half);
        for (int i = 0; i < half; i++) {
            long low = w[a + half + i];
            w[a + half + i] = w[a + i];
            w[a + i] = low;
        }
    }

    /** Replaces a by its square, a0² + a1² F/2 + a1² F; uses n words from {@code free}. */
    void square(int a, int n, int free) {
        if (n == 1) {
            w[a] = NimField.square(w[a]);
            return;
        }
        int half = n / 2;
        square(a, half, free);
        square(a + half, half, free);
        System.arraycopy(w, a + half, w, free, half);
        timesHalf(free, half);
        add(free, a, half);
    }

    /** Replaces a, not 0, by its inverse: its conjugate over the norm of half its size [Itoh-Tsujii 1988]; 3n words. */
    void inverse(int a, int n, int free) {
        if (n == 1) {
            w[a] = NimField.inverse(w[a]);
            return;
        }
        int half = n / 2;
        int conjugate = free;
        int norm = free + half;
        int rest = free + n;
        System.arraycopy(w, a + half, w, conjugate, half);
        add(a, conjugate, half);
        norm(a, conjugate, norm, n, rest);
        inverse(norm, half, rest);
        product(conjugate, norm, a, half, rest);
        System.arraycopy(w, a + half, w, conjugate, half);
        product(conjugate, norm, a + half, half, rest);
    }

    /** Stores the norm a0 (a0 + a1) + a1² F/2 at out, with a0 + a1 at {@code sum}; uses 3/2 n words. */
    private void norm(int a, int sum, int out, int n, int free) {
        int half = n / 2;
        product(a, sum, out, half, free);
        System.arraycopy(w, a + half, w, free, half);
        square(free, half, free + half);
        timesHalf(free, half);
        add(free, out, half);
    }

    private void add(int from, int to, int n) {
        for (int i = 0; i < n; i++) {
            w[to + i] ^= w[from + i];
        }
    }
}
