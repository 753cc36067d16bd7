package org.impartial.core.engine.sequence.octal.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.engine.sequence.octal.table.PairReach;
import org.junit.jupiter.api.Test;

class CheckedChunksTest {
    private static final int CHUNK = CheckedChunks.CHUNK;

    private final CheckedChunks chunks = new CheckedChunks(8 * CHUNK);
    private final List<Integer> checked = new ArrayList<>();
    private int open = Integer.MAX_VALUE;

    /** A check that finds one open heap, and pairs at a distance that depends on the chunk. */
    private final ChunkCheck check = new ChunkCheck() {
        @Override
        public int firstOpen(int from, int to) {
            checked.add(from);
            checked.add(to);
            return from <= open && open < to ? open : to;
        }

        @Override
        public int furthest() {
            return 1000 + checked.size();
        }
    };

    @Test
    void chunksEndAtMultiplesOfTheirLength() {
        chunks.begin(3 * CHUNK - 5);
        chunks.write(4 * CHUNK + 7);
        chunks.complete();
        chunks.check(check);
        assertEquals(List.of(3 * CHUNK - 5, 3 * CHUNK, 3 * CHUNK, 4 * CHUNK, 4 * CHUNK, 4 * CHUNK + 7), checked);
        PairReach reach = new PairReach();
        assertEquals(4 * CHUNK + 7, chunks.settle(reach));
        assertEquals(1002, reach.furthest(3 * CHUNK - 5, 3 * CHUNK - 1));
        assertEquals(1006, reach.furthest(4 * CHUNK, 4 * CHUNK));
    }

    @Test
    void nothingIsCheckedAfterAnOpenHeap() {
        open = CHUNK + 9;
        chunks.begin(100);
        chunks.write(3 * CHUNK);
        assertFalse(chunks.isOpen());
        chunks.complete();
        chunks.check(check);
        assertTrue(chunks.isOpen());
        assertEquals(List.of(100, CHUNK, CHUNK, 2 * CHUNK), checked);
        PairReach reach = new PairReach();
        assertEquals(open, chunks.settle(reach));
        assertEquals(1004, reach.furthest(CHUNK, CHUNK));
        assertEquals(0, reach.furthest(2 * CHUNK, 3 * CHUNK));
    }

    @Test
    void anEmptyRangeHasNoChunk() {
        chunks.begin(100);
        chunks.complete();
        chunks.check(check);
        assertEquals(List.of(), checked);
        assertEquals(100, chunks.settle(new PairReach()));
    }
}
