package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.impartial.census.Census;
import org.impartial.census.Tuples;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.ImpartialException;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts by automata must agree with enumeration, and with known numbers. */
class GameTheoremsTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private static ImpartialGame<?> game(String name) {
        return GameLibrary.installed().ruleset(name).games().get(0);
    }

    private static Census census(String name, Convention play, CountedTuples tuples) {
        return GameTheorems.census(game(name), play, tuples, PATIENCE, Meter.unlimited())
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "wythoff, NORMAL, 0, 40",
        "wythoff, NORMAL, 3, 33",
        "wythoff, MISERE, 0, 25",
        "d-wythoff[d=2], NORMAL, 1, 15",
        "chocolate-bar[k=1], NORMAL, 1, 9"
    })
    void countsAgreeWithEnumeration(String name, Convention play, long from, long to) {
        assertCounts(name, play, Tuples.of(game(name), Tuples.size(game(name)).orElseThrow(), from, to), List.of());
    }

    @Tag("thorough")
    @Test
    void moreCountsAgreeWithEnumeration() {
        countsAgreeWithEnumeration("d-wythoff[d=2]", Convention.NORMAL, 1, 30);
        countsAgreeWithEnumeration("circular-nim[n=5,k=2]", Convention.NORMAL, 1, 4);
    }

    @Test
    void gamesOfAnyNumberOfHeapsNeedTerms() {
        assertTrue(Tuples.size(game("welter")).isEmpty());
        assertTrue(GameTheorems.census(
                        game("welter"), Convention.NORMAL, CountedTuples.of(0, 9), PATIENCE, Meter.unlimited())
                .isEmpty());
        assertCounts("welter", Convention.NORMAL, Tuples.of(game("welter"), 3, 2, 9), List.of("x", "y", "z"));
        Census orders = Tuples.of(game("welter"), 3, 2, 4).census(Convention.NORMAL, Meter.unlimited());
        assertEquals(BigInteger.valueOf(6), orders.total());
        Census pairs = orders.subsets(2);
        assertEquals(BigInteger.valueOf(15), pairs.count(0));
        assertThrows(ImpartialException.class, () -> pairs.sample(1), "all six are one position");
    }

    private static void assertCounts(String name, Convention play, Tuples<?> tuples, List<String> terms) {
        Census expected = tuples.outcomes(play, Meter.unlimited());
        CountedTuples range = CountedTuples.of(tuples.from(), tuples.to()).at(terms.toArray(String[]::new));
        Census census = census(name, play, range);
        assertEquals(expected.count(Outcome.P), census.count(Outcome.P));
        assertEquals(expected.total(), census.total());
        Solver solver = Solver.of(play);
        Set<Position> seen = new HashSet<>();
        census.samples(1, Meter.unlimited()).limit(50).forEach(position -> {
            assertEquals(Outcome.P, solver.outcome(position));
            seen.add(position);
        });
        assertTrue(seen.size() >= 3 || census.count(0).intValueExact() <= 3);
    }

    @Test
    void knownNumbersAreCounted() {
        CountedTuples fibonacci = CountedTuples.of(1, 1L << 30).at("n", "2n", "3n");
        assertEquals(
                BigInteger.valueOf(2_178_309),
                census("nim", Convention.NORMAL, fibonacci).count(0));
        BigInteger pairs = census("wythoff", Convention.NORMAL, CountedTuples.of(0, 999_999_999_999_999_999L))
                .count(Outcome.P);
        // Two pairs for each index from 1 on whose greater member, n times the square of the golden ratio, is below
        // 10^18.
        assertEquals(new BigInteger("763932022500210303"), pairs);
        CountedTuples googol = new CountedTuples(BigInteger.ZERO, BigInteger.TEN.pow(100), List.of(), "x<y");
        assertTrue(census("wythoff", Convention.NORMAL, googol)
                .count(0)
                .toString()
                .startsWith("38196601125010515179541316563436188227969082019423713786455137729"));
    }

    @Test
    void termsAndConditionsSelectTuples() {
        Theorem nim =
                Discovery.of(HeapRules.parse("x'<x; y'<y")).run().theorem().orElseThrow();
        assertEquals(BigInteger.valueOf(9), nim.census(CountedTuples.of(2, 10)).count(0));
        Census line = nim.census(CountedTuples.of(0, 9).at("t+3", "2t"));
        assertEquals(BigInteger.ONE, line.count(0));
        assertEquals(BigInteger.TEN, line.total());
        assertEquals("[6, 6]", ((Component<?>) line.sample(1)).state().toString());
        // 8 and 9, since the sum is above 12 from 7 on
        assertEquals(
                BigInteger.TWO,
                nim.census(CountedTuples.of(0, 9).where("x+y>12 & x!=7")).count(0));
        NotationException few = assertThrows(
                NotationException.class, () -> nim.census(CountedTuples.of(0, 9).at("n")));
        assertTrue(few.getMessage().contains("2 heaps"), few.getMessage());
        assertThrows(
                NotationException.class, () -> nim.census(CountedTuples.of(0, 9).where("x<")));
        assertThrows(IllegalArgumentException.class, () -> CountedTuples.of(3, 2));
        CountedTuples huge = new CountedTuples(BigInteger.ZERO, BigInteger.TWO.pow(600), List.of(), "");
        assertThrows(BeyondRangeException.class, () -> nim.census(huge));
        CountedTuples large = new CountedTuples(BigInteger.ZERO, BigInteger.TWO.pow(300), List.of(), "");
        assertThrows(BeyondRangeException.class, () -> nim.census(large).sample(1));
    }

    @Test
    void conditionsMayNameSetsThatTheRulesDoNot() {
        Theorem nim =
                Discovery.of(HeapRules.parse("x'<x; y'<y")).run().theorem().orElseThrow();
        CountedTuples range = CountedTuples.of(0, 100);
        long odious = LongStream.rangeClosed(0, 100)
                .filter(n -> Long.bitCount(n) % 2 == 1)
                .count();
        assertEquals(
                BigInteger.valueOf(odious),
                nim.census(range.where("$odious(x)")).count(0));
        // (1,2), (3,5), (8,13), (21,34) and (55,89), in both orders
        Census pairs = census("wythoff", Convention.NORMAL, range.where("$fibonacci(x) & $fibonacci(y)"));
        assertEquals(BigInteger.TEN, pairs.count(0));
        for (String where : List.of("$odios(x)", "$P(x,y)", "$odious(x,y)", "$fibonacci(x)")) {
            assertThrows(NotationException.class, () -> nim.census(range.where(where)), where);
        }
    }

    /** A remainder has a quantified variable of its own, also beside sixteen others. */
    @Test
    void conditionsMayHaveManyVariables() {
        Theorem nim =
                Discovery.of(HeapRules.parse("x'<x; y'<y")).run().theorem().orElseThrow();
        CountedTuples range = CountedTuples.of(0, 1).at("a", "b").where("p mod 2=0 & c+d+e+f+g+h+i+j+k+l+m+n+o>=0");
        assertEquals(BigInteger.valueOf(1 << 15), nim.census(range).total());
    }

    @Test
    void theMeterStopsCounting() {
        Meter meter = new Meter(Budget.positions(10), Progress.NONE, () -> false);
        assertThrows(
                StoppedException.class,
                () -> GameTheorems.census(
                        game("circular-nim[n=6,k=4]"), Convention.NORMAL, CountedTuples.of(0, 99), PATIENCE, meter));
    }
}
