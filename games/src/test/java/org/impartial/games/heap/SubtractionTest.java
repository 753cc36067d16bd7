package org.impartial.games.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Games;
import org.impartial.games.HeapTable;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Periods and closed forms of subtraction games against their tables, and how sets are written. */
class SubtractionTest {

    @Test
    void periodsOfTwoAndOfThreeMembers() {
        int sets = 0;
        for (long a = 1; a <= 9; a++) {
            for (long b = a + 1; b <= 26; b++) {
                checkPeriod(SubtractionSet.of(a, b));
                checkPeriod(SubtractionSet.of(a, b, a + b));
                sets++;
            }
        }
        assertEquals(189, sets);
    }

    /** The values have the claimed period from the start on, and no lesser one. */
    private static void checkPeriod(SubtractionSet set) {
        int period = Math.toIntExact(periodic(set).period());
        long[] table = HeapTable.of(
                new Subtraction(set),
                2 * period + Math.toIntExact(set.greatest().orElseThrow()));
        assertEquals(0, periodic(set).preperiod());
        assertTrue(hasPeriod(table, period), set + " has no period " + period);
        IntStream.range(1, period)
                .filter(p -> period % p == 0)
                .forEach(p -> assertTrue(!hasPeriod(table, p), set + " has the lesser period " + p));
    }

    private static boolean hasPeriod(long[] table, int period) {
        return IntStream.range(period, table.length).allMatch(n -> table[n] == table[n - period]);
    }

    private static Claim.Periodic<Long> periodic(SubtractionSet set) {
        return new Subtraction(set)
                .claims().stream()
                        .filter(Claim.Periodic.class::isInstance)
                        .map(claim -> (Claim.Periodic<Long>) claim)
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void allButOneNumber() {
        for (long k = 1; k <= 12; k++) {
            Subtraction game = new Subtraction(SubtractionSet.allBut(k));
            long[] table = HeapTable.of(game, 100);
            Claim.Values<Long> values = game.claims().stream()
                    .filter(Claim.Values.class::isInstance)
                    .map(claim -> (Claim.Values<Long>) claim)
                    .findFirst()
                    .orElseThrow();
            assertEquals(
                    Arrays.stream(table).boxed().toList(),
                    LongStream.range(0, 100)
                            .mapToObj(n -> values.value().applyAsLong(n))
                            .toList());
        }
    }

    /** The moves come from the theorem, and not from a list of all options. */
    @Test
    void movesOfGreatHeaps() {
        long heap = Long.MAX_VALUE - 1;
        Subtraction odd = (Subtraction)
                Games.library().ruleset("subtraction[S=odd]").games().get(0);
        assertEquals(
                List.of(heap, heap - 2, heap - 4),
                moves(odd, heap + 1).limit(3).boxed().toList());
        Subtraction butThousand = new Subtraction(SubtractionSet.allBut(1_000));
        assertEquals(
                List.of(0L, 1_000L), moves(butThousand, 2_001).sorted().boxed().toList());
        assertEquals(List.of(), moves(butThousand, 1_000).boxed().toList());
        assertEquals(2, moves(butThousand, heap).count());
    }

    private static LongStream moves(Subtraction game, long heap) {
        return Solver.normal().within(Budget.positions(1_000)).analyse(game.at(heap)).winningMoves(3).list().stream()
                .mapToLong(move -> (Long) move.to().components().get(0).state());
    }

    /** No theorem covers the set of three numbers that is only conjectured, so it is not used to answer. */
    @Test
    void whatIsOnlyBelievedIsMarkedSo() {
        assertTrue(periodic(SubtractionSet.of(2, 5)).basis().firm());
        assertTrue(!periodic(SubtractionSet.of(4, 9, 13)).basis().firm());
    }

    @ParameterizedTest
    @CsvSource({
        "'S=1,3,4', '1,3,4'",
        "'S=4,1,3,3', '1,3,4'",
        "'S=2..5', '2..5'",
        "'S=3..', '3..'",
        "'S=1,4..6,9', '1,4,5,6,9'",
        "'S=7', '7'",
        "'S=4..4', '4'",
        "'S=all', 'all'",
        "'S=1..', 'all'",
        "'S=odd', 'odd'",
        "'S=primes', 'primes'",
        "'but=3,2', 'all but 2,3'"
    })
    void setsAreRead(String params, String expected) {
        Subtraction game = (Subtraction)
                Games.library().ruleset("subtraction[" + params + "]").games().get(0);
        assertEquals(expected, game.set().toString());
    }

    /** The theorems go as far as a long and a table do. */
    @Test
    void theoremsOfGreatNumbers() {
        long half = Long.MAX_VALUE / 2;
        assertEquals(3, claims(SubtractionSet.allBut(half)));
        assertEquals(0, claims(SubtractionSet.allBut(half + 1)));
        long most = 1L << 20;
        assertEquals(claims(SubtractionSet.of(1, 2)), claims(SubtractionSet.of(1, most)));
        assertEquals(claims(SubtractionSet.of(1, 2)) - 2, claims(SubtractionSet.of(1, most + 1)));
    }

    private static int claims(SubtractionSet set) {
        return SubtractionTheorems.claims(new Subtraction(set), set).size();
    }

    @Test
    void aSetOfPartsMayHaveAHundredThousandMembers() {
        Subtraction game = (Subtraction) Games.library()
                .ruleset("subtraction[S=1..50000,60000..109999]")
                .games()
                .get(0);
        assertTrue(game.set().contains(109_999));
        assertFalse(game.set().contains(59_999));
    }

    @ParameterizedTest
    @CsvSource({
        "'subtraction', 'needs just one of its parameters'",
        "'subtraction[S=1,but=2]', 'needs just one of its parameters'",
        "'subtraction[S=evil]', '\"evil\" is not a subtraction set'",
        "'subtraction[S=0,1]', 'a subtraction set holds numbers from 1 on, not 0'",
        "'subtraction[S=5..2]', 'an interval l..r needs 1 <= l <= r'",
        "'subtraction[S=[]]', 'a subtraction set needs a member'",
        "'subtraction[S=1,7..]', 'may have 100000 members'",
        "'subtraction[S=1..2,5..100003]', 'and 5..100003 is too many'",
        "'subtraction[S=1..50000,60000..109999,200000]', 'and 200000..200000 is too many'",
        "'subtraction[but=0]', 'excluded number 0 is 0; it must be at least 1'",
        "'subtraction[sets=1,2]', 'sets is a list of sets'"
    })
    void mistakesSayWhatToWrite(String text, String message) {
        NotationException refused =
                assertThrows(NotationException.class, () -> Games.library().ruleset(text));
        assertTrue(refused.getMessage().contains(message), refused.getMessage());
    }

    @Test
    void wordsHoldTheNumbersTheySay() {
        assertEquals(List.of(2L, 3L, 5L, 7L, 11L, 13L), members("primes", 15));
        assertEquals(List.of(1L, 4L, 9L), members("squares", 15));
        assertEquals(List.of(1L, 2L, 4L, 8L), members("powers-of-two", 15));
        assertEquals(List.of(1L, 3L, 5L), members("odd", 6));
    }

    private static List<Long> members(String word, long most) {
        Subtraction game = (Subtraction)
                Games.library().ruleset("subtraction[S=" + word + "]").games().get(0);
        return game.set().upTo(most).boxed().toList();
    }

    /** A lone heap has moves without an index; each of several heaps may have its own set. */
    @Test
    void movesOfOneHeapAndOfSeveral() {
        assertEquals(List.of("1", "3", "4"), moves("subtraction[S=1,3,4] 8"));
        assertEquals(List.of("0 1", "0 3", "1 2"), moves("subtraction[sets=[1,3,4],[2]] 3 2"));
    }

    private static List<String> moves(String text) {
        NotatedPosition diagram = Games.library().read(text);
        return diagram.position().moves().stream()
                .map(move -> diagram.write(move).toString())
                .toList();
    }
}
