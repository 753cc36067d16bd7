package org.impartial.games.heap;

import com.google.common.math.LongMath;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.game.heap.SubtractionSet.Enumerated;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.number.Primes;

/** Subtraction sets such as {@code 1,3,4}, {@code 2..5}, {@code 1,4..6} and {@code 3..}, or words. */
final class SetNotation {
    static final String FORM =
            "numbers from 1 on and ranges, such as 1,3,4 or 2..5 or 3.., or one of all, odd, squares, primes,"
                    + " powers-of-two";
    static final SubtractionSet ODD = new SubtractionSet.Where("odd", ListedNumbers.ODD);
    static final SubtractionSet POWERS_OF_TWO = new SubtractionSet.Where("powers-of-two", ListedNumbers.POWERS_OF_TWO);
    static final SubtractionSet SQUARES = new SubtractionSet.Where("squares", ListedNumbers.SQUARES);
    static final SubtractionSet PRIMES = new SubtractionSet.Where("primes", ListedNumbers.PRIMES);
    private static final List<SubtractionSet> WORDS =
            List.of(SubtractionSet.all(), ODD, SQUARES, PRIMES, POWERS_OF_TWO);
    private static final Pattern RANGE = Pattern.compile("([0-9]{1,18})\\.\\.([0-9]{0,18})");
    private static final int MOST_MEMBERS = 100_000;

    static SubtractionSet read(Datum datum) {
        List<Datum> items = datum.asItems();
        Optional<SubtractionSet> word = items.size() == 1 ? word(items.get(0).asWord("the set")) : Optional.empty();
        if (word.isPresent()) {
            return word.get();
        }
        if (items.isEmpty()) {
            throw new NotationException("a subtraction set needs a member; write " + FORM);
        }
        List<SubtractionSet.Interval> ranges =
                items.stream().map(SetNotation::range).toList();
        boolean one =
                ranges.size() == 1 && ranges.get(0).least() < ranges.get(0).most();
        return one ? ranges.get(0) : SubtractionSet.of(members(ranges));
    }

    /** Returns the members of an interval if the set is one: a run of numbers is the same set in every spelling. */
    static Optional<Interval> interval(SubtractionSet set) {
        if (set instanceof SubtractionSet.Interval interval) {
            return Optional.of(new Interval(interval.least(), interval.most()));
        }
        if (!(set instanceof SubtractionSet.Finite finite) || finite.members().isEmpty()) {
            return Optional.empty();
        }
        int last = finite.members().size() - 1;
        return Optional.of(
                        new Interval(finite.members().get(0), finite.members().get(last)))
                .filter(row -> row.most() - row.least() == last);
    }

    private static Optional<SubtractionSet> word(String written) {
        return WORDS.stream().filter(set -> set.toString().equals(written)).findFirst();
    }

    private static SubtractionSet.Interval range(Datum item) {
        if (item instanceof Datum.Num num) {
            if (num.value() < 1) {
                throw new NotationException("a subtraction set holds numbers from 1 on, not " + num);
            }
            return new SubtractionSet.Interval(num.value(), num.value());
        }
        String written = item.asWord("a member of the set");
        Matcher form = RANGE.matcher(written);
        if (!form.matches()) {
            throw new NotationException("\"" + written + "\" is not a subtraction set; write " + FORM);
        }
        String last = form.group(2);
        return new SubtractionSet.Interval(
                Long.parseLong(form.group(1)), last.isEmpty() ? Long.MAX_VALUE : Long.parseLong(last));
    }

    private static long[] members(List<SubtractionSet.Interval> ranges) {
        long total = 0;
        for (SubtractionSet.Interval range : ranges) {
            if (range.most() - range.least() >= MOST_MEMBERS - total) {
                throw new NotationException("a subtraction set of several parts may have " + MOST_MEMBERS
                        + " members, and " + range + " is too many; a single range may have any length");
            }
            total += range.most() - range.least() + 1;
        }
        return ranges.stream()
                .flatMapToLong(range -> LongStream.rangeClosed(range.least(), range.most()))
                .toArray();
    }

    /** The numbers of the named sets, each listed in time proportional to them. Primes beyond 2^20 are tested. */
    record ListedNumbers(LongPredicate test, LongFunction<LongStream> list) implements Enumerated {
        static final Enumerated ODD = new ListedNumbers(
                n -> n % 2 == 1,
                most -> LongStream.range(0, most / 2 + most % 2).map(k -> 2 * k + 1));
        static final Enumerated SQUARES = new ListedNumbers(
                n -> square(LongMath.sqrt(n, RoundingMode.FLOOR)) == n,
                most -> LongStream.rangeClosed(1, most < 1 ? 0 : LongMath.sqrt(most, RoundingMode.FLOOR))
                        .map(ListedNumbers::square));
        static final Enumerated POWERS_OF_TWO = new ListedNumbers(
                LongMath::isPowerOfTwo,
                most -> LongStream.range(0, Long.SIZE - Long.numberOfLeadingZeros(Math.max(0, most)))
                        .map(k -> 1L << k));
        static final Enumerated PRIMES = new ListedNumbers(LongMath::isPrime, Primes::upTo);

        @Override
        public boolean test(long number) {
            return test.test(number);
        }

        @Override
        public LongStream upTo(long most) {
            return list.apply(most);
        }

        private static long square(long n) {
            return n * n;
        }
    }
}
