package org.impartial.solve.engine.sequence.octal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BlockScanResultTest {
    private final BlockScanResult result = new BlockScanResult(256);

    private void fill(int index, int codes) {
        for (int i = 0; i < BlockScanResult.CANDIDATES; i++) {
            result.setCandidate(index, i, 255 - index - i);
        }
        result.clearMissing(index);
        for (int code = 0; code < codes; code++) {
            result.addMissing(index, 200 + code);
        }
    }

    @Test
    void heapsHaveRecordsOfTheirOwn() {
        for (int index = 0; index < 256; index++) {
            fill(index, index % (BlockScanResult.MISSING + 1));
        }
        for (int index = 0; index < 256; index++) {
            for (int i = 0; i < BlockScanResult.CANDIDATES; i++) {
                assertEquals(255 - index - i & 0xFF, result.candidate(index, i));
            }
            assertEquals(index % (BlockScanResult.MISSING + 1), result.missingCount(index));
            for (int i = 0; i < result.missingCount(index); i++) {
                assertEquals(200 + i, result.missing(index, i));
            }
        }
    }

    @Test
    void moreMissingCodesThanFitAreNoticed() {
        fill(7, BlockScanResult.MISSING + 1);
        assertEquals(BlockScanResult.MISSING + 1, result.missingCount(7));
        fill(7, 50);
        assertEquals(BlockScanResult.MISSING + 1, result.missingCount(7));
        assertEquals(200 + BlockScanResult.MISSING - 1, result.missing(7, BlockScanResult.MISSING - 1));
        assertEquals(0, result.missingCount(8));
        fill(7, 0);
        assertEquals(0, result.missingCount(7));
    }
}
