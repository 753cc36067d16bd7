package org.impartial.census;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;

/*
 * Newton's identities in the ring of the monoid: n h_n is the sum over all positions, of element x, of A_x(n), where
 * A_x(n) = x (h_(n-1) + A_x(n-1)) for multisets and x (h_(n-1) - A_x(n-1)) for subsets: a multiset of n positions has n
 * pairs of a position of it and a number from 1 up to how often it occurs.
 */
/** A misère quotient: the multiplication table, and for each element whether its positions are P-positions. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record TableMonoid(int[][] table, boolean[] portion) implements CountingMonoid {
    @Override
    public int order() {
        return table.length;
    }

    @Override
    public int times(int x, int y) {
        return table[x][y];
    }

    @Override
    public boolean lost(int element) {
        return portion[element];
    }

    @Override
    public int number(long element) {
        return element < 0 || element >= order() ? -1 : (int) element;
    }

    @Override
    public long element(int number) {
        return number;
    }

    @Override
    public BigInteger[] sums(BigInteger[] a, BigInteger[] b, Modulus modulus, Meter meter) {
        BigInteger[] sums = zeros();
        for (int x = 0; x < a.length; x++) {
            if (a[x].signum() != 0) {
                meter.tick((long) b.length * (1 + a[x].bitLength() / Long.SIZE));
                for (int y = 0; y < b.length; y++) {
                    sums[table[x][y]] = sums[table[x][y]].add(a[x].multiply(b[y]));
                }
            }
        }
        Arrays.setAll(sums, i -> modulus.reduce(sums[i]));
        return sums;
    }

    @Override
    public BigInteger[] choose(Selection selection, BigInteger[] counts, int k, Modulus modulus, Meter meter) {
        BigInteger total = Arrays.stream(counts).reduce(BigInteger.ZERO, BigInteger::add);
        CountLimits.check(order(), k, total, modulus);
        if (selection == Selection.ORDERED) {
            return power(counts, k, modulus, meter);
        }
        Factorial factorial = Factorial.of(k, modulus, meter);
        Modulus inner = factorial.invertible() ? modulus : Modulus.EXACT;
        List<BigInteger[]> last = newton(new Choice(selection, k, false, inner), counts, unit(0), meter);
        return Arrays.stream(last.get(0))
                .map(some -> factorial.invertible() ? factorial.divide(some) : modulus.reduce(some))
                .toArray(BigInteger[]::new);
    }

    private BigInteger[] power(BigInteger[] counts, int k, Modulus modulus, Meter meter) {
        BigInteger[] result = unit(0);
        result[0] = modulus.reduce(result[0]);
        for (int bit = 31 - Integer.numberOfLeadingZeros(k); bit >= 0; bit--) {
            result = sums(result, result, modulus, meter);
            result = (k >> bit & 1) == 0 ? result : sums(result, counts, modulus, meter);
        }
        return result;
    }

    @Override
    public List<BigInteger[]> completions(Selection selection, BigInteger[] counts, int k, int target, Meter meter) {
        if (selection != Selection.ORDERED) {
            return newton(new Choice(selection, k, true, Modulus.EXACT), counts, unit(target), meter);
        }
        List<BigInteger[]> all = new ArrayList<>(List.<BigInteger[]>of(unit(target)));
        for (int j = 1; j <= k; j++) {
            BigInteger[] next = zeros();
            for (int x = 0; x < counts.length; x++) {
                add(next, counts[x], moved(x, all.get(j - 1), true, meter));
            }
            all.add(next);
        }
        return all;
    }

    /** A choice of k: elements count what is made of the start, or completes to it; modulo, times n!. */
    private record Choice(Selection selection, int k, boolean completing, Modulus modulus) {
        BigInteger back(int n) {
            long factor = modulus.exact() ? 1 : n - 1;
            return BigInteger.valueOf(selection == Selection.SUBSETS ? -factor : factor);
        }

        BigInteger settled(BigInteger sum, int n) {
            return modulus.exact() ? sum.divide(BigInteger.valueOf(n)) : modulus.reduce(sum);
        }
    }

    /** Returns the counts of choices of 0 to k positions times those of the start; the last only unless completing. */
    private List<BigInteger[]> newton(Choice choice, BigInteger[] counts, BigInteger[] start, Meter meter) {
        List<BigInteger[]> all = new ArrayList<>(List.<BigInteger[]>of(start));
        BigInteger[] last = start.clone();
        BigInteger[][] rests = new BigInteger[order()][];
        for (int n = 1; n <= choice.k(); n++) {
            BigInteger[] next = zeros();
            for (int x = 0; x < order(); x++) {
                if (counts[x].signum() != 0) {
                    BigInteger[] sum = last.clone();
                    if (n > 1) {
                        add(sum, choice.back(n), rests[x]);
                    }
                    Arrays.setAll(sum, i -> choice.modulus().reduce(sum[i]));
                    rests[x] = moved(x, sum, choice.completing(), meter);
                    add(next, counts[x], rests[x]);
                }
            }
            int size = n;
            Arrays.setAll(next, i -> choice.settled(next[i], size));
            last = next;
            if (choice.completing()) {
                all.add(next);
            }
        }
        return choice.completing() ? all : List.<BigInteger[]>of(last);
    }

    private BigInteger[] moved(int x, BigInteger[] counts, boolean completing, Meter meter) {
        meter.tick((long) counts.length * (1 + counts[0].bitLength() / Long.SIZE));
        BigInteger[] moved = zeros();
        for (int y = 0; y < counts.length; y++) {
            int to = table[x][y];
            if (completing) {
                moved[y] = counts[to];
            } else {
                moved[to] = moved[to].add(counts[y]);
            }
        }
        return moved;
    }

    private static void add(BigInteger[] to, BigInteger factor, BigInteger[] more) {
        for (int i = 0; i < to.length; i++) {
            to[i] = to[i].add(factor.multiply(more[i]));
        }
    }

    private BigInteger[] unit(int element) {
        BigInteger[] unit = zeros();
        unit[element] = BigInteger.ONE;
        return unit;
    }

    private BigInteger[] zeros() {
        BigInteger[] zeros = new BigInteger[order()];
        Arrays.fill(zeros, BigInteger.ZERO);
        return zeros;
    }
}
