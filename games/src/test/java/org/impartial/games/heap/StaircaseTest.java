package org.impartial.games.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Asked;
import org.impartial.games.ByClaims;
import org.impartial.games.Games;
import org.impartial.games.Naive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Staircase Nim and the games that are staircases in disguise. */
class StaircaseTest {
    private final Naive naive = new Naive();

    /** Stairs 2 1 3 2 4 are an N-position, though they stand in print as a loss; the monks are the judge's samples. */
    @ParameterizedTest
    @CsvSource({
        "staircase-nim 2 1 3 2 4, 5 3",
        "staircase-nim 0 3 1, 2 1; 3 1",
        "staircase-nim 0 5 0 2, ''",
        "georgia-and-bob 1 5 6 12, 12 10",
        "georgia-and-bob 12 1 6 5, 12 10",
        "georgia-and-bob 3 6 8, 3 2; 6 5",
        "georgia-and-bob 3, 3 1",
        "monks 1 5 9, 1 4",
        "monks 1 5 8 10, 1 3",
        "monks 1 2 9 14, 2 6; 9 13",
        "monks 1 2 4 5, ''",
        "boxes 1 2 0 4 1 2, 5 4 1",
        "boxes 0 3 0 0 0 0 0 0 0 5, 2 1 3; 10 5 3"
    })
    void winningMovesByTheRulesAndByTheClaims(String text, String expected) {
        NotatedPosition diagram = Games.library().read(text);
        assertEquals(sorted(expected), written(diagram, naive.winningMoves(diagram.position(), Convention.NORMAL)));
        assertEquals(
                sorted(expected),
                written(diagram, ByClaims.winningMoves(diagram.position()).toList()));
        assertEquals(expected.isEmpty() ? Outcome.P : Outcome.N, naive.outcome(diagram.position(), Convention.NORMAL));
    }

    @ParameterizedTest
    @CsvSource({
        "staircase-nim 5 0 9223372036854775807, 3 9223372036854775802",
        "'staircase-nim 0 9223372036854775807 1', 2 1; 3 1",
        "georgia-and-bob 9223372036854775807, 9223372036854775807 1",
        "georgia-and-bob 1 9223372036854775807, 9223372036854775807 2",
        "monks 1 9223372036854775807, 1 9223372036854775806",
        "boxes 0 0 0 0 9223372036854775807, 5 4 9223372036854775807"
    })
    void winningMovesAtTheLimit(String text, String expected) {
        NotatedPosition diagram = Games.library().read(text);
        assertEquals(
                sorted(expected),
                written(diagram, ByClaims.winningMoves(diagram.position()).toList()));
    }

    /** Coins of two full stairs on one stair are more than a long holds, and count for nothing there. */
    @Test
    void aMoveMayHeapUpMoreThanALong() {
        long most = Long.MAX_VALUE;
        NotatedPosition diagram = Games.library().read("staircase-nim 5 " + most + " " + most);
        List<Move> moves = ByClaims.winningMoves(diagram.position()).toList();
        assertEquals(List.of("2 " + (most - 5), "3 " + (most - 5)), written(diagram, moves));
        Position after = moves.get(1).to();
        assertEquals("staircase-nim 5 18446744073709551609 5", after.toString());
        assertEquals(0, ByClaims.grundy(after));
    }

    /** An odd stair with more coins than a long holds has no value that a long holds. */
    @Test
    void noClaimSpeaksOfOddStairsBeyondALong() {
        BigInteger coins = BigInteger.ONE.shiftLeft(63);
        StaircaseNim game = new StaircaseNim(Stairs.STAIRS);
        assertTrue(ByClaims.grundy(game.at(List.of(coins))).isEmpty());
        assertEquals(3, ByClaims.grundy((Position) game.at(List.of(BigInteger.valueOf(3), coins))));
    }

    @Test
    void boxesMoveToSumsThatAreOddAndDivisibleByThree() {
        for (int from = 1; from < 200; from++) {
            int a = from;
            assertEquals(
                    IntStream.range(1, a)
                            .filter(b -> (a + b) % 2 == 1 && (a + b) % 3 == 0)
                            .boxed()
                            .toList(),
                    Stairs.BOXES.below(a).boxed().toList());
            assertTrue(Stairs.BOXES.below(a).allMatch(b -> Stairs.BOXES.odd(a) != Stairs.BOXES.odd(b)));
        }
    }

    @Test
    void tenThousandBoxes() {
        String boxes = IntStream.rangeClosed(1, 10_000)
                .mapToObj(i -> "" + i * 7919L % 1000)
                .collect(Collectors.joining(" "));
        Position position = Asked.read("boxes " + boxes);
        assertTrue(ByClaims.grundy(position) != 0);
        for (Move move : ByClaims.winningMoves(position).limit(20).toList()) {
            assertEquals(0, ByClaims.grundy(move.result()));
        }
    }

    @Test
    void gamesWithTooManyOptionsAreRefusedAtOnce() {
        for (String text : List.of("staircase-nim 9223372036854775807", "georgia-and-bob 9223372036854775807")) {
            Position position = Asked.read(text);
            assertThrows(BeyondRangeException.class, position::moves);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "georgia-and-bob 4 2 4, square 4 holds two pieces",
        "monks 3 3, square 3 holds two pieces",
        "georgia-and-bob 0 2, it must be at least 1",
        "staircase-nim 1 -2, stair 1 is -2",
        "staircase-nim 9223372036854775808, outside the exact integers"
    })
    void badPositionsAreRefused(String text, String message) {
        NotationException refused =
                assertThrows(NotationException.class, () -> Games.library().read(text));
        assertTrue(refused.getMessage().contains(message), refused.getMessage());
    }

    @Test
    void exhibitsShowWhatCounts() {
        assertEquals("""
                The odd stairs count
                  stair coins counts
                      1     2      2
                      2     1      -
                      3     3      3
                      4     2      -
                      5     4      4
                the XOR of what counts is 5""", exhibit("staircase-nim 2 1 3 2 4"));
        assertEquals("""
                Pairs of pieces and the gaps within them
                  piece stopped by gap
                     12          6   5
                      5          1   3
                the XOR of these gaps is 6""", exhibit("georgia-and-bob 1 5 6 12"));
        assertEquals("""
                Pairs of pieces and the gaps within them
                  piece stopped by gap
                      1          5   3
                      8         10   1
                the XOR of these gaps is 2""", exhibit("monks 1 5 8 10"));
        assertEquals("""
                The boxes i with i mod 6 in {0, 2, 5} count
                  box cards counts
                    2     4      4
                    3     1      -
                the XOR of what counts is 4""", exhibit("boxes 0 4 1"));
    }

    private static String exhibit(String text) {
        return exhibit(Asked.read(text).components().get(0));
    }

    private static <S> String exhibit(org.impartial.core.game.Component<S> component) {
        return component.game().exhibits(component.state()).get(0).text();
    }

    private static List<String> sorted(String moves) {
        return moves.isEmpty()
                ? List.of()
                : java.util.Arrays.stream(moves.split("; ")).sorted().toList();
    }

    private static List<String> written(NotatedPosition diagram, List<Move> moves) {
        return moves.stream()
                .map(move -> diagram.write(move).toString())
                .sorted()
                .toList();
    }
}
