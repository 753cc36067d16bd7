package org.impartial.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Analysis.JudgedMove;
import org.impartial.solve.Analysis.Status;
import org.impartial.solve.Analysis.WinningMoves;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A search adds the results that a theorem does not give, and the analysis states those that are missing. */
class FurtherTest {
    private static final HeapGame NIM = HeapGame.of("nim", (heap, out) -> {
        for (int next = 0; next < heap; next++) {
            out.to(next);
        }
    });

    /**
     * Chomp with two rows, and a theorem that gives the outcome of rectangles of more than one column and nothing else.
     */
    private record Rows(Convention convention) implements ImpartialGame<List<Integer>> {
        @Override
        public void options(List<Integer> rows, Options<List<Integer>> out) {
            for (int keep = 1; keep < rows.get(0); keep++) {
                out.to(List.of(keep, Math.min(keep, rows.get(1))));
            }
            for (int keep = 0; keep < rows.get(1); keep++) {
                out.to(List.of(rows.get(0), keep));
            }
        }

        @Override
        public List<Claim<List<Integer>>> claims() {
            return List.of(new Claim.Outcomes<>(
                    Basis.proved("the first player steals a strategy", "Gale 1974"),
                    convention,
                    rows -> rows.get(0) > 1 && rows.get(0).equals(rows.get(1)),
                    rows -> Outcome.N));
        }
    }

    @ParameterizedTest
    @EnumSource(Convention.class)
    void aSearchAddsValueAndMovesWhereATheoremGivesTheOutcomeOnly(Convention convention) {
        Position board = new Rows(convention).at(List.of(70, 70));
        Analysis analysis = Solver.of(convention).analyse(board);
        Analysis searched = Solver.of(convention).using(Strategy.search()).analyse(board);
        assertEquals(Outcome.N, analysis.outcome());
        assertEquals(searched.winningMoves(), analysis.winningMoves());
        assertEquals(searched.grundy(), analysis.grundy());
        assertEquals("", analysis.missing());
        assertTrue(analysis.reason().contains("Gale 1974"), analysis.reason());
        assertTrue(analysis.reason().contains("search of "), analysis.reason());
    }

    @ParameterizedTest
    @EnumSource(Convention.class)
    void missingResultsAreStated(Convention convention) {
        int side = convention == Convention.NORMAL ? 150 : 60;
        Position board = new Rows(convention).at(List.of(side, side));
        int positions = convention == Convention.NORMAL ? 8_000 : 100;
        Analysis analysis =
                Solver.of(convention).within(Budget.positions(positions)).analyse(board);
        assertEquals(Status.SOLVED, analysis.status());
        assertEquals(Outcome.N, analysis.outcome());
        WinningMoves moves = analysis.winningMoves(5);
        assertFalse(moves.complete());
        assertTrue(convention == Convention.MISERE || moves.list().isEmpty(), moves::toString);
        assertTrue(analysis.missing().contains("not all winning moves are known"), analysis.missing());
        assertTrue(analysis.missing().contains("the limit is " + positions + " positions"), analysis.missing());
        assertThrows(UnsolvedException.class, analysis::winningMoves);
        if (convention == Convention.NORMAL) {
            assertTrue(analysis.grundy().isEmpty());
            assertTrue(analysis.missing().contains("the Grundy value is not known"), analysis.missing());
            assertTrue(analysis.missing().contains(" positions, "), analysis.missing());
        }
    }

    @Test
    void everyMoveHasItsOutcome() {
        Solver solver = Solver.normal();
        List<String> moves = solver.analyse(NIM.heaps(1, 2)).moves().stream()
                .map(JudgedMove::toString)
                .toList();
        assertEquals(List.of("nim 1 -> nim 0: N", "nim 2 -> nim 0: N", "nim 2 -> nim 1: P"), moves);
        List<JudgedMove> judged =
                solver.analyse(new Rows(Convention.NORMAL).at(List.of(2, 2))).moves();
        assertEquals(
                1,
                judged.stream()
                        .filter(m -> m.outcome().equals(Optional.of(Outcome.P)))
                        .count());
    }

    @ParameterizedTest
    @EnumSource(Convention.class)
    void theBestMoveWinsOrResistsLongest(Convention convention) {
        Solver solver = Solver.of(convention);
        for (int a = 0; a < 5; a++) {
            for (int b = 0; b < 6; b++) {
                Position sum = NIM.heaps(a, b);
                Optional<Position> after = solver.bestMove(sum).map(Move::result);
                assertEquals(sum.moves().isEmpty(), after.isEmpty());
                int best = sum.moves().stream()
                        .mapToInt(m -> solver.remoteness(m.result()).orElseThrow())
                        .max()
                        .orElse(0);
                after.ifPresent(next -> assertTrue(
                        solver.analyse(sum).outcome() == Outcome.N
                                ? solver.analyse(next).outcome() == Outcome.P
                                : solver.remoteness(next).orElseThrow() == best,
                        sum::toString));
            }
        }
    }

    @Test
    void solversGiveValuesAndOutcomesOfWholeGraphs() {
        assertEquals(6, Solver.normal().grundy(NIM.heaps(3, 5)));
        assertEquals(6, Solver.misere().grundy(NIM.heaps(3, 5)));
        Map<Position, Outcome> all = Solver.misere().outcomes(NIM.heaps(1, 1));
        assertEquals(
                List.of(Outcome.N, Outcome.P, Outcome.N),
                List.copyOf(all.values()).subList(0, 3));
        ImpartialGame<Integer> loop = new ImpartialGame<>() {
            @Override
            public void options(Integer state, Options<Integer> out) {
                out.to(1 - state);
            }

            @Override
            public boolean loopy() {
                return true;
            }

            @Override
            public String toString() {
                return "loop";
            }
        };
        String why = String.valueOf(
                assertThrows(UnsolvedException.class, () -> Solver.normal().grundy(loop.at(0)))
                        .getMessage());
        assertTrue(why.startsWith("there is no Grundy value, or this strategy gives none: loop 0: D"), why);
    }

    @Test
    void aStrategyOnThreadsHasItsName() {
        assertEquals("packed[2]", Strategy.named("packed[2]").name());
        assertThrows(IllegalArgumentException.class, () -> Strategy.named("packed[0]"));
    }

    @Test
    void anAnalysisPrintsItsAnswer() {
        String text = Solver.normal().analyse(NIM.heaps(3, 5)).toString();
        assertTrue(text.startsWith("nim 3 + nim 5: N, Grundy value 6, by auto, "), text);
        String stopped = Solver.misere()
                .within(Budget.positions(1))
                .analyse(NIM.heaps(3, 5, 9))
                .toString();
        assertTrue(stopped.startsWith("nim 3 + nim 5 + nim 9: OVER_BUDGET, the search stopped"), stopped);
    }

    /** A lost position whose follower has more options than can be listed, so that the longest play is not known. */
    @Test
    void aLostPositionHasAMoveThoughPlayCannotBeListed() {
        ImpartialGame<Long> wide = new ImpartialGame<>() {
            @Override
            public void options(Long state, Options<Long> out) {
                for (long end = state == 1 ? 5_000_010 : 10; end > 10; end--) {
                    out.to(end);
                }
                if (state == 2) {
                    out.to(1L);
                }
            }

            @Override
            public List<Claim<Long>> claims() {
                return List.of(Claim.values(Basis.proved("the parity", "by hand"), state -> state == 1 ? 1 : 0));
            }
        };
        assertEquals(
                wide.at(1L), Solver.normal().bestMove(wide.at(2L)).orElseThrow().result());
    }
}
