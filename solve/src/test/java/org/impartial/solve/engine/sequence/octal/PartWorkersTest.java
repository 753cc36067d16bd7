package org.impartial.solve.engine.sequence.octal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;

class PartWorkersTest {

    @Test
    void eachThreadWorksOnItsPart() {
        AtomicIntegerArray turns = new AtomicIntegerArray(4);
        try (PartWorkers workers = new PartWorkers(4)) {
            assertEquals(4, workers.threads());
            for (int turn = 0; turn < 1000; turn++) {
                assertTrue(workers.during(turns::incrementAndGet, () -> true));
            }
            assertFalse(workers.during(turns::incrementAndGet, () -> false));
        }
        assertEquals("[0, 1001, 1001, 1001]", turns.toString());
    }

    @Test
    void theFailureOfAnotherThreadIsReported() {
        IllegalStateException failure = new IllegalStateException("a test");
        try (PartWorkers workers = new PartWorkers(2)) {
            IllegalStateException thrown = assertThrows(
                    IllegalStateException.class,
                    () -> workers.during(
                            part -> {
                                throw failure;
                            },
                            () -> true));
            assertTrue(thrown.getMessage().contains("failed"), thrown.getMessage());
        }
    }

    @Test
    void theCallersOwnFailureIsThrownAfterTheOthersHaveEnded() {
        IllegalArgumentException failure = new IllegalArgumentException("a test");
        AtomicIntegerArray turns = new AtomicIntegerArray(2);
        try (PartWorkers workers = new PartWorkers(2)) {
            IllegalArgumentException thrown = assertThrows(
                    IllegalArgumentException.class,
                    () -> workers.during(turns::incrementAndGet, () -> {
                        throw failure;
                    }));
            assertSame(failure, thrown);
            assertEquals(1, turns.get(1));
        }
    }
}
