package org.impartial.census;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;

/** The values of normal play under XOR. */
record XorMonoid(XorSpan span) implements CountingMonoid {
    /** Sums of numbers of this many bits fit into a long. */
    private static final int LONG_BITS = 62;

    /** Rejects a span of too many values. */
    static XorMonoid of(XorSpan span) {
        CountLimits.check(1L << Math.min(62, span.bits()), 1, BigInteger.ONE, Modulus.EXACT);
        return new XorMonoid(span);
    }

    @Override
    public int order() {
        return 1 << span.bits();
    }

    @Override
    public int times(int x, int y) {
        return x ^ y;
    }

    @Override
    public boolean lost(int element) {
        return element == 0;
    }

    @Override
    public int number(long element) {
        return span.number(element);
    }

    @Override
    public long element(int number) {
        return span.value(number);
    }

    /** Returns counts by the numbers of a larger span. */
    BigInteger[] within(XorMonoid larger, BigInteger[] counts) {
        BigInteger[] moved = new BigInteger[larger.order()];
        Arrays.fill(moved, BigInteger.ZERO);
        for (int i = 0; i < counts.length; i++) {
            moved[larger.number(element(i))] = counts[i];
        }
        return moved;
    }

    @Override
    public BigInteger[] sums(BigInteger[] a, BigInteger[] b, Modulus modulus, Meter meter) {
        BigInteger[] product = transformed(a, meter);
        BigInteger[] other = transformed(b, meter);
        Modulus inner = modulus.beforeHalving(span.bits());
        Arrays.setAll(product, i -> inner.reduce(product[i].multiply(other[i])));
        return back(product, modulus, meter);
    }

    @Override
    public BigInteger[] choose(Selection selection, BigInteger[] counts, int k, Modulus modulus, Meter meter) {
        BigInteger total = Arrays.stream(counts).reduce(BigInteger.ZERO, BigInteger::add);
        CountLimits.check(order(), k, total, modulus);
        BigInteger[] sums = transformed(counts, meter);
        CharacterCounts chosen = CharacterCounts.of(selection, k, total, modulus.beforeHalving(span.bits()), meter);
        Arrays.setAll(sums, i -> chosen.at(sums[i]));
        return back(sums, modulus, meter);
    }

    private BigInteger[] back(BigInteger[] sums, Modulus modulus, Meter meter) {
        BigInteger[] counts = transformed(sums, meter);
        Arrays.setAll(counts, i -> modulus.halved(counts[i], span.bits()));
        return counts;
    }

    /** Returns the transform of some numbers, in longs where all sums fit. */
    private BigInteger[] transformed(BigInteger[] numbers, Meter meter) {
        BigInteger[] moved = numbers.clone();
        int most = LONG_BITS - span.bits();
        if (Arrays.stream(numbers).anyMatch(number -> number.bitLength() > most)) {
            Transform.of(moved, meter);
            return moved;
        }
        long[] small = Arrays.stream(numbers).mapToLong(BigInteger::longValue).toArray();
        Transform.of(small, meter);
        Arrays.setAll(moved, i -> BigInteger.valueOf(small[i]));
        return moved;
    }

    @Override
    public List<BigInteger[]> completions(Selection selection, BigInteger[] counts, int k, int target, Meter meter) {
        List<BigInteger[]> all = new ArrayList<>();
        for (int j = 0; j <= k; j++) {
            BigInteger[] chosen = choose(selection, counts, j, Modulus.EXACT, meter);
            BigInteger[] completing = new BigInteger[chosen.length];
            Arrays.setAll(completing, m -> chosen[m ^ target]);
            all.add(completing);
        }
        return all;
    }
}
