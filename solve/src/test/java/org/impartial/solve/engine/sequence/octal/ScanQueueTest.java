package org.impartial.solve.engine.sequence.octal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.impartial.solve.engine.sequence.octal.table.EightHeaps;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class ScanQueueTest {
    private static final int DISTANCE = 64;

    private final ScanQueue queue = new ScanQueue(DISTANCE);

    private List<Integer> claimAll() {
        List<Integer> claimed = new ArrayList<>();
        for (int first = queue.claim(); first >= 0; first = queue.claim()) {
            claimed.add(first);
        }
        return claimed;
    }

    @Test
    void heapsAreClaimedInOrderUpToTheDistance() {
        queue.open(1003, 2000);
        assertEquals(List.of(1003, 1011, 1019, 1027, 1035, 1043, 1051, 1059), claimAll());
        queue.settled(1010);
        assertEquals(List.of(), claimAll());
        queue.settled(1011);
        assertEquals(List.of(1067), claimAll());
    }

    @Test
    void theLastHeapsMayBeFewerThanEight() {
        queue.open(100, 113);
        assertEquals(List.of(100, 108), claimAll());
        assertEquals(108, queue.end(100));
        assertEquals(113, queue.end(108));
    }

    @Test
    void resultsOfAnEarlierRangeAreForgotten() {
        queue.open(1000, 2000);
        queue.finish(1016, 3);
        assertEquals(3, queue.scanner(1016));
        assertEquals(-1, queue.scanner(1016 + 2 * DISTANCE));
        queue.close();
        queue.open(1008, 2000);
        assertEquals(-1, queue.scanner(1016));
    }

    @Test
    void nothingIsClaimedOfAClosedQueue() {
        queue.open(1000, 2000);
        queue.close();
        assertTrue(queue.closed);
        assertEquals(-1, queue.claim());
        assertEquals(-1, queue.await());
    }

    /** Each thread claims heaps until the queue is closed; all heaps are claimed once. */
    @Test
    void threadsShareTheHeaps() {
        int heaps = 100_000;
        queue.open(0, heaps);
        AtomicInteger scans = new AtomicInteger();
        Assertions.assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
            Thread helper = new Thread(() -> {
                for (int first = queue.await(); first >= 0; first = queue.await()) {
                    scans.incrementAndGet();
                    queue.finish(first, 1);
                }
            });
            helper.start();
            for (int heap = 0; heap < heaps; heap = queue.end(heap)) {
                while (queue.scanner(heap) < 0) {
                    int first = queue.claim();
                    if (first >= 0) {
                        scans.incrementAndGet();
                        queue.finish(first, 0);
                    }
                }
                queue.settled(queue.end(heap));
            }
            queue.close();
            helper.join();
        });
        assertEquals(heaps / EightHeaps.COUNT, scans.get());
    }
}
