package org.impartial.games.coin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.library.NotatedPosition;
import org.impartial.games.Asked;
import org.impartial.games.ByClaims;
import org.impartial.games.Games;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves of rows of coins whose heads lie far to the right: found by the theory, and written by the coins that they turn. */
class CoinMovesTest {
    private final Solver solver = Solver.normal();

    @ParameterizedTest
    @CsvSource({
        "single-coin 1000000000000000 7 2, 2; 7; 1000000000000000",
        "turning-turtles 1000000000000000, 1000000000000000",
        "turning-turtles 5 1000000000000000, 5 1000000000000000",
        "turning-turtles 1 2 3, ''",
        "'consecutive-coins[k=3] 999999999999999 4', 2 3 4; 999999999999997 999999999999998 999999999999999",
        "'subtraction-coins[S=1,3,4] 1000000000000000', 999999999999996 1000000000000000",
        "twins 12 1000000000000000, 12 1000000000000000",
        "'twins[S=1,2,3] 1000000000000001', 1000000000000000 1000000000000001",
        "mock-turtles 1000000000000000, 1000000000000000",
        "mock-turtles 0 1000000000000000, 0 1000000000000000",
        "ruler 1 1000000000000000, 999999999999999 1000000000000000"
    })
    void winningMovesOfFarHeads(String text, String expected) {
        NotatedPosition diagram = Games.library().read(text);
        List<String> moves = solver.analyse(diagram.position()).winningMoves().stream()
                .map(move -> diagram.write(move).toString())
                .toList();
        assertEquals(expected, String.join("; ", moves), text);
    }

    /** About 10^14 triples: the first thousand come at once, distinct and right. */
    @Test
    void tripletsOfMockTurtlesAreLazy() {
        Position row = Asked.read("mock-turtles 5 77 1000000000000000");
        List<Position> replies =
                ByClaims.replies(row.components().get(0), 0).limit(1000).toList();
        assertEquals(1000, replies.stream().distinct().count());
        assertTrue(replies.stream().allMatch(reply -> ByClaims.grundy(reply) == 0));
    }

    /** A run of 2^49 coins is a move, written by its ends. */
    @Test
    void longRunsAreWrittenByTheirEnds() {
        long far = 1L << 49;
        NotatedPosition diagram = Games.library().read("ruler " + far / 2 + " " + far);
        List<Move> moves = ByClaims.winningMoves(diagram.position()).toList();
        assertEquals(
                List.of("1.." + far),
                moves.stream().map(move -> diagram.write(move).toString()).toList());
        Position after = moves.get(0).result();
        assertEquals(0, ByClaims.grundy(after));
        assertEquals("ruler 1.." + (far / 2 - 1) + " " + (far / 2 + 1) + ".." + (far - 1), after.toString());
        assertEquals(after, Asked.read(after.toString()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"turning-turtles 1000000000000000", "mock-turtles 1000000000000000", "ruler 1000000000000000"})
    void tooManyOptionsAreRefusedAtOnce(String text) {
        assertThrows(BeyondRangeException.class, () -> Asked.read(text).moves());
    }
}
