package org.impartial.census;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.impartial.core.meter.Meter;

/*
 * A uniformly random multiset is drawn from an urn: after i of them, a position is a new one of n with the odds of n to
 * i, and else a copy of one of the i. With a last position of the value that is missing, it is made once for each of
 * its different positions, so it is accepted with the reciprocal of their number. A set of k is made k times.
 */
/** Several positions chosen out of a number of those behind a census of intervals. */
record IntervalChoices(IntervalMembers each, BigInteger number, Selection selection, int k) implements IntervalMembers {
    /** The order of positions that are chosen without order, so that equal choices are equal. */
    private static final Comparator<Drawn> ORDER =
            Comparator.comparingLong(Drawn::value).thenComparing(Drawn::toString);

    @Override
    public Drawn any(RandomGenerator random, Meter meter) {
        return sum(chosen(k, random, meter));
    }

    @Override
    public Optional<Drawn> attempt(long value, RandomGenerator random, Meter meter) {
        if (k == 0) {
            return Optional.of(any(random, meter)).filter(none -> value == 0);
        }
        List<Drawn> chosen = chosen(k - 1, random, meter);
        Optional<Drawn> last = each.attempt(value ^ Drawn.sum(chosen).value(), random, meter);
        last.ifPresent(chosen::add);
        return last.filter(position -> accepted(chosen, random)).map(position -> sum(chosen));
    }

    private List<Drawn> chosen(int size, RandomGenerator random, Meter meter) {
        CountLimits.checkSample(k, 1);
        List<Drawn> chosen = new ArrayList<>();
        Set<Drawn> different = new HashSet<>();
        while (chosen.size() < size) {
            meter.spend(1);
            Drawn next =
                    copied(chosen.size(), random) ? chosen.get(random.nextInt(chosen.size())) : each.any(random, meter);
            if (selection != Selection.SUBSETS || different.add(next)) {
                chosen.add(next);
            }
        }
        return chosen;
    }

    private boolean copied(int earlier, RandomGenerator random) {
        return selection == Selection.MULTISETS
                && Draw.below(number.add(BigInteger.valueOf(earlier)), random).compareTo(number) >= 0;
    }

    private boolean accepted(List<Drawn> chosen, RandomGenerator random) {
        int different = selection == Selection.ORDERED ? 1 : new HashSet<>(chosen).size();
        return selection == Selection.SUBSETS ? different == k : random.nextInt(different) == 0;
    }

    private Drawn sum(List<Drawn> chosen) {
        if (selection != Selection.ORDERED) {
            chosen.sort(ORDER);
        }
        return Drawn.sum(chosen);
    }
}
