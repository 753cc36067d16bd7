package org.impartial.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.locks.LockSupport;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.sweep.disk.SweepDirectory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An interruption may come between two pieces of work, or in the middle of a file. */
class InterruptedSweepTest {
    private static final int TRIES = 40;
    private static final long LONGEST_NANOS = 20_000_000;

    @TempDir
    private Path directory;

    @Test
    void anInterruptedSweepIsCancelledWhateverItIsDoing() throws IOException {
        SplittableRandom random = new SplittableRandom(1);
        TreeSet<String> ends = new TreeSet<>();
        for (int i = 0; i < TRIES; i++) {
            Thread sweeping = Thread.currentThread();
            long nanos = random.nextLong(LONGEST_NANOS);
            Thread other = new Thread(() -> {
                LockSupport.parkNanos(nanos);
                sweeping.interrupt();
            });
            other.start();
            ends.add(end(directory.resolve("sweep" + i)));
            while (other.isAlive()) {
                Thread.onSpinWait();
            }
            assertTrue(Thread.interrupted());
        }
        ends.remove("finished");
        assertEquals("[StoppedException CANCELLED]", ends.toString());
    }

    private static String end(Path folder) {
        try {
            LevelSweepTest.sweep(new SomeLevels.Tree(4000), 1)
                    .onDisk(new SweepDirectory(folder), 1 << 16, Meter.unlimited())
                    .close();
            return "finished";
        } catch (StoppedException stopped) {
            return "StoppedException " + stopped.why();
        } catch (IOException broken) {
            return broken.toString();
        }
    }
}
