package org.impartial.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.impartial.census.IntervalCounts.WeightedRun;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.games.heap.GrundysGame;
import org.opentest4j.TestAbortedException;

/** Counts must agree with enumeration, for random games, choices, conventions and moduli. */
class CensusProperties {
    /** More positions than the sums of a test have. */
    private static final int POSITIONS = 1_000_000;

    /** Returns a random game: each heap may be lowered to random heaps or split in random ways. */
    private static HeapGame game(List<Integer> moves) {
        return HeapGame.of("random " + moves, (heap, out) -> {
            for (int move : moves) {
                int left = heap - 1 - move % 5;
                if (left >= 0 && (move & 8) == 0) {
                    out.to(left);
                }
                if (left >= 0 && (move & 16) != 0) {
                    out.to(left / 3, left - left / 3);
                }
            }
        });
    }

    private static Modulus modulus(int number) {
        return number == 0 ? Modulus.EXACT : Modulus.of(number);
    }

    @Property(tries = 150)
    void countsOfValuesAgreeWithEnumeration(
            @ForAll @Size(min = 1, max = 4) List<@IntRange(max = 31) Integer> moves,
            @ForAll Selection selection,
            @ForAll @IntRange(max = 4) int k,
            @ForAll @IntRange(max = 8) int from,
            @ForAll @IntRange(max = 7) int more,
            @ForAll @IntRange(max = 20) int m) {
        HeapGame game = game(moves);
        Census census = Census.of(game, from, from + more);
        Map<Long, Long> expected = new TreeMap<>();
        Oracle definition = new Oracle(POSITIONS);
        for (List<Integer> choice : Choices.of(selection, more + 1, k)) {
            long value = 0;
            for (int heap : choice) {
                value ^= definition.grundy(game.at(from + heap)).orElseThrow();
            }
            expected.merge(value, 1L, Long::sum);
        }
        assertSame(expected, census.choose(selection, k, modulus(m), Meter.unlimited()), modulus(m));
    }

    @Property(tries = 60)
    void countsOfMisereOutcomesAgreeWithEnumeration(
            @ForAll @Size(min = 1, max = 3) List<@IntRange(max = 31) Integer> moves,
            @ForAll Selection selection,
            @ForAll @IntRange(max = 3) int k,
            @ForAll @IntRange(max = 5) int from,
            @ForAll @IntRange(max = 4) int more,
            @ForAll @IntRange(max = 20) int m) {
        HeapGame game = game(moves);
        Oracle definition = new Oracle(POSITIONS);
        long lost = Choices.of(selection, more + 1, k).stream()
                .filter(choice -> definition.outcome(
                                game.heaps(choice.stream()
                                        .mapToLong(heap -> from + heap)
                                        .toArray()),
                                Convention.MISERE)
                        == Outcome.P)
                .count();
        Census solved = Census.misere(game, from, from + more, selection, k, modulus(m), Meter.unlimited());
        assertEquals(modulus(m).reduce(BigInteger.valueOf(lost)), modulus(m).reduce(solved.count(Outcome.P)));
        Census chosen = unlessTooLarge(() -> Census.of(game, from, from + more, Convention.MISERE, Meter.unlimited()))
                .choose(selection, k, modulus(m), Meter.unlimited());
        assertEquals(modulus(m).reduce(BigInteger.valueOf(lost)), chosen.count(Outcome.P));
        Census listed = unlessTooLarge(() -> Census.of(
                        IntStream.rangeClosed(from, from + more)
                                .mapToObj(game::at)
                                .toList(),
                        Convention.MISERE,
                        Meter.unlimited()))
                .choose(selection, k, modulus(m), Meter.unlimited());
        assertEquals(chosen.count(Outcome.P), listed.count(Outcome.P));
        assertEquals(chosen.total(), listed.total());
    }

    /** Returns the census, or discards a game whose quotient is refused for its size: jqwik bounds such games. */
    private static Census unlessTooLarge(Supplier<Census> census) {
        try {
            return census.get();
        } catch (BeyondRangeException tooLarge) {
            assertTrue(tooLarge.getMessage().contains("candidates have more than"), tooLarge.getMessage());
            throw new TestAbortedException(tooLarge.getMessage());
        }
    }

    /** A small game may have a quotient of more than 6,000 candidates: it is counted by search. */
    @Example
    void gamesWithLargeQuotientsAreCounted() {
        HeapGame game = game(List.of(1, 17, 25));
        Oracle definition = new Oracle(POSITIONS);
        long lost = IntStream.rangeClosed(0, 8)
                .filter(heap -> definition.outcome(game.at(heap), Convention.MISERE) == Outcome.P)
                .count();
        assertEquals(
                BigInteger.valueOf(lost),
                Census.misere(game, 0, 8, Selection.ORDERED, 1, Modulus.EXACT, Meter.unlimited())
                        .count(Outcome.P));
    }

    @Example
    void oneChoiceOfNothingIsZeroModuloOne() {
        Census misere = Census.of(new Taking(SubtractionSet.of(1, 2)), 0, 5, Convention.MISERE, Meter.unlimited());
        for (Selection selection : Selection.values()) {
            Census none = misere.choose(selection, 0, Modulus.of(1), Meter.unlimited());
            assertEquals(new TreeMap<>(), none.values(), selection::name);
        }
    }

    /** One heap of one size makes one choice, however many are chosen. */
    @Example
    void manyHeapsOfOneSizeAreNotSolvedAsOnePosition() {
        Meter meter = new Meter(Budget.positions(100), Progress.NONE, () -> false);
        assertThrows(
                BeyondRangeException.class,
                () -> Census.misere(new GrundysGame(), 300, 300, Selection.ORDERED, 50_000, Modulus.EXACT, meter));
    }

    /** A game with a proved period, in normal and in misère play. */
    private record Taking(SubtractionSet set) implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            for (int taken = 1; taken <= heap; taken++) {
                if (set.contains(taken)) {
                    out.to(heap - taken);
                }
            }
        }

        @Override
        public Optional<HeapCode> heapCode() {
            return Optional.of(set);
        }
    }

    @Property(tries = 60)
    void periodsAgreeWithTables(
            @ForAll @Size(min = 1, max = 3) Set<@IntRange(min = 1, max = 7) Integer> taken,
            @ForAll @IntRange(max = 100) int from,
            @ForAll @IntRange(max = 200) int more,
            @ForAll Convention play,
            @ForAll long seed) {
        HeapGame game = new Taking(SubtractionSet.of(
                taken.stream().mapToLong(Integer::longValue).sorted().toArray()));
        Oracle definition = new Oracle(POSITIONS);
        long lost = IntStream.rangeClosed(from, from + more)
                .filter(heap -> definition.outcome(game.at(heap), play) == Outcome.P)
                .count();
        Census census = Census.of(game, from, from + more, play, Meter.unlimited());
        assertEquals(lost, census.count(Outcome.P).longValueExact());
        assertEquals(more + 1, census.total().longValueExact());
        if (lost > 0) {
            long heap = (Long) ((Component<?>) census.sample(seed)).state();
            assertTrue(heap >= from && heap <= from + more, () -> heap + " is out of range");
            assertEquals(Outcome.P, definition.outcome(game.at(heap), play));
        }
        if (lost > 20) {
            assertTrue(
                    census.samples(seed, Meter.unlimited())
                            .limit(40)
                            .anyMatch(one -> (Long) ((Component<?>) one).state() > from + more / 2),
                    "no heap of the upper half was drawn");
        }
    }

    @Property(tries = 60)
    void intervalsAgreeWithLists(
            @ForAll @IntRange(max = 3) int shift,
            @ForAll @IntRange(max = 12) int from,
            @ForAll @IntRange(max = 20) int more,
            @ForAll @IntRange(max = 20) int other,
            @ForAll Selection selection,
            @ForAll @IntRange(max = 5) int k,
            @ForAll @IntRange(max = 20) int m) {
        long low = shift == 0 ? 0 : 1;
        TreeMap<Long, BigInteger> values = new TreeMap<>();
        IntStream.range(from, from + more).forEach(high -> values.put((long) high << shift | low, BigInteger.ONE));
        IntStream.range(2, 2 + other)
                .forEach(high -> values.merge((long) high << shift, BigInteger.TWO, BigInteger::add));
        Counts finite = FiniteCounts.ofValues(values, (value, count, random) -> List.of());
        Counts intervals = IntervalCounts.of(
                shift,
                List.of(
                        new WeightedRun(low, from, from + more, BigInteger.ONE),
                        new WeightedRun(0, 2, 2 + other, BigInteger.TWO)),
                FiniteCounts.FewValues.of((FiniteCounts) finite));
        Meter meter = Meter.unlimited();
        Counts some = finite.choose(selection, k, modulus(m), meter);
        Counts same = intervals.choose(selection, k, modulus(m), meter);
        assertEquals(some.all(), same.all());
        assertEquals(some.total(), same.total());
        for (long value : new long[] {0, 1, 5, 300}) {
            BigInteger expected = some.plus(finite, meter).count(value);
            assertEquals(expected, same.plus(intervals, meter).count(value));
            assertEquals(expected, some.plus(intervals, meter).count(value));
            assertEquals(expected, same.plus(finite, meter).count(value));
        }
    }

    @Property(tries = 60)
    void largeChoicesModuloANumberAgreeWithExactOnes(
            @ForAll @IntRange(min = 1025, max = 1100) int k,
            @ForAll @IntRange(min = 1, max = 3000) int m,
            @ForAll @Size(min = 1, max = 4) List<@IntRange(min = 0, max = 700) Integer> counts,
            @ForAll Selection selection) {
        TreeMap<Long, BigInteger> values = new TreeMap<>();
        for (int value = 0; value < counts.size(); value++) {
            values.put((long) value, BigInteger.valueOf(counts.get(value)));
        }
        Counts base = FiniteCounts.ofValues(values, (value, count, random) -> List.of());
        Meter meter = Meter.unlimited();
        Modulus modulus = Modulus.of(m);
        Counts exact = base.choose(selection, k, Modulus.EXACT, meter);
        Counts modular = base.choose(selection, k, modulus, meter);
        for (long value = 0; value < 4; value++) {
            assertEquals(modulus.reduce(exact.count(value)), modular.count(value));
        }
        Modulus prime = Modulus.of(1_000_000_007);
        assertEquals(
                prime.reduce(exact.count(0)),
                base.choose(selection, k, prime, meter).count(0));
        Modulus large = Modulus.of(BigInteger.TWO.pow(89).subtract(BigInteger.ONE));
        assertEquals(
                large.reduce(exact.count(0)),
                base.choose(selection, k, large, meter).count(0));
    }

    @Property(tries = 60)
    void sumsAgreeWithEnumeration(
            @ForAll @Size(min = 1, max = 4) List<@IntRange(max = 31) Integer> moves,
            @ForAll @Size(min = 1, max = 4) List<@IntRange(max = 31) Integer> others,
            @ForAll @IntRange(max = 9) int to,
            @ForAll @IntRange(max = 9) int end) {
        Map<Long, Long> expected = new TreeMap<>();
        Oracle definition = new Oracle(POSITIONS);
        for (int a = 0; a <= to; a++) {
            for (int b = 0; b <= end; b++) {
                long value = definition.grundy(game(moves).at(a)).orElseThrow()
                        ^ definition.grundy(game(others).at(b)).orElseThrow();
                expected.merge(value, 1L, Long::sum);
            }
        }
        Census sums = Census.of(game(moves), 0, to).plus(Census.of(game(others), 0, end));
        assertSame(expected, sums, Modulus.EXACT);
    }

    private static void assertSame(Map<Long, Long> expected, Census census, Modulus modulus) {
        Map<Long, BigInteger> counts = expected.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, entry -> modulus.reduce(BigInteger.valueOf(entry.getValue()))));
        counts.values().removeIf(count -> count.signum() == 0);
        assertEquals(counts, census.values());
        BigInteger total = BigInteger.valueOf(
                expected.values().stream().mapToLong(Long::longValue).sum());
        assertEquals(modulus.reduce(total), census.total());
        assertEquals(counts.getOrDefault(0L, BigInteger.ZERO), census.count(Outcome.P));
    }
}
