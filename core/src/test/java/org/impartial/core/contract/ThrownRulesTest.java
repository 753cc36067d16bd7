package org.impartial.core.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.impartial.core.contract.report.Clause;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.contract.report.ContractReport.Violation;
import org.impartial.core.game.heap.HeapGame;
import org.junit.jupiter.api.Test;

class ThrownRulesTest {
    /** An exception of the rules is not reported as a heap that does not shrink. */
    @Test
    void rulesThatThrowAreToldWithTheirCause() {
        ContractReport report = GameContract.check(HeapGame.of("throwing", (heap, out) -> {
            if (heap > 3) {
                throw new IllegalStateException("no fourth bean");
            }
        }));
        Violation first = report.violations().get(0);
        assertEquals(Clause.WORLD_CLOSED, first.clause());
        assertTrue(first.message().contains("IllegalStateException: no fourth bean"), first.message());
    }
}
