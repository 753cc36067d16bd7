package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.Datum;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Examples from the literature, each computed from the claims and from the rules alone. */
class WorkedExamplesTest {
    private final Naive naive = new Naive();

    /** Winning moves are separated by semicolons; none means that the position is P. */
    @ParameterizedTest
    @CsvSource({
        "nim 14 21 39, '[2,27]'",
        "nim 55 81 121, '[0,40]; [1,78]; [2,102]'",
        "nim 29 45 58, '[0,23]; [1,39]; [2,48]'",
        "nim 3 4 5, '[0,1]'",
        "nim 3 5, '[1,3]'",
        "nim 3 4 5 6, '[1,0]; [2,1]; [3,2]'",
        "nim 3 2 1, ''",
        "nim 0 9 9, ''",
        "nim 7 9 12 15, '[2,1]; [1,4]; [3,2]'",
        "nim 7 9 1 15, ''",
        "nim 2 4 5, '[0,1]'",
        "'bounded-nim[limits=5,5] 9 4', '[0,4]; [1,3]'",
        "bash[m=3] 21, '1'",
        "bash[m=3] 20, ''",
        "'interval[l=2,r=3] 9', '3'",
        "'interval[l=2,r=3] 4', '3'",
        "'interval[l=2,r=3] 3', '2; 3'",
        "take-any 9, '9'",
        "'count-up[target=100,maxStep=10] 0', '1'",
        "'count-up[target=100,maxStep=10] 89', ''",
        "wythoff 2 1, ''",
        "wythoff 4 7, ''",
        "wythoff 2 3, '[1,1]; [0,2]'",
        "wythoff 5 8, '[1,1]; [0,5]'",
        "wythoff 2 2, '[2,2]; [0,1]; [1,0]'",
        "wythoff 8 4, '[1,0]'",
        "wythoff 0 6, '[0,6]'",
        "d-wythoff[d=2] 2 6, ''",
        "d-wythoff[d=3] 8 2, ''"
    })
    void winningMovesByClaimsAndByTheRules(String text, String expected) {
        NotatedPosition diagram = Games.library().read(text);
        Position position = diagram.position();
        List<String> right = Arrays.stream(expected.split("; ", -1))
                .filter(m -> !m.isEmpty())
                .sorted()
                .toList();
        assertEquals(right, written(diagram, ByClaims.winningMoves(position).toList()), "by claims");
        assertEquals(right, written(diagram, naive.balancingMoves(position)), "by the rules");
    }

    private static List<String> written(NotatedPosition diagram, List<Move> moves) {
        return moves.stream()
                .map(diagram::write)
                .map(WorkedExamplesTest::form)
                .sorted()
                .toList();
    }

    private static String form(Datum move) {
        return move instanceof Datum.Seq
                ? move.asItems().stream().map(Datum::toString).collect(Collectors.joining(",", "[", "]"))
                : move.toString();
    }

    @Test
    void everySecondPositionOfAWholePlayIsP() {
        List<String> play = List.of(
                "7 8 9", "1 8 9", "1 8 4", "1 5 4", "1 4 4", "0 4 4", "0 4 2", "0 2 2", "0 2 1", "0 1 1", "0 1 0",
                "0 0 0");
        for (int i = 0; i < play.size(); i++) {
            Position position = Asked.read("nim " + play.get(i));
            assertEquals(i % 2 == 1, ByClaims.grundy(position) == 0, play.get(i));
            assertEquals(i % 2 == 1 ? Outcome.P : Outcome.N, naive.outcome(position, Convention.NORMAL), play.get(i));
        }
        NotatedPosition start = Games.library().read("nim 7 8 9");
        assertEquals(
                List.of("0 1"),
                naive.winningMoves(start.position(), Convention.NORMAL).stream()
                        .map(move -> start.write(move).toString())
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({
        "'wythoff', '0 0, 1 2, 3 5, 4 7, 6 10, 8 13, 9 15, 11 18, 12 20'",
        "'d-wythoff[d=2]', '0 0, 1 3, 2 6, 4 10, 5 13, 7 17, 8 20'",
        "'d-wythoff[d=3]', '0 0, 1 4, 2 8, 3 12, 5 17, 6 21, 7 25'"
    })
    void coldPairs(String game, String pairs) {
        List<String> byRules = new ArrayList<>();
        List<String> byClaims = new ArrayList<>();
        for (int a = 0; a <= 12; a++) {
            for (int b = a; b <= 25; b++) {
                Position position = Asked.read(game + " " + a + " " + b);
                if (ByClaims.outcome(position.components().get(0)).orElseThrow() == Outcome.P) {
                    byClaims.add(a + " " + b);
                }
                if (naive.grundy(position) == 0) {
                    byRules.add(a + " " + b);
                }
            }
        }
        assertEquals(
                pairs, byClaims.stream().limit(pairs.split(", ", -1).length).collect(Collectors.joining(", ")));
        assertEquals(byRules, byClaims);
    }

    @Test
    void keyNumbersOfCountingToAHundred() {
        List<Integer> keys = List.of(1, 12, 23, 34, 45, 56, 67, 78, 89, 100);
        assertEquals(
                keys,
                IntStream.rangeClosed(0, 100)
                        .filter(said -> naive.grundy(count(said)) == 0)
                        .boxed()
                        .toList());
        assertEquals(
                keys,
                IntStream.rangeClosed(0, 100)
                        .filter(said -> ByClaims.grundy(count(said)) == 0)
                        .boxed()
                        .toList());
    }

    private static Position count(int said) {
        return Asked.read("count-up[target=100,maxStep=10] " + said);
    }

    @Test
    void outcomesOfTheIntervalTwoToThree() {
        List<Outcome> expected = Arrays.stream("P P N N N P P N N N".split(" ", -1))
                .map(Outcome::valueOf)
                .toList();
        List<Outcome> found = IntStream.range(0, 10)
                .mapToObj(n -> naive.outcome(Asked.read("interval[l=2,r=3] " + n), Convention.NORMAL))
                .toList();
        assertEquals(expected, found);
    }
}
