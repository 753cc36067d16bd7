package org.impartial.solve.engine.sequence;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.impartial.core.meter.Meter;
import org.junit.jupiter.api.Test;

class RoomTest {
    private static final int HEAPS = 4_000_000;

    /** A table that grows by a quarter at a time is copied to some five times its size. */
    @Test
    void aTableOfKnownLengthIsNotCopiedAsItGrows() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        GrundySequence sequence = GrundySequence.of(CodeGame.of("0.106"));
        sequence.reach(HEAPS / 32, Meter.unlimited());
        long before = threads.getCurrentThreadAllocatedBytes();
        sequence.reach(HEAPS, Meter.unlimited());
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(bytes < 2L * HEAPS, bytes + " bytes for " + HEAPS + " values");
    }
}
