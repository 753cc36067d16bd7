package org.impartial.solve.engine.sequence.octal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.util.concurrent.Uninterruptibles;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.impartial.solve.engine.sequence.octal.table.PairReach;
import org.junit.jupiter.api.Test;

class CheckedChunksTest {
    private static final int CHUNK = CheckedChunks.CHUNK;

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
        CheckedChunks chunks = new CheckedChunks(3 * CHUNK - 5, 5 * CHUNK);
        chunks.write(4 * CHUNK + 7);
        chunks.complete();
        chunks.check(check);
        assertEquals(List.of(3 * CHUNK - 5, 3 * CHUNK, 3 * CHUNK, 4 * CHUNK, 4 * CHUNK, 4 * CHUNK + 7), checked);
        PairReach reach = new PairReach();
        assertEquals(4 * CHUNK + 7, chunks.settle(reach, check));
        assertEquals(1002, reach.furthest(3 * CHUNK - 5, 3 * CHUNK - 1));
        assertEquals(1006, reach.furthest(4 * CHUNK, 4 * CHUNK));
    }

    @Test
    void nothingIsCheckedAfterAnOpenHeap() {
        open = CHUNK + 9;
        CheckedChunks chunks = new CheckedChunks(100, 3 * CHUNK);
        chunks.write(3 * CHUNK);
        assertFalse(chunks.isOpen());
        chunks.complete();
        chunks.check(check);
        assertTrue(chunks.isOpen());
        assertEquals(List.of(100, CHUNK, CHUNK, 2 * CHUNK), checked);
        PairReach reach = new PairReach();
        assertEquals(open, chunks.settle(reach, check));
        assertEquals(1004, reach.furthest(CHUNK, CHUNK));
        assertEquals(0, reach.furthest(2 * CHUNK, 3 * CHUNK));
    }

    @Test
    void anEmptyRangeHasNoChunk() {
        CheckedChunks chunks = new CheckedChunks(100, 200);
        chunks.complete();
        chunks.check(check);
        assertEquals(List.of(), checked);
        assertEquals(100, chunks.settle(new PairReach(), check));
    }

    /** A thread claims a chunk and then does not run: the settling thread checks the chunk again. */
    @Test
    void noThreadWaitsForOneThatDoesNotRun() throws InterruptedException {
        CheckedChunks chunks = new CheckedChunks(0, 3 * CHUNK);
        chunks.write(3 * CHUNK);
        chunks.complete();
        CountDownLatch claimed = new CountDownLatch(1);
        CountDownLatch settled = new CountDownLatch(1);
        Thread late = new Thread(() -> chunks.check(new ChunkCheck() {
            @Override
            public int firstOpen(int from, int to) {
                claimed.countDown();
                Uninterruptibles.awaitUninterruptibly(settled);
                return to;
            }

            @Override
            public int furthest() {
                return 1;
            }
        }));
        late.start();
        claimed.await();
        chunks.check(check);
        PairReach reach = new PairReach();
        assertEquals(3 * CHUNK, chunks.settle(reach, check));
        assertEquals(1006, reach.furthest(0, CHUNK - 1));
        settled.countDown();
        late.join();
        assertEquals(List.of(CHUNK, 2 * CHUNK, 2 * CHUNK, 3 * CHUNK, 0, CHUNK), checked);
    }

    @Test
    void aChunkWhoseCheckFailedElsewhereIsCheckedAgain() {
        CheckedChunks chunks = new CheckedChunks(0, CHUNK);
        chunks.write(CHUNK);
        chunks.complete();
        ChunkCheck failing = new ChunkCheck() {
            @Override
            public int firstOpen(int from, int to) {
                throw new IllegalStateException("a test");
            }

            @Override
            public int furthest() {
                return 0;
            }
        };
        assertThrows(IllegalStateException.class, () -> chunks.check(failing));
        chunks.check(check);
        open = 77;
        assertEquals(77, chunks.settle(new PairReach(), check));
    }
}
