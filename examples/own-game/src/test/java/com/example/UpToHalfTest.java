package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.impartial.core.contract.GameContract;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Test;

class UpToHalfTest {
    private final UpToHalf game = new UpToHalf();

    @Test
    void keepsTheContract() {
        GameContract.check(game).orThrow();
    }

    @Test
    void isSolvedThroughTheFrontDoor() {
        Analysis analysis = Solver.normal().analyse(game.heaps(10, 21, 4_000_000_000_000L));
        assertEquals(Outcome.N, analysis.outcome());
        assertEquals(5 ^ 5 ^ 2_000_000_000_000L, analysis.grundy().orElseThrow());
    }

    /** The same rules with a wrong theorem. */
    private record Wrong() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            new UpToHalf().options(heap, out);
        }

        @Override
        public List<Claim<Long>> claims() {
            return List.of(Claim.values(Basis.proved("G(n) = n / 2", "Levine 2006"), heap -> heap / 2));
        }
    }

    @Test
    void aWrongTheoremIsRefusedByName() {
        ContractReport report = GameContract.check(new Wrong());
        assertFalse(report.passed());
        assertEquals(Clause.CLAIM_VALUES, report.violations().get(0).clause());
        assertTrue(report.text().contains("G(n) = n / 2"), report.text());
    }
}
