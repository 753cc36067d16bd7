package org.impartial.core.engine.sequence.octal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlockSharesTest {
    private static final int BLOCK = 256;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 15, 63})
    void helpersScanMultiplesOfEightHeapsThatAreNotOpen(int helpers) {
        BlockShares shares = new BlockShares(BLOCK, helpers);
        assertTrue(0 <= shares.early() && shares.early() <= shares.late() && shares.late() < BLOCK, shares::toString);
        assertEquals(0, shares.early() % EightHeaps.COUNT);
        assertEquals(0, shares.late() % EightHeaps.COUNT);
        for (int end : new int[] {shares.late() + 1, BLOCK - 3, BLOCK}) {
            int from = Math.min(end, shares.late());
            assertEquals(from, shares.border(1, from, end));
            assertEquals(end, shares.border(helpers + 1, from, end));
            for (int part = 1; part <= helpers; part++) {
                assertEquals(0, shares.border(part, from, end) % EightHeaps.COUNT);
                assertTrue(shares.border(part, from, end) <= shares.border(part + 1, from, end));
            }
        }
    }

    /** The waits are as short as multiples of eight allow. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void noSideWaitsLongForTheOther(int helpers) {
        BlockShares shares = new BlockShares(BLOCK, helpers);
        double settled = 0.25;
        double caller = settled * shares.late() + shares.late() - shares.early();
        assertEquals(1, caller * helpers / (BLOCK - shares.late()), 0.3);
        assertEquals(1, shares.early() / (settled * (BLOCK - shares.late()) * helpers), 0.2);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 64, 256})
    void oneThreadScansWholeBlocks(int block) {
        BlockShares alone = new BlockShares(block, 0);
        assertEquals(block, alone.late());
        assertEquals(0, alone.early());
    }
}
