package org.impartial.census;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/** Counts of the elements of a finite monoid, one by one. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record FiniteCounts(CountingMonoid monoid, BigInteger[] counts, Modulus modulus, Members members) implements Counts {
    static FiniteCounts ofValues(SortedMap<Long, BigInteger> values, ValueMembers members) {
        XorSpan span = XorSpan.of(values.keySet());
        return of(XorMonoid.of(span), values, members);
    }

    static FiniteCounts of(CountingMonoid monoid, SortedMap<Long, BigInteger> elements, ValueMembers members) {
        BigInteger[] counts = new BigInteger[monoid.order()];
        Arrays.fill(counts, BigInteger.ZERO);
        elements.forEach((element, count) -> counts[monoid.number(element)] = count);
        Members any = (number, random, meter) -> members.any(monoid.element(number), counts[number], random);
        return new FiniteCounts(monoid, counts, Modulus.EXACT, any);
    }

    @FunctionalInterface
    interface ValueMembers {
        List<Position> any(long value, BigInteger count, RandomGenerator random);
    }

    @Override
    public BigInteger total() {
        return modulus.reduce(Arrays.stream(counts).reduce(BigInteger.ZERO, BigInteger::add));
    }

    @Override
    public BigInteger count(long element) {
        int number = monoid.number(element);
        return number < 0 ? BigInteger.ZERO : counts[number];
    }

    @Override
    public BigInteger lost() {
        return modulus.reduce(Arrays.stream(lostCounts()).reduce(BigInteger.ZERO, BigInteger::add));
    }

    private BigInteger[] lostCounts() {
        BigInteger[] lost = new BigInteger[counts.length];
        Arrays.setAll(lost, number -> monoid.lost(number) ? counts[number] : BigInteger.ZERO);
        return lost;
    }

    @Override
    public SortedMap<Long, BigInteger> all() {
        SortedMap<Long, BigInteger> all = new TreeMap<>();
        for (int number = 0; number < counts.length; number++) {
            if (counts[number].signum() != 0) {
                all.put(monoid.element(number), counts[number]);
            }
        }
        return all;
    }

    @Override
    public boolean listable() {
        return true;
    }

    @Override
    public Counts choose(Selection selection, int k, Modulus wanted, Meter meter) {
        Members chosen = new ChosenMembers(monoid, counts, members, selection, k);
        return new FiniteCounts(monoid, monoid.choose(selection, counts, k, wanted, meter), wanted, chosen);
    }

    @Override
    public Counts plus(Counts that, Meter meter) {
        if (that instanceof IntervalCounts intervals) {
            return intervals.plus(this, meter);
        }
        if (!(that instanceof FiniteCounts other)) {
            throw Unsummable.outcomes();
        }
        if (monoid instanceof XorMonoid mine && other.monoid instanceof XorMonoid theirs) {
            XorMonoid both = XorMonoid.of(mine.span().and(theirs.span()));
            return sum(in(both, mine), other.in(both, theirs), meter);
        }
        if (monoid != other.monoid) {
            throw Unsummable.quotients();
        }
        return sum(this, other, meter);
    }

    private FiniteCounts in(XorMonoid larger, XorMonoid own) {
        Members any = (number, random, meter) -> members.any(own.number(larger.element(number)), random, meter);
        return new FiniteCounts(larger, own.within(larger, counts), modulus, any);
    }

    private static FiniteCounts sum(FiniteCounts a, FiniteCounts b, Meter meter) {
        Modulus modulus = Unsummable.common(a.modulus, b.modulus);
        Members any = (number, random, effort) -> anySum(a, b, number, random, effort);
        return new FiniteCounts(a.monoid, a.monoid.sums(a.counts, b.counts, modulus, meter), modulus, any);
    }

    /** Returns a random sum of an element, of one position of each of two censuses. */
    private static List<Position> anySum(
            FiniteCounts a, FiniteCounts b, int number, RandomGenerator random, Meter meter) {
        List<BigInteger[]> completions = a.monoid.completions(Selection.ORDERED, b.counts, 1, number, meter);
        BigInteger[] completing = completions.get(1);
        BigInteger[] weights = new BigInteger[a.counts.length];
        Arrays.setAll(weights, x -> a.counts[x].multiply(completing[x]));
        int first = Draw.index(weights, random);
        BigInteger[] second = new BigInteger[b.counts.length];
        Arrays.setAll(second, y -> a.monoid.times(first, y) == number ? b.counts[y] : BigInteger.ZERO);
        List<Position> parts = new ArrayList<>(a.members.any(first, random, meter));
        parts.addAll(b.members.any(Draw.index(second, random), random, meter));
        return parts;
    }

    @Override
    public List<Position> sample(long element, boolean lost, RandomGenerator random, Meter meter) {
        if (!modulus.exact()) {
            throw Unsummable.modular();
        }
        if ((lost ? lost() : count(element)).signum() == 0) {
            throw Unsummable.none();
        }
        return members.any(lost ? Draw.index(lostCounts(), random) : monoid.number(element), random, meter);
    }

    /** Random positions of these counts for sums with intervals. */
    record FewValues(FiniteCounts counts, SortedMap<Long, BigInteger> all, BigInteger most) implements IntervalMembers {
        static FewValues of(FiniteCounts counts) {
            SortedMap<Long, BigInteger> all = counts.all();
            return new FewValues(counts, all, all.values().stream().reduce(BigInteger.ONE, BigInteger::max));
        }

        @Override
        public Drawn any(RandomGenerator random, Meter meter) {
            int index = Draw.index(all.values().toArray(BigInteger[]::new), random);
            return drawn(List.copyOf(all.keySet()).get(index), random, meter);
        }

        /** Returns a position of a value with a probability proportional to how many there are. */
        @Override
        public Optional<Drawn> attempt(long value, RandomGenerator random, Meter meter) {
            boolean accepted = Draw.below(most, random).compareTo(counts.count(value)) < 0;
            return accepted ? Optional.of(drawn(value, random, meter)) : Optional.empty();
        }

        private Drawn drawn(long value, RandomGenerator random, Meter meter) {
            return new Drawn(counts.sample(value, false, random, meter), value);
        }
    }
}
