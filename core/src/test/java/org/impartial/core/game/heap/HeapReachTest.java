package org.impartial.core.game.heap;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.impartial.core.contract.GameContract;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.game.BeyondRangeException;
import org.junit.jupiter.api.Test;

class HeapReachTest {
    private static final int MOST = Integer.MAX_VALUE;

    @Test
    void numbersMayBeTheGreatestOnes() {
        for (HeapReach reach : List.of(new HeapReach(2, MOST, 1, 1), new HeapReach(2, 1, 1, MOST))) {
            HeapGame game =
                    HeapGame.of("one or two", n -> List.of(n - 1, n - 2)).reaching(reach);
            ContractReport report = GameContract.check(game);
            assertTrue(report.passed(), report::text);
            assertThrows(BeyondRangeException.class, () -> game.optionsOf(1L << 32));
        }
        HeapGame far =
                HeapGame.of("one or very many", n -> List.of(n - 1, n - MOST)).reaching(HeapReach.taking(MOST));
        assertThrows(BeyondRangeException.class, () -> far.optionsOf(3_000_000_000L));
    }
}
