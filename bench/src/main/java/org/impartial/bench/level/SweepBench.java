package org.impartial.bench.level;

import java.io.IOException;
import java.util.List;
import org.impartial.bench.MeanCounters;
import org.impartial.core.meter.Meter;
import org.impartial.games.board.Cram;
import org.impartial.sweep.LevelSweep;
import org.impartial.sweep.LevelTable;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Sweeps over all reachable boards of Cram with 5 rows: 1,125,703 of 5 × 5 and 21,583,864 of 5 × 6. A score is the time
 * of one sweep upwards and downwards; on disk from an empty directory, in a heap of 512 MB.
 */
public class SweepBench extends DirectorySweeps {
    private static final long MEMORY = 350L << 20;

    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class WrittenSweep extends MeanCounters {
        public double bytesPerPosition;
    }

    private LevelSweep<Long> sweep() {
        return LevelSweep.of(new Cram(5, columns), List.of(0L)).memory(MEMORY);
    }

    @Benchmark
    @Fork(value = 1, jvmArgs = "-Xmx3g")
    public long memory() throws IOException {
        try (LevelTable<Long> table = sweep().inMemory(Meter.unlimited())) {
            return table.positions();
        }
    }

    @Benchmark
    @Fork(value = 1, jvmArgs = "-Xmx512m")
    public long disk(WrittenSweep written) throws IOException {
        try (LevelTable<Long> table = sweep().onDisk(directory, Meter.unlimited())) {
            written.bytesPerPosition = written.part((double) table.bytesWritten() / table.positions());
            return table.positions();
        }
    }
}
