package org.impartial.census;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/*
 * A tuple is drawn position by position, each with the weight of what completes it. A multiset of n positions has n
 * pairs of a position of it and a number from 1 up to how often it occurs; so a pair of a position and a number l is
 * drawn with the weight of the multisets of n - l positions that complete it, l copies of the position are taken, and
 * the rest is drawn in the same way. A set is drawn position by position, each with the weight of the sets that contain
 * it and those before. Of the n-sets, as many contain a position as there are (n - 1)-sets that do not: all (n - 1)-sets
 * less those that contain it.
 */
/** Several positions chosen out of a census, of which random ones are drawn. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record ChosenMembers(
        CountingMonoid monoid,
        BigInteger[] counts,
        Members members,
        Selection selection,
        int k,
        Map<Integer, List<BigInteger[]>> completions)
        implements Members {
    /** The draws for each position of a set after which there is none that differs: one of k fails as often once in e^200. */
    private static final long MOST_TRIES = 200;

    /** The order of positions that are chosen without order, so that equal choices are equal; by size for heaps. */
    private static final Comparator<List<Position>> ORDER = Comparator.comparing(
            List::toString, Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()));

    ChosenMembers(CountingMonoid monoid, BigInteger[] counts, Members members, Selection selection, int k) {
        this(monoid, counts, members, selection, k, new HashMap<>());
    }

    @Override
    public List<Position> any(int number, RandomGenerator random, Meter meter) {
        CountLimits.checkSample(k, monoid.order());
        List<BigInteger[]> ways;
        synchronized (completions) {
            ways = completions.computeIfAbsent(number, to -> monoid.completions(selection, counts, k, to, meter));
        }
        List<List<Position>> parts = selection == Selection.SUBSETS
                ? new ArrayList<>(different(ways, random, meter))
                : drawn(ways, random, meter);
        if (selection != Selection.ORDERED) {
            parts.sort(ORDER);
        }
        return parts.stream().flatMap(List::stream).toList();
    }

    private Set<List<Position>> different(List<BigInteger[]> all, RandomGenerator random, Meter meter) {
        Set<List<Position>> parts = new HashSet<>();
        List<BigInteger[]> ways = all;
        BigInteger[] left = counts.clone();
        int product = 0;
        while (parts.size() < k) {
            BigInteger[] weights = containing(ways, k - parts.size(), product, meter);
            Arrays.setAll(weights, x -> weights[x].multiply(left[x]));
            int element = Draw.index(weights, random);
            long tries = 0;
            do {
                meter.spend(1);
                if (tries++ > MOST_TRIES * k) {
                    throw Unsummable.equal();
                }
            } while (!parts.add(members.any(element, random, meter)));
            left[element] = left[element].subtract(BigInteger.ONE);
            product = monoid.times(product, element);
            ways = without(element, ways, k - parts.size(), meter);
        }
        return parts;
    }

    /** Returns for each element how many sets of a size complete a product and contain a given position of it. */
    private BigInteger[] containing(List<BigInteger[]> ways, int size, int product, Meter meter) {
        BigInteger[] sets = new BigInteger[counts.length];
        for (int x = 0; x < sets.length; x++) {
            meter.tick(size);
            BigInteger sum = BigInteger.ZERO;
            int after = product;
            for (int copies = 1; copies <= size; copies++) {
                after = monoid.times(after, x);
                BigInteger more = ways.get(size - copies)[after];
                sum = copies % 2 == 1 ? sum.add(more) : sum.subtract(more);
            }
            sets[x] = sum;
        }
        return sets;
    }

    /** Returns the numbers of sets, up to a size, that do not contain a position of an element. */
    private List<BigInteger[]> without(int element, List<BigInteger[]> ways, int size, Meter meter) {
        List<BigInteger[]> fewer = new ArrayList<>(ways.subList(0, 1));
        for (int j = 1; j <= size; j++) {
            meter.tick(counts.length);
            BigInteger[] with = ways.get(j);
            BigInteger[] before = fewer.get(j - 1);
            BigInteger[] next = new BigInteger[with.length];
            Arrays.setAll(next, m -> with[m].subtract(before[monoid.times(m, element)]));
            fewer.add(next);
        }
        return fewer;
    }

    private List<List<Position>> drawn(List<BigInteger[]> ways, RandomGenerator random, Meter meter) {
        List<List<Position>> parts = new ArrayList<>();
        int product = 0;
        for (int left = k; left > 0; ) {
            int most = selection == Selection.MULTISETS ? left : 1;
            BigInteger[] weights = weights(ways, left, most, product, meter);
            int pair = Draw.index(weights, random);
            int copies = pair / counts.length + 1;
            int element = pair % counts.length;
            List<Position> part = members.any(element, random, meter);
            for (int copy = 0; copy < copies; copy++) {
                parts.add(part);
                product = monoid.times(product, element);
            }
            left -= copies;
        }
        return parts;
    }

    /** Returns the weights of 1 copy of a position of each element, 2 copies, and so on. */
    private BigInteger[] weights(List<BigInteger[]> ways, int left, int most, int product, Meter meter) {
        BigInteger[] weights = new BigInteger[counts.length * most];
        int[] after = new int[counts.length];
        Arrays.fill(after, product);
        for (int copies = 1; copies <= most; copies++) {
            meter.tick(counts.length);
            for (int x = 0; x < counts.length; x++) {
                after[x] = monoid.times(after[x], x);
                weights[(copies - 1) * counts.length + x] = counts[x].multiply(ways.get(left - copies)[after[x]]);
            }
        }
        return weights;
    }
}
