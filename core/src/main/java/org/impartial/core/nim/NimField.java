package org.impartial.core.nim;

import static org.impartial.core.nim.LogTables.ANTILOG;
import static org.impartial.core.nim.LogTables.LOG;
import static org.impartial.core.nim.LogTables.MASK;

import java.util.function.LongUnaryOperator;

/**
 * The field of the nimbers below 2^64, on plain longs. A long stands for the nimber of its 64 bits, unsigned; the sum
 * is {@code a ^ b}, and the product is that of [ONAG] chapter 6 and [Lenstra 1978], also known as nim-multiplication.
 * The type {@code Nimber} of the module {@code solve} has nimbers of any size.
 *
 * <pre>{@code
 * NimField.product(4, 7);   // 10
 * NimField.inverse(2);      // 3
 * NimField.product(2, 3);   // 1
 * }</pre>
 *
 * <p>The nimbers below 2^1, 2^2, 2^4, 2^8, 2^16 and 2^32 are subfields. The product depends on the size of its factors:
 * it takes 3, 9 or 28 table reads for factors below 2^16, 2^32 or 2^64.
 *
 * <p>The first product builds 1.25 MB of tables in a few milliseconds, of which products read at most 768 KB. The
 * square, the square root and the quadratic root have tables of 16 KB each. All methods are safe for use by several
 * threads.
 */
public final class NimField {

    private NimField() {}

    /**
     * {@return the nim-product a ⊗ b, in the least subfield that contains both factors}
     *
     * @param a any nimber
     * @param b any nimber
     */
    public static long product(long a, long b) {
        long union = a | b;
        if (union >>> 16 == 0) {
            return product16((int) a, (int) b);
        }
        if (union >>> 32 == 0) {
            return Integer.toUnsignedLong(product32((int) a, (int) b));
        }
        return product64(a, b);
    }

    /**
     * {@return the nim-product of nimbers below 2^16, 0 to 65535}
     *
     * @param a a nimber, 0 to 65535
     * @param b a nimber, 0 to 65535
     * @throws ArrayIndexOutOfBoundsException if a or b is not in that range
     */
    public static int product16(int a, int b) {
        return ANTILOG[(LOG[a] + LOG[b]) & MASK];
    }

    /**
     * {@return the nim-product of nimbers below 2^32, as an unsigned int}
     *
     * @param a a nimber, as an unsigned int
     * @param b a nimber, as an unsigned int
     */
    public static int product32(int a, int b) {
        int a0 = LOG[a & 0xFFFF];
        int b0 = LOG[b & 0xFFFF];
        int a1 = LOG[a >>> 16];
        int b1 = LOG[b >>> 16];
        int a01 = LOG[(a ^ a >>> 16) & 0xFFFF];
        int b01 = LOG[(b ^ b >>> 16) & 0xFFFF];
        int low = ANTILOG[(a0 + b0) & MASK];
        int high = ANTILOG[(a1 + b1 + 3) & MASK];
        int cross = ANTILOG[(a01 + b01) & MASK];
        return low ^ high ^ (cross ^ low) << 16;
    }

    /*
     * Karatsuba over a field of half the size: with F ⊗ F = F + F/2, (a0 + a1 F)(b0 + b1 F) is
     * a0 b0 + (F/2) a1 b1 + ((a0 + a1)(b0 + b1) + a0 b0) F. The factors F/2 = 2^15 and 2^31 are taken into the
     * logarithms, so that only the reads of antilogarithms depend on earlier reads.
     */
    static long product64(long a, long b) {
        int a0 = (int) a;
        int b0 = (int) b;
        int a1 = (int) (a >>> 32);
        int b1 = (int) (b >>> 32);
        int low = product32(a0, b0);
        int high = productTimesHalf(a1, b1);
        int cross = product32(a0 ^ a1, b0 ^ b1);
        return Integer.toUnsignedLong(low ^ high) | (long) (cross ^ low) << 32;
    }

    /** Returns the product of two nimbers below 2^32 and of 2^31 = 2^16 ⊗ 2^15, half the Fermat power 2^32. */
    static int productTimesHalf(int a, int b) {
        int a0 = LOG[a & 0xFFFF];
        int b0 = LOG[b & 0xFFFF];
        int a1 = LOG[a >>> 16];
        int b1 = LOG[b >>> 16];
        int a01 = LOG[(a ^ a >>> 16) & 0xFFFF];
        int b01 = LOG[(b ^ b >>> 16) & 0xFFFF];
        int cross = a01 + b01;
        int low = ANTILOG[(a0 + b0 + 6) & MASK] ^ ANTILOG[(cross + 6) & MASK];
        int high = ANTILOG[(a1 + b1 + 6) & MASK] ^ ANTILOG[(cross + 3) & MASK];
        return low | high << 16;
    }

    /**
     * {@return the square a ⊗ a, by a table: squaring is linear, (a + b)² = a² + b²}
     *
     * @param a any nimber
     */
    public static long square(long a) {
        return LinearMap.apply(LinearMap.Square.TABLE, a);
    }

    /**
     * {@return the square root, of which each nimber has exactly one, in the least subfield that contains it}
     *
     * @param a any nimber
     */
    public static long squareRoot(long a) {
        return LinearMap.apply(LinearMap.SquareRoot.TABLE, a);
    }

    /**
     * {@return whether x² + x = a has a root below 2^64} It has one iff bit 63 of a is 0; otherwise the roots lie in
     * the next field: they are 2^64 + y for the roots y of y² + y = a + 2^63 [ONAG, chapter 6].
     *
     * @param a any nimber
     */
    public static boolean hasQuadraticRoot(long a) {
        return a >= 0;
    }

    /**
     * {@return the even root of x² + x = a; the other is one more}
     *
     * @param a a nimber below 2^63
     * @throws ArithmeticException if the roots are not below 2^64; see {@link #hasQuadraticRoot}
     */
    public static long quadraticRoot(long a) {
        if (!hasQuadraticRoot(a)) {
            throw new ArithmeticException("x² + x = *" + Long.toUnsignedString(a)
                    + " has no root below 2^64; its roots are 2^64 plus those of x² + x = *" + (a & Long.MAX_VALUE));
        }
        return LinearMap.apply(LinearMap.QuadraticRoot.TABLE, a);
    }

    /**
     * {@return the inverse, by conjugates and norms down the tower of fields [Itoh-Tsujii 1988]}
     *
     * @param a a nimber other than 0
     * @throws ArithmeticException if a is 0
     */
    public static long inverse(long a) {
        if (a == 0) {
            throw new ArithmeticException("*0 has no inverse");
        }
        return NimTower.inverse(a);
    }

    /**
     * {@return the quotient a ⊗ b⁻¹, whose product with b is a}
     *
     * @param a any nimber
     * @param b a nimber other than 0
     * @throws ArithmeticException if b is 0
     */
    public static long quotient(long a, long b) {
        return product(a, inverse(b));
    }

    /**
     * {@return the power a^exponent of a nimber; 1 for the exponent 0} Processes both halves of the exponent at once
     * [Straus 1964], because a^(2^32) is the conjugate of a, which costs one shift and one addition.
     *
     * @param a any nimber
     * @param exponent the exponent, as an unsigned long
     */
    public static long power(long a, long exponent) {
        return NimTower.power(a, exponent);
    }

    /**
     * {@return the degree d, one of 1, 2, 4, 8, 16, 32 or 64, over the field of two elements of the least subfield that
     * contains a nimber; that subfield has 2^d elements}
     *
     * @param a any nimber
     */
    public static int degree(long a) {
        int bits = Math.max(1, Long.SIZE - Long.numberOfLeadingZeros(a));
        return bits == 1 ? 1 : 2 * Integer.highestOneBit(bits - 1);
    }

    /**
     * {@return the product with one fixed nimber, by a table of 16 KB: about four times as fast as {@link #product} for
     * many products, and safe to share between threads} Creating it costs 64 products.
     *
     * @param factor any nimber below 2^64, as an unsigned long
     */
    public static LongUnaryOperator multiplier(long factor) {
        long[] table = LinearMap.table(a -> product(a, factor));
        return a -> LinearMap.apply(table, a);
    }
}
