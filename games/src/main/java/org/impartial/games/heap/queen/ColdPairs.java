package org.impartial.games.heap.queen;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.notation.NotationException;

/**
 * The cold pairs, which are the P-positions, of Wythoff's game with bound d, exact for every {@code long}. The k-th one
 * is (k + floor(kθ), k + floor(kθ) + dk) with θ = (√(d² + 4) − d) / 2 [Fraenkel 1982]; d = 1 is Wythoff's own game,
 * where 1 + θ is the golden ratio [Wythoff 1907]. Every number from 1 on is in exactly one pair.
 *
 * <p>Immutable and safe to share between threads. Every query takes constant time, a few multiplications and at most
 * two divisions.
 *
 * <pre>{@code
 * ColdPairs golden = ColdPairs.of(1);
 * golden.cold(4, 7);               // true
 * golden.partner(11).getAsLong();  // 18
 * }</pre>
 */
/*
 * θ is kept to 128 bits behind the point, by one root of a big integer. That is enough, since θ is hard to approximate:
 * the distance of nθ from an integer is above 1 / ((d + 2) n). For the pairs that two longs can hold, n ≤ 2^63 / d, this is
 * above 2^-65, and what is cut off nθ is less. The index of a number needs floor((z - zθ) / d) for z up to 2^63. It could
 * go wrong only if this were less than 2^-65 / d below an integer j; but jd - (z - zθ) is (1 - θ) (jθ - m) with an integer
 * m and j < 2^63 / (d + 1), and that is above 2^-65 again.
 */
public final class ColdPairs {
    private final long d;
    private final long high;
    private final long low;

    /** All bits where the word of θ above is negative as a long, else none. */
    private final long highSign;

    private final long lowSign;

    private ColdPairs(long d) {
        BigInteger bound = BigInteger.valueOf(d);
        int bits = 2 * Long.SIZE;
        BigInteger root = bound.multiply(bound)
                .add(BigInteger.valueOf(4))
                .shiftLeft(2 * bits)
                .sqrt();
        BigInteger theta = root.subtract(bound.shiftLeft(bits)).shiftRight(1);
        this.d = d;
        this.high = theta.shiftRight(Long.SIZE).longValue();
        this.low = theta.longValue();
        this.highSign = high >> 63;
        this.lowSign = low >> 63;
    }

    /**
     * {@return the cold pairs of a bound, at the cost of one root of a big integer}
     *
     * @param d the bound, at least 1: both heaps may be reduced at once by numbers that differ by less than d
     */
    public static ColdPairs of(long d) {
        if (d < 1) {
            throw new NotationException("the bound d of Wythoff's game must be at least 1, not " + d);
        }
        return new ColdPairs(d);
    }

    /** {@return the bound: d, at least 1} */
    public long d() {
        return d;
    }

    /**
     * {@return whether two heaps are a cold pair}
     *
     * @param a one heap, 0 or more
     * @param b the other heap, 0 or more
     */
    public boolean cold(long a, long b) {
        if ((a | b) < 0) {
            throw new NotationException("a heap is a number from 0 on, and these are " + a + " and " + b);
        }
        long lesser = Math.min(a, b);
        long difference = Math.max(a, b) - lesser;
        long k = d == 1 ? difference : difference / d;
        // Beyond 2^63 - 1 the sum is negative, and equals no heap.
        return k * d == difference && lesser == k + timesTheta(k);
    }

    /**
     * {@return the cold pair of an index, the smaller heap first}
     *
     * @param k the index from 0
     * @throws BeyondRangeException if its greater heap is above 2^63 − 1
     */
    public TwoHeaps pair(long k) {
        if (k < 0 || k > greatestIndex()) {
            throw new BeyondRangeException("the cold pairs of 64-bit heaps with d = " + d + " have the indices 0 to "
                    + greatestIndex() + ", not " + k);
        }
        long lesser = k + timesTheta(k);
        return new TwoHeaps(lesser, lesser + d * k);
    }

    /**
     * {@return the index of the last cold pair whose heaps are both at most 2^63 − 1: the greatest k that {@link #pair}
     * takes}
     */
    public long greatestIndex() {
        return greatersUpTo(Long.MAX_VALUE);
    }

    /**
     * {@return the number that forms a cold pair with a given one, or empty if that is above 2^63 − 1}
     *
     * @param x the number, 0 or more
     */
    public OptionalLong partner(long x) {
        if (x < 0) {
            throw new NotationException("a number from 0 on has a partner, not " + x);
        }
        long greaters = greatersUpTo(x);
        long k = x - greaters;
        if (k + timesTheta(k) != x) {
            return OptionalLong.of(x - d * greaters);
        }
        return k > (Long.MAX_VALUE - x) / d ? OptionalLong.empty() : OptionalLong.of(x + d * k);
    }

    /**
     * Returns every winning move from two heaps, as the pair it leads to in the order of the heaps: first those that
     * reduce both, then the greater heap, then the smaller one. From two equal heaps the last two lead to the same
     * pair.
     *
     * @param heaps the heaps
     * @return the cold pairs that one move leads to, all distinct; none from a cold pair
     */
    public List<TwoHeaps> winningMoves(TwoHeaps heaps) {
        long a = heaps.lesser();
        long b = heaps.greater();
        List<TwoHeaps> winning = new ArrayList<>();
        long k = (b - a) / d;
        // The differences dk on either side of b - a are the ones that differ from it by less than d.
        long below = (b - a) % d;
        long lesser = k + timesTheta(k);
        if (lesser >= 0 && lesser < a) {
            winning.add(heaps.become(lesser, lesser + d * k));
        }
        long next = k + 1 + timesTheta(k + 1);
        if (below > 0 && next < a && d - below < a - next) {
            winning.add(heaps.become(next, next + (b - a) + (d - below)));
        }
        partner(a).ifPresent(c -> {
            if (c < b) {
                winning.add(heaps.become(a, c));
            }
        });
        partner(b).ifPresent(c -> {
            if (c < a) {
                winning.add(heaps.become(c, b));
            }
        });
        return winning;
    }

    /** Returns how many of the numbers 1 to x are the greater of their pair: the k ≥ 1 with k (1 + θ + d) < x + 1. */
    private long greatersUpTo(long x) {
        // 1 / (1 + θ + d) = (1 - θ) / d. The sum x + 1 may be 2^63, which the multiplication reads as unsigned.
        return (x - timesThetaUnsigned(x + 1)) / d;
    }

    /** Returns floor(nθ) for n from 0 to 2^63 − 1. */
    private long timesTheta(long n) {
        long fraction = n * high;
        long whole = Math.multiplyHigh(n, high) + (n & highSign);
        // The lower word adds less than n to the fraction, so that mostly there can be no carry.
        return Long.compareUnsigned(fraction, ~n) <= 0 ? whole : whole + carry(n, fraction);
    }

    private long carry(long n, long fraction) {
        long carried = Math.multiplyHigh(n, low) + (n & lowSign);
        return Long.compareUnsigned(fraction + carried, carried) < 0 ? 1 : 0;
    }

    /** Returns floor(nθ) for n from 0 to 2^63, unsigned. */
    private long timesThetaUnsigned(long n) {
        long carried = multiplyHighUnsigned(n, low);
        boolean carry = Long.compareUnsigned(n * high + carried, carried) < 0;
        return multiplyHighUnsigned(n, high) + (carry ? 1 : 0);
    }

    /** Returns the high 64 bits of an unsigned product, from the signed one; the JDK has its own only from 18 on. */
    private static long multiplyHighUnsigned(long a, long b) {
        return Math.multiplyHigh(a, b) + ((a >> 63) & b) + ((b >> 63) & a);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ColdPairs that && d == that.d;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(d);
    }

    @Override
    public String toString() {
        return "cold pairs of d = " + d;
    }
}
