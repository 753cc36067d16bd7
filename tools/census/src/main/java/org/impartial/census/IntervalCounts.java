package org.impartial.census;

import java.math.BigInteger;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/*
 * A character of the numbers below 2^B is a number u: its value at n is the parity of u and n. Let t be the lowest bit
 * of u. Among the numbers below an end e, those of a full block of 2^(t+1) cancel, so the sum of the character is the
 * sign of u at the bits of e above t, times e mod 2^t, or 2^t less that if e has the bit t. So a census of intervals
 * has few different sums: one for each t and each pattern of signs at its ends, and each pattern occurs equally often.
 */
/**
 * Counts of values in intervals that may be too long to list, such as the sizes of Nim heaps. A count is a sum over
 * classes of characters. With a shift, the intervals are those of the values without their lowest bits.
 */
record IntervalCounts(
        int shift,
        SortedSet<Long> ends,
        LongFunction<BigInteger> spectrum,
        BigInteger number,
        Modulus modulus,
        IntervalMembers members)
        implements Counts {
    private static final int MOST_RANK = 20;
    private static final int MOST_LISTED_BITS = 12;

    static IntervalCounts of(int shift, List<WeightedRun> runs, IntervalMembers members) {
        SortedSet<Long> ends = new TreeSet<>();
        runs.forEach(run -> ends.addAll(List.of(run.from(), run.to())));
        LongFunction<BigInteger> spectrum = character ->
                runs.stream().map(run -> run.sum(shift, character)).reduce(BigInteger.ZERO, BigInteger::add);
        return new IntervalCounts(shift, ends, spectrum, spectrum.apply(0), Modulus.EXACT, members);
    }

    private int highBits() {
        return ends.isEmpty() ? 0 : Long.SIZE - Long.numberOfLeadingZeros(ends.last());
    }

    @Override
    public BigInteger total() {
        return modulus.reduce(number);
    }

    @Override
    public BigInteger count(long value) {
        int bits = highBits() + shift;
        if (value < 0 || (bits < Long.SIZE && value >> bits != 0)) {
            return BigInteger.ZERO;
        }
        BigInteger sum = BigInteger.ZERO;
        for (long low = 0; low < 1L << shift; low++) {
            sum = sum.add(signed(low, value)).add(levels(low, value));
        }
        return modulus.halved(sum, bits);
    }

    /** Returns the sum over the characters with some low bits and any others. */
    private BigInteger levels(long low, long value) {
        BigInteger sum = BigInteger.ZERO;
        int bits = highBits();
        for (int level = 0; level < bits; level++) {
            int above = level + 1;
            XorSpan span = XorSpan.of(ends.stream().map(end -> end >> above).toList());
            if (span.bits() > MOST_RANK) {
                throw new BeyondRangeException("the values have too many exceptions before they become regular: "
                        + ends.size() + " ends of intervals; use a smaller range of heaps");
            }
            if (span.number(value >> shift >> above) < 0) {
                continue;
            }
            BigInteger part = BigInteger.ZERO;
            for (int pattern = 0; pattern < 1 << span.bits(); pattern++) {
                long high = span.leading(pattern) << above | 1L << level;
                part = part.add(signed(high << shift | low, value));
            }
            sum = sum.add(part.shiftLeft(bits - above - span.bits()));
        }
        return sum;
    }

    private BigInteger signed(long character, long value) {
        BigInteger sum = spectrum.apply(character);
        return Long.bitCount(character & value) % 2 == 0 ? sum : sum.negate();
    }

    @Override
    public BigInteger lost() {
        return count(0);
    }

    @Override
    public boolean listable() {
        return highBits() + shift <= MOST_LISTED_BITS;
    }

    @Override
    public SortedMap<Long, BigInteger> all() {
        int bits = highBits() + shift;
        if (!listable()) {
            throw new BeyondRangeException(
                    "there are up to 2^" + bits + " values, too many to list; count one of them, such as 0");
        }
        SortedMap<Long, BigInteger> all = new TreeMap<>();
        for (long value = 0; value < 1L << bits; value++) {
            BigInteger count = count(value);
            if (count.signum() != 0) {
                all.put(value, count);
            }
        }
        return all;
    }

    @Override
    public Counts choose(Selection selection, int k, Modulus wanted, Meter meter) {
        CountLimits.check(1, k, number, wanted);
        CharacterCounts chosen = CharacterCounts.of(selection, k, number, wanted.beforeHalving(Long.SIZE), meter);
        LongFunction<BigInteger> sums = character -> chosen.at(spectrum.apply(character));
        IntervalMembers choices = new IntervalChoices(members, number, selection, k);
        return new IntervalCounts(shift, ends, sums, chosen.at(number), wanted, choices);
    }

    @Override
    public Counts plus(Counts that, Meter meter) {
        IntervalCounts other = of(that);
        Modulus common = Unsummable.common(modulus, other.modulus);
        int shared = Math.max(shift, other.shift);
        SortedSet<Long> both = coarser(shared - shift);
        both.addAll(other.coarser(shared - other.shift));
        Modulus inner = common.beforeHalving(Long.SIZE);
        LongFunction<BigInteger> products =
                character -> inner.reduce(spectrum.apply(character).multiply(other.spectrum.apply(character)));
        IntervalMembers sums = highBits() + shift < other.highBits() + other.shift
                ? IntervalMembers.sums(members, other.members)
                : IntervalMembers.sums(other.members, members);
        return new IntervalCounts(shared, both, products, number.multiply(other.number), common, sums);
    }

    private static IntervalCounts of(Counts counts) {
        if (counts instanceof IntervalCounts intervals) {
            return intervals;
        }
        if (!(counts instanceof FiniteCounts finite)) {
            throw Unsummable.outcomes();
        }
        if (!(finite.monoid() instanceof XorMonoid)) {
            throw Unsummable.quotients();
        }
        List<WeightedRun> runs = counts.all().entrySet().stream()
                .map(entry -> new WeightedRun(0, entry.getKey(), entry.getKey() + 1, entry.getValue()))
                .toList();
        IntervalCounts made = of(0, runs, FiniteCounts.FewValues.of(finite));
        return new IntervalCounts(0, made.ends, made.spectrum, made.number, counts.modulus(), made.members);
    }

    /** Returns the ends of the intervals of the values without further low bits. */
    private SortedSet<Long> coarser(int more) {
        SortedSet<Long> coarse = new TreeSet<>();
        ends.forEach(end -> coarse.addAll(List.of(end >> more, (end + (1L << more) - 1) >> more)));
        return coarse;
    }

    @Override
    public List<Position> sample(long element, boolean lost, RandomGenerator random, Meter meter) {
        if (!modulus.exact()) {
            throw Unsummable.modular();
        }
        long value = lost ? 0 : element;
        if (count(value).signum() == 0) {
            throw Unsummable.none();
        }
        return members.ofValue(value, random, meter);
    }

    /**
     * Values with some low bits, and higher bits from a number up to an end; each of as many positions as the weight.
     */
    record WeightedRun(long low, long from, long to, BigInteger weight) {
        BigInteger sum(int shift, long character) {
            long high = character >> shift;
            long sum = below(to, high) - below(from, high);
            boolean negative = Long.bitCount(character & low) % 2 == 1;
            return weight.multiply(BigInteger.valueOf(negative ? -sum : sum));
        }

        private static long below(long end, long character) {
            if (character == 0) {
                return end;
            }
            long block = Long.lowestOneBit(character);
            long rest = end & (block - 1);
            long sum = (end & block) == 0 ? rest : block - rest;
            return Long.bitCount(character & end & -(2 * block)) % 2 == 0 ? sum : -sum;
        }
    }
}
