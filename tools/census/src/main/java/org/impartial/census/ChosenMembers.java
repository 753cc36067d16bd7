package org.impartial.census;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/*
 * A tuple is drawn position by position, each with the weight of what completes it. A multiset of n positions has n
 * pairs of a position of it and a number from 1 up to how often it occurs; so a pair of a position and a number l is
 * drawn with the weight of the multisets of n - l positions that complete it, l copies of the position are taken, and
 * the rest is drawn in the same way. A set is a tuple without repetition.
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
    ChosenMembers(CountingMonoid monoid, BigInteger[] counts, Members members, Selection selection, int k) {
        this(monoid, counts, members, selection, k, new HashMap<>());
    }

    @Override
    public List<Position> any(int number, RandomGenerator random, Meter meter) {
        CountLimits.checkSample(k, monoid.order());
        Selection drawn = selection == Selection.MULTISETS ? Selection.MULTISETS : Selection.ORDERED;
        List<BigInteger[]> ways;
        synchronized (completions) {
            ways = completions.computeIfAbsent(number, to -> monoid.completions(drawn, counts, k, to, meter));
        }
        List<List<Position>> parts = drawn(ways, random, meter);
        while (selection == Selection.SUBSETS && new HashSet<>(parts).size() < parts.size()) {
            meter.spend(1);
            parts = drawn(ways, random, meter);
        }
        return parts.stream().flatMap(List::stream).toList();
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
