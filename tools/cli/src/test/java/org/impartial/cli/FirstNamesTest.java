package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.impartial.contest.Problems;
import org.impartial.core.contract.GameContract;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Games;
import org.impartial.games.heap.Nim;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Test;

/** The names that a developer tries before reading compile, and answer. */
class FirstNamesTest {
    private static final Solver SOLVER = Solver.normal().within(Budget.seconds(5));

    record Pair(int x, List<Long> y) {}

    @Test
    void positionsArePlayedByHand() {
        Position position = Games.position("kotzig[n=17,S=1,2,4] 0");
        assertEquals(3, position.options().size());
        assertFalse(position.isTerminal());
        Position heaps = new Nim().heaps(List.of(3, 5));
        assertEquals(heaps, new Nim().heaps(3, 5));
        assertEquals(heaps, new Nim().heaps(3L, 5L));
        var moves = SOLVER.winningMoves(heaps);
        assertEquals("nim 3 + nim 3", heaps.play(moves.get(0)).toString());
        assertEquals(8, heaps.options().size());
        assertThrows(IllegalArgumentException.class, () -> new Nim().heaps(1).play(moves.get(0)));
        assertTrue(new Nim().heaps(0, 0).isTerminal());
        assertTrue(SOLVER.outcome(heaps).isWin());
        assertTrue(SOLVER.outcome(new Nim().heaps(2, 2)).isLoss());
    }

    @Test
    void rulesAreLinesOfCode() {
        HeapGame takeUpToHalf = HeapGame.of("up-to-half", (heap, out) -> {
                    for (int k = 1; 2 * k <= heap; k++) {
                        out.to(heap - k);
                    }
                })
                .claiming("G(2n) = n, G(2n + 1) = G(n)", "Levine 2006", FirstNamesTest::half);
        GameContract.check(takeUpToHalf).orThrow();
        assertEquals(1L << 61, SOLVER.grundy(takeUpToHalf.at(1L << 62)));
        HeapGame oneOrTwo = HeapGame.of("one-or-two", n -> List.of(n - 1, n - 2));
        assertEquals(2, SOLVER.grundy(oneOrTwo.at(5)));
        Claim<Long> even = Claim.<Long>values(Basis.proved("G(2n) = n", "Levine 2006"), n -> n / 2)
                .where(n -> n % 2 == 0);
        assertEquals(4, ((Claim.Values<Long>) even).value().applyAsLong(8L));
        assertFalse(((Claim.Values<Long>) even).domain().test(7L));
        assertFalse(((Claim.Outcomes<Long>) Claim.<Long>outcomes(Basis.proved("x", "y"), Convention.MISERE, n -> true)
                        .where(n -> n > 3))
                .domain()
                .test(3L));
    }

    private static long half(long n) {
        return n % 2 == 0 ? n / 2 : half((n - 1) / 2);
    }

    @Test
    void graphsAndLoopsAreGivenAsTheyAre() {
        ImpartialGame<Integer> down = ImpartialGame.of("down", n -> n == 0 ? List.of() : List.of(n - 1));
        assertTrue(SOLVER.outcome(down.at(3)).isWin());
        assertTrue(SOLVER.outcome(ImpartialGame.<Integer>loopy("round", n -> List.of((n + 1) % 3))
                        .at(0))
                .isDraw());
        assertTrue(FiniteGraph.of(new int[][] {{1}, {0}}).loopy());
        assertFalse(FiniteGraph.of(new int[][] {{2, 1, 2}, {2}, {}}).loopy());
    }

    @Test
    void problemsAreFoundByTheirId() {
        Problems all = Problems.named(Problems.names().get(0));
        String id = all.list().get(1).id();
        assertEquals(id, all.problem(id).id());
        assertThrows(IllegalArgumentException.class, () -> all.problem("none"));
    }

    @Test
    void aStateThatIsARecordIsReadAndWritten() {
        ImpartialGame<Pair> game = ImpartialGame.of(
                "pairs",
                List.of(new Pair(2, List.of(1L, 5L))),
                pair -> pair.x() == 0 ? List.of() : List.of(new Pair(pair.x() - 1, pair.y())));
        GameContract.check(game).orThrow();
        var read = GameLibrary.of(List.of(GameFamily.of(game))).read("pairs 2 [1,5]");
        assertEquals("pairs 2 [1,5]", read.position().toString());
        assertEquals("1 [1,5]", read.write(read.position().moves().get(0)).toString());
        NotationException wrong = assertThrows(
                NotationException.class,
                () -> game.notation().read(read.datum().asItems().get(0)));
        assertTrue(wrong.getMessage().contains("the state is [x, y], not 2"), wrong::getMessage);
    }
}
