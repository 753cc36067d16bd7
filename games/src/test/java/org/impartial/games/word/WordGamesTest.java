package org.impartial.games.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.NotationException;
import org.impartial.games.SearchInquiry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games without a theorem: search over their states, and how they are written. */
class WordGamesTest {
    private static final GameLibrary LIBRARY = GameLibrary.of(
            List.of(GameOf31.FAMILY, DigitalDeletions.FAMILY, AliceAndBob.FAMILY, Multiplication.FAMILY));

    private static List<String> winning(String text) {
        NotatedPosition diagram = LIBRARY.read(text);
        return new SearchInquiry()
                .winningMoves(diagram.position(), Convention.NORMAL).stream()
                        .map(move -> diagram.write(move).toString())
                        .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "'', '[1, 2, 5]'",
        "3, '[3, 4]'",
        "356, [3]",
        "356656, []",
        "35665, [6]",
        "3566, [4]",
        "111126666, []",
        "552525, [2]"
    })
    void winningCards(String played, String cards) {
        assertEquals(cards, winning("game-of-31 " + played).toString());
    }

    @ParameterizedTest
    @CsvSource({
        "game-of-31 37, 'the cards are digits from 1 to 6, and \"7\" is none'",
        "game-of-31 11111, 'there are four cards of each kind, and 11111 has more of 1'",
        "game-of-31 666655, 'the total may not pass 31, and that of 666655 is 34'",
        "digital-deletions 1x, 'the string is made of digits from 0 to 9, and \"x\" is none'",
        "digital-deletions 1234567890123456789, 'the string has 19 digits; the most are 18'",
        "multiplication[1] 5, 'maxFactor is 1; it must be at least 2'",
        "multiplication[9] 5 6 7, 'a goal is one number n, or [n, k] after a multiplication by k, not the list [5,6,7]'",
        "multiplication[9] 0, 'the goal is 0; it must be at least 1'",
        "alice-and-bob 3 0, 'the number at index 1 is 0; it must be at least 1'",
        "alice-and-bob 9223372036854775807 1, 'the sum of the numbers is above 9223372036854775807, and a move might make"
                + " it'"
    })
    void badNotationIsSaid(String text, String said) {
        NotationException e = assertThrows(NotationException.class, () -> LIBRARY.read(text));
        assertTrue(e.getMessage().endsWith(said), e.getMessage());
    }

    @Test
    void winningDeletions() {
        assertEquals(List.of(""), winning("digital-deletions 0"));
        assertEquals(List.of(""), winning("digital-deletions 00"));
        assertEquals(List.of(), winning("digital-deletions 1"));
        assertEquals(List.of(), winning("digital-deletions 20"));
        assertEquals(List.of("20", "11"), winning("digital-deletions 21"));
        assertEquals(List.of("1"), winning("digital-deletions 100"));
        assertEquals(List.of("300"), winning("digital-deletions 305"));
        assertEquals(List.of(""), winning("digital-deletions 09999"));
    }

    @Test
    void theLongestStringsAreTaken() {
        String longest = "9".repeat(DigitalDeletions.MOST_DIGITS);
        assertEquals(longest, DigitalDeletions.digits(DigitalDeletions.string(longest)));
        assertTrue(new LostStrings(LostStrings.MOST_DIGITS - 1).lost("1"));
    }

    @Test
    void theCardsLeftAreShown() {
        Exhibit cards = new GameOf31().exhibits(GameOf31.after("3566")).get(0);
        assertEquals(List.of("card", "left"), cards.columns());
        assertEquals(
                List.of("1 4", "2 4", "3 3", "4 4", "5 3", "6 2"),
                cards.rows().stream().map(row -> String.join(" ", row)).toList());
        assertEquals("the total is 20, so cards up to 6 fit", cards.conclusion());
        Exhibit last = new GameOf31().exhibits(GameOf31.after("356654")).get(0);
        assertEquals("the total is 29, so cards up to 2 fit", last.conclusion());
    }

    @Test
    void whatCountsInAListIsShown() {
        Exhibit counts = new AliceAndBob().exhibits(List.of(1L, 1L, 3L, 4L)).get(0);
        assertEquals(List.of(List.of("ones", "2"), List.of("sum + count - 1 of the others", "8")), counts.rows());
        assertEquals("lost for the player to move", counts.conclusion());
        Exhibit one = new AliceAndBob().exhibits(List.of(1L)).get(0);
        assertEquals(List.of(List.of("ones", "1"), List.of("sum + count - 1 of the others", "0")), one.rows());
        assertEquals("won by the player to move", one.conclusion());
    }

    @Test
    void noTextIsTheEmptyString() {
        assertEquals(1L, ((Component<?>) LIBRARY.read("digital-deletions").position()).state());
        assertEquals(0L, ((Component<?>) LIBRARY.read("game-of-31").position()).state());
        assertTrue(LIBRARY.read("digital-deletions").position().moves().isEmpty());
    }

    @Test
    void theSieveFindsTheLostStrings() {
        LostStrings lost = new LostStrings(6);
        int[] counts = {1, 1, 9, 81, 772, 7397, 71384};
        for (int length = 0; length <= 6; length++) {
            assertEquals(counts[length], lost.count(length), "strings of length " + length);
        }
        assertTrue(lost.lost("1"));
        for (String two : List.of("11", "20", "32", "43", "54", "65", "76", "87", "98")) {
            assertTrue(lost.lost(two), two);
        }
    }

    @Test
    void theSieveAgreesWithTheRules() {
        LostStrings lost = new LostStrings(4);
        SearchInquiry search = new SearchInquiry();
        DigitalDeletions game = new DigitalDeletions();
        for (int first = 1; first <= 10_000; first *= 10) {
            for (int state = first; state < 2 * first; state++) {
                Outcome outcome = search.outcome(game.at(state), Convention.NORMAL);
                assertEquals(outcome == Outcome.P, lost.lost(DigitalDeletions.digits(state)), "1" + state);
            }
        }
    }

    @Test
    void aSieveHasItsLimits() {
        assertThrows(NotationException.class, () -> new LostStrings(-1));
        assertThrows(NotationException.class, () -> new LostStrings(9));
        assertThrows(NotationException.class, () -> new LostStrings(2).lost("100"));
        assertTrue(new LostStrings(0).lost(""));
    }

    @Test
    void numbersAreSortedAndMovesAreWrittenSo() {
        NotatedPosition diagram = LIBRARY.read("alice-and-bob 3 1 2 1");
        List<String> moves = diagram.position().moves().stream()
                .map(move -> diagram.write(move).toString())
                .toList();
        assertEquals(List.of("1 2 3", "2 2 3", "1 3 3", "1 2 4", "1 1 1 3", "1 1 5", "1 1 2 2"), moves);
    }

    /** The published theory: a table over the ones and the moves that the big numbers have. */
    @Test
    void theClosedFormIsThatOfTheTableAtTheJudgesLimits() {
        int ones = 50;
        int most = 50 * 1000 + 49;
        boolean[][] won = new boolean[ones + 2][];
        for (int a = 0; a <= ones + 1; a++) {
            int width = most + 3 * (ones + 2 - a);
            won[a] = new boolean[width + 1];
            for (int b = 0; b <= width; b++) {
                won[a][b] = wonByTable(won, a, b);
                if (b != 1 && a <= ones && b <= most && (b < 300 || b % 101 == 0)) {
                    assertEquals(won[a][b], !AliceAndBob.lost(list(a, b)), a + " ones and " + b + " moves");
                }
            }
        }
    }

    private static boolean wonByTable(boolean[][] won, int a, int b) {
        if (b == 1) {
            return oneMore(won, a);
        }
        boolean lowered = b > 0 && !won[a][b - 1];
        boolean taken = a > 0 && !won[a - 1][b];
        boolean joined = a > 0 && b > 0 && !won[a - 1][b + 1];
        boolean added = a > 1 && !won[a - 2][b == 0 ? 2 : b + 3];
        return lowered || taken || joined || added;
    }

    /** The last big number has become a one. */
    private static boolean oneMore(boolean[][] won, int a) {
        boolean taken = !won[a][0];
        boolean added = a > 0 && !won[a - 1][2];
        return taken || added;
    }

    private static List<Long> list(int ones, int moves) {
        long[] numbers = new long[ones + (moves > 0 ? 1 : 0)];
        Arrays.fill(numbers, 1);
        if (moves > 0) {
            numbers[ones] = moves;
        }
        return AliceAndBob.numbers(numbers);
    }

    @ParameterizedTest
    @CsvSource({"1 1 2, N", "3 4, P", "2 3 5, P", "'', P", "9223372036854775807, N", "9223372036854775806, P"})
    void listsThatAreKnown(String numbers, Outcome outcome) {
        NotatedPosition diagram = LIBRARY.read("alice-and-bob " + numbers);
        @SuppressWarnings("unchecked")
        List<Long> state = (List<Long>) ((Component<?>) diagram.position()).state();
        assertEquals(outcome == Outcome.P, AliceAndBob.lost(state));
    }

    @Test
    void aMoveOfTheMultiplicationIsItsFactor() {
        NotatedPosition diagram = LIBRARY.read("multiplication[4] 10");
        List<Move> moves = diagram.position().moves();
        assertEquals(
                List.of("2", "3", "4"),
                moves.stream().map(move -> diagram.write(move).toString()).toList());
        assertEquals(
                List.of("5 2", "4 3", "3 4"),
                moves.stream()
                        .map(move -> move.to().toString().replaceFirst("\\S+ ", ""))
                        .toList());
    }
}
