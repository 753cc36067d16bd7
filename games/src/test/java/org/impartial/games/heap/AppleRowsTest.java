package org.impartial.games.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.games.ByClaims;
import org.impartial.games.Games;
import org.impartial.games.Naive;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;

class AppleRowsTest {
    private final Naive naive = new Naive();
    private final AppleRows rows = new AppleRows();

    /** The rule of misère Nim on whole sums of three rows, from the bare definition. */
    @Test
    void misereNimDecides() {
        for (int a = 0; a <= 6; a++) {
            for (int b = a; b <= 6; b++) {
                for (int c = b; c <= 6; c++) {
                    boolean long1 = c > 1;
                    Outcome byRule = ((a ^ b ^ c) == 0) == long1 ? Outcome.P : Outcome.N;
                    assertEquals(byRule, naive.outcome(rows.heaps(a, b, c), Convention.MISERE), a + " " + b + " " + c);
                }
            }
        }
    }

    /** A row of 5 may become rows 2 and 2, worth 0 under both conventions: rows are tame, but sums of them not pet. */
    @Test
    void twoRowsOfTwoAreLostUnderBothConventions() {
        Position two = rows.heaps(2, 2);
        assertEquals(Outcome.P, naive.outcome(two, Convention.NORMAL));
        assertEquals(Outcome.P, naive.outcome(two, Convention.MISERE));
    }

    /** Beside wild heaps a row of 5 is not the Nim heap of 5. */
    @Test
    void aRowOfFiveBesideWildHeapsIsPlayedByItsRules() {
        Position sum =
                Games.library().read("apple-rows 5 + officers 10 + kayles 6").position();
        Outcome byRules = Solver.misere().using(Strategy.wholeSums()).outcome(sum);
        assertEquals(Outcome.N, byRules);
        assertEquals(byRules, Solver.misere().outcome(sum));
    }

    @Test
    void sumsOfGreatRowsFollowMisereNim() {
        long great = 1L << 62;
        Solver claims = Solver.misere().using(Strategy.claims());
        assertEquals(Outcome.P, claims.outcome(rows.heaps(great, great)));
        assertEquals(Outcome.N, claims.outcome(rows.heaps(great, great + 1)));
        assertEquals(
                Outcome.P,
                claims.outcome(Games.library().read("apple-rows 5 + nim 7 2").position()));
    }

    @Test
    void winningMovesOfOneRowInMiserePlay() {
        for (int row = 0; row <= 12; row++) {
            Set<Position> lost = new HashSet<>(rows.at(row).options());
            lost.removeIf(option -> naive.outcome(option, Convention.MISERE) == Outcome.N);
            Set<Position> found = Solver.misere().winningMoves(rows.at(row)).stream()
                    .map(Move::to)
                    .collect(Collectors.toSet());
            assertEquals(lost, found, "row " + row);
        }
        assertEquals(
                List.of(rows.heaps(2, 2), rows.heaps(3, 3), rows.heaps(4, 4)),
                Solver.misere().analyse(rows.at(Long.MAX_VALUE)).winningMoves(3).list().stream()
                        .map(Move::to)
                        .toList());
    }

    @Test
    void aMoveIsARowWithWhatIsLeftOfIt() {
        var diagram = Games.library().read("apple-rows 2 5");
        List<String> moves = diagram.position().moves().stream()
                .map(move -> diagram.write(move).toString())
                .toList();
        assertEquals(
                List.of(
                        "0 []", "0 [1]", "1 []", "1 [1]", "1 [2]", "1 [3]", "1 [4]", "1 [1,1]", "1 [1,2]", "1 [1,3]",
                        "1 [2,2]"),
                moves);
    }

    /** All of the many ways to leave a long row worth nothing are twins. */
    @Test
    void repliesOfALongRowAreLazy() {
        List<Position> twins =
                ByClaims.replies(rows.at(Long.MAX_VALUE), 0).limit(3).toList();
        assertEquals(List.of(rows.heaps(0), rows.heaps(1, 1), rows.heaps(2, 2)), twins);
        long wanted = (1L << 62) + 5;
        List<Position> some =
                ByClaims.replies(rows.at(Long.MAX_VALUE), wanted).limit(1000).toList();
        assertEquals(1000, some.size());
        assertTrue(some.stream().allMatch(option -> ByClaims.grundy(option) == wanted));
    }
}
