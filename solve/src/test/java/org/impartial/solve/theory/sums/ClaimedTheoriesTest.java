package org.impartial.solve.theory.sums;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.UnsolvedException;
import org.junit.jupiter.api.Test;

/** The questions that claims alone answer, and the additions of the strategy {@code auto}. */
class ClaimedTheoriesTest {
    private static final Basis BASIS = Basis.proved("a theorem", "Bouton 1901");
    private static final long HUGE = Long.MAX_VALUE;

    /** Nim with the claims of a test. */
    private record Nim(Function<Nim, List<Claim<Long>>> theory) implements HeapGame {
        @Override
        public List<Claim<Long>> claims() {
            return theory.apply(this);
        }

        @Override
        public void options(int heap, HeapOptions out) {
            for (int left = 0; left < heap; left++) {
                out.to(left);
            }
        }

        @Override
        public String name() {
            return "nim";
        }
    }

    private static final Nim SILENT = new Nim(nim -> List.of());
    private static final Nim VALUED = new Nim(nim -> List.of(
            Claim.values(BASIS, heap -> heap),
            Claim.replies(BASIS, (heap, wanted) -> wanted < heap ? Stream.of(nim.at(wanted)) : Stream.empty()),
            Claim.pet(BASIS)));
    private static final Nim JUDGED = new Nim(nim -> List.of(
            Claim.outcomes(BASIS, Convention.NORMAL, heap -> heap == 0),
            Claim.winningReplies(BASIS, heap -> heap > 0 ? Stream.of(nim.at(0)) : Stream.empty()),
            Claim.outcomes(BASIS, Convention.MISERE, heap -> heap == 1)));
    private static final Nim GUESSED = new Nim(
            nim -> List.of(Claim.values(new Basis("a guess", BASIS.source(), Basis.Status.CONJECTURED), heap -> 77)));
    private static final Nim FIRST_ONLY = new Nim(nim -> List.of(
            Claim.values(BASIS, heap -> heap),
            new Claim.Replies<Long>(
                    BASIS,
                    Convention.NORMAL,
                    false,
                    heap -> true,
                    false,
                    (heap, wanted) -> wanted < heap ? Stream.of(nim.at(wanted)) : Stream.empty())));

    @Test
    void theRuleOfNimNeedsSearchOnlyForValuesThatNoClaimGives() {
        Position valued = VALUED.heaps(HUGE, 5);
        assertEquals(
                claims(valued, Convention.MISERE).reason(),
                Solver.misere().analyse(valued).reason());
        Analysis searched = Solver.misere().analyse(new Nim(nim -> List.of(Claim.pet(BASIS))).heaps(60, 50));
        assertEquals(OptionalLong.of(60 ^ 50), searched.grundy());
        assertTrue(searched.reason().startsWith("a theorem"), searched::reason);
    }

    /** The value of a heap of 5 is claimed, but not that of its option 3. */
    @Test
    void theMovesOfPetsNeedValuesThatNoClaimGives() {
        Position five = new Nim(nim -> List.of(
                        Claim.pet(BASIS),
                        Claim.<Long>values(BASIS, heap -> heap).where(heap -> heap != 3)))
                .at(5);
        Analysis analysis = Solver.misere().analyse(five);
        assertEquals(List.of("nim 5 -> nim 1"), texts(analysis));
        assertTrue(analysis.moves().stream().allMatch(move -> move.outcome().isPresent()));
        Analysis byClaims = claims(five, Convention.MISERE);
        assertEquals(Outcome.N, byClaims.outcome());
        assertFalse(byClaims.winningMoves(5).complete());
        assertEquals("nim 5 -> nim 1", byClaims.bestMove().orElseThrow().toString());
        assertEquals(
                4,
                byClaims.moves().stream()
                        .filter(move -> move.outcome().isPresent())
                        .count());
    }

    /** The claimed outcome answers first; the value and the moves are those of the rule of Nim, by claims as well. */
    @Test
    void theRuleOfNimAddsToAClaimedOutcomeOfAPetComponent() {
        Nim both = new Nim(nim -> Stream.of(VALUED, JUDGED)
                .flatMap(theory -> theory.theory().apply(nim).stream())
                .toList());
        Analysis analysis = Solver.misere().within(Budget.positions(1_000)).analyse(both.at(HUGE));
        assertEquals(Outcome.N, analysis.outcome());
        assertEquals(HUGE, analysis.grundy().orElseThrow());
        assertEquals(List.of("nim " + HUGE + " -> nim 1"), texts(analysis));
    }

    @Test
    void hugeHeapsAreAnsweredByTheTheorem() {
        Position position = VALUED.heaps(HUGE, HUGE - 1, 5);
        Analysis analysis = claims(position, Convention.NORMAL);
        assertEquals(OptionalLong.of(4), analysis.grundy());
        assertEquals(
                List.of(
                        "nim 9223372036854775807 -> nim 9223372036854775803",
                        "nim 9223372036854775806 -> nim 9223372036854775802",
                        "nim 5 -> nim 1"),
                analysis.winningMoves().stream().map(Move::toString).toList());
        assertTrue(analysis.explain().reason().contains("a theorem [Bouton 1901]"));
    }

    @Test
    void misereNimFollowsFromPetness() {
        for (int a = 0; a < 5; a++) {
            for (int b = 0; b < 5; b++) {
                for (int c = 0; c < 5; c++) {
                    Position claimed = VALUED.heaps(a, b, c);
                    Analysis searched = Solver.misere().using(Strategy.search()).analyse(SILENT.heaps(a, b, c));
                    Analysis theory = claims(claimed, Convention.MISERE);
                    assertEquals(searched.outcome(), theory.outcome(), claimed::toString);
                    assertEquals(texts(searched), texts(theory), claimed::toString);
                }
            }
        }
        assertEquals(Outcome.N, claims(VALUED.heaps(HUGE, 1), Convention.MISERE).outcome());
    }

    @Test
    void anOutcomeIsEnoughForOneComponentAndNotForTwo() {
        assertEquals(Outcome.N, claims(JUDGED.at(HUGE), Convention.NORMAL).outcome());
        assertEquals(
                OptionalLong.empty(), claims(JUDGED.at(HUGE), Convention.NORMAL).grundy());
        assertEquals(
                OptionalLong.of(0),
                claims(JUDGED.heaps(0, 0), Convention.NORMAL).grundy());
        assertEquals(Outcome.N, claims(JUDGED.heaps(0, HUGE), Convention.NORMAL).outcome());
        assertEquals(
                Analysis.Status.DECLINED,
                claims(JUDGED.heaps(3, 4), Convention.NORMAL).status());
        assertEquals(Outcome.N, Solver.normal().analyse(JUDGED.heaps(3, 4)).outcome());
        assertEquals(
                OptionalLong.of(7), Solver.normal().analyse(JUDGED.heaps(3, 4)).grundy());
        assertEquals(Outcome.P, claims(JUDGED.at(1), Convention.MISERE).outcome());
        assertEquals(1, claims(JUDGED.at(7), Convention.MISERE).winningMoves().size());
        assertEquals(
                Analysis.Status.DECLINED,
                claims(JUDGED.heaps(1, 1), Convention.MISERE).status());
        assertEquals(Outcome.N, Solver.misere().analyse(JUDGED.heaps(1, 1)).outcome());
    }

    @Test
    void autoAddsTheValueWhereASmallSearchFindsIt() {
        assertEquals(OptionalLong.of(9), Solver.normal().analyse(JUDGED.at(9)).grundy());
        Analysis huge = Solver.normal().analyse(JUDGED.at(HUGE));
        assertEquals(Outcome.N, huge.outcome());
        assertEquals(OptionalLong.empty(), huge.grundy());
        assertEquals(List.of("nim " + HUGE + " -> nim 0"), texts(huge));
    }

    @Test
    void aListWithMovesThatNoClaimGivesIsNotComplete() {
        Analysis analysis = claims(FIRST_ONLY.heaps(HUGE, 1), Convention.NORMAL);
        Analysis.WinningMoves moves = analysis.winningMoves(10);
        assertFalse(moves.complete());
        assertEquals(1, moves.list().size());
        assertThrows(UnsolvedException.class, analysis::winningMoves);
        assertTrue(
                claims(FIRST_ONLY.heaps(6, 1), Convention.NORMAL)
                        .winningMoves(10)
                        .complete(),
                "small: all are listed");
    }

    @Test
    void aLimitCutsTheList() {
        Analysis.WinningMoves moves =
                claims(VALUED.heaps(5, 5, 5), Convention.NORMAL).winningMoves(2);
        assertEquals(2, moves.list().size());
        assertFalse(moves.complete());
    }

    @Test
    void conjecturesAreNeverUsed() {
        assertEquals(
                Analysis.Status.DECLINED,
                claims(GUESSED.at(3), Convention.NORMAL).status());
        assertEquals(OptionalLong.of(3), Solver.normal().analyse(GUESSED.at(3)).grundy());
    }

    /** A row may be split into the rows 2 and 3, whose value is 1, but beside which the rest must have the XOR 0. */
    @Test
    void misereNimOfOptionsWithSeveralParts() {
        HeapGame rows = HeapGame.of("rows", (row, out) -> {
            for (int left = 0; left < row; left++) {
                for (int right = left; left + right < row; right++) {
                    out.to(left, right);
                }
            }
        });
        TameNim theory = TameNim.ofPets((component, meter) -> (Long) component.state(), Meter.unlimited());
        for (long[] heaps :
                List.of(new long[] {6}, new long[] {7}, new long[] {7, 1}, new long[] {6, 1, 1}, new long[] {5, 2})) {
            Position position = rows.heaps(heaps);
            assertEquals(
                    texts(Solver.misere().using(Strategy.search()).analyse(position)),
                    theory.winningMoves(position).map(Move::toString).sorted().toList());
        }
    }

    @Test
    void restsLeaveOutOneComponent() {
        Nimbers nimbers = new Nimbers((component, meter) -> (Long) component.state(), Meter.unlimited());
        assertEquals(List.of(6L, 5L, 3L), nimbers.rests(SILENT.heaps(1, 2, 4)));
        assertEquals(List.of(), nimbers.rests(Position.empty()));
    }

    @Test
    void theLawOfMovesHoldsForBothConventions() {
        LongStream.rangeClosed(0, 6)
                .forEach(a -> LongStream.rangeClosed(0, 6).forEach(b -> {
                    for (Convention convention : Convention.values()) {
                        Solver solver = Solver.of(convention);
                        Position position = VALUED.heaps(a, b);
                        Analysis analysis = solver.analyse(position);
                        assertEquals(
                                analysis.outcome() == Outcome.N
                                        && !position.moves().isEmpty(),
                                !analysis.winningMoves().isEmpty());
                        analysis.winningMoves()
                                .forEach(m -> assertEquals(
                                        Outcome.P, solver.analyse(m.result()).outcome()));
                    }
                }));
    }

    private static List<String> texts(Analysis analysis) {
        return analysis.winningMoves().stream().map(Move::toString).sorted().toList();
    }

    private static Analysis claims(Position position, Convention convention) {
        return Solver.of(convention).using(Strategy.claims()).analyse(position);
    }
}
