package org.impartial.games.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.games.HeapTable;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Winning moves of heaps that have too many options to look at, from a proved period. */
class GreatHeapsTest {
    private static final int MOST = 700;

    private static Octal game(String code) {
        return new Octal(BreakingCode.parse(code));
    }

    /** The list is that of all options, in their order, filtered by the bare table; beside Nim it balances that. */
    @ParameterizedTest
    @ValueSource(strings = {"0.77", "0.07", "0.137", "0.15", "0.17", "0.34", "0.26", "0.3303", "0.12", "4.444", "0.4"})
    void winningMovesAreThoseOfTheRules(String code) {
        Octal game = game(code);
        long[] table = HeapTable.of(game, MOST);
        Solver solver = Solver.normal();
        int moves = 0;
        for (int heap = MOST - 30; heap < MOST; heap++) {
            for (int beside : List.of(0, 1, 9)) {
                Position position = game.at(heap).plus(new Nim().at(beside));
                List<Move> expected = position.moves().stream()
                        .filter(move -> value(move.result(), table) == 0)
                        .toList();
                assertEquals(expected, solver.analyse(position).winningMoves(), game + " " + heap + " + " + beside);
                moves += expected.size();
            }
        }
        assertTrue(moves > 50, "there are winning moves to compare");
    }

    private static long value(Position position, long[] table) {
        return position.components().stream()
                .mapToLong(c -> c.game() instanceof Nim ? (Long) c.state() : table[Math.toIntExact((Long) c.state())])
                .reduce(0, (a, b) -> a ^ b);
    }

    @Test
    void heapsBeyondEveryListHaveWinningMoves() {
        Octal kayles = game("0.77");
        long heap = 1_000_000_000_000_003L;
        Analysis analysis = Solver.normal().analyse(kayles.at(heap));
        Analysis.WinningMoves some = analysis.winningMoves(2000);
        assertEquals(Outcome.N, analysis.outcome());
        assertTrue(analysis.reason().startsWith("period 12 from 71 (Guy-Smith: "), analysis.reason());
        assertFalse(Solver.normal().analyse(kayles.at(60)).reason().contains("period"), "60 heaps are a table");
        assertEquals(2000, some.list().size());
        assertFalse(some.complete());
        for (Move move : some.list()) {
            assertEquals(Outcome.P, Solver.normal().analyse(move.result()).outcome(), move::toString);
        }
        long last = some.list().stream()
                .flatMapToLong(m -> m.to().components().stream().mapToLong(c -> (Long) c.state()))
                .filter(part -> part < heap / 2)
                .max()
                .orElse(0);
        assertTrue(last > 71 + 2 * 12, "more than one period of them");
    }

    /** No option of the great heap balances the 9: that is known after one period, not after 10^15 looks. */
    @Test
    void thatThereIsNoneIsKnownToo() {
        Octal guiles = game("0.15");
        long heap = 1_000_000_000_000_009L;
        assertEquals(2, Solver.normal().analyse(guiles.at(heap)).grundy().orElseThrow());
        Analysis beside = Solver.normal().analyse(guiles.at(heap).plus(new Nim().at(9)));
        Analysis.WinningMoves moves = beside.winningMoves(5);
        assertTrue(moves.complete());
        assertTrue(moves.list().stream()
                .allMatch(m -> beside.position().components().get(m.component()).game() instanceof Nim));
        assertEquals(1, moves.list().size());
    }
}
