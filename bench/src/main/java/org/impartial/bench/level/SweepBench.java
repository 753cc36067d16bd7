package org.impartial.bench.level;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.bench.SingleShots;
import org.impartial.core.meter.Meter;
import org.impartial.games.board.Cram;
import org.impartial.sweep.LevelSweep;
import org.impartial.sweep.LevelTable;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Sweeps over all reachable boards of Cram with 5 rows: 1,125,703 of 5 × 5 and 21,583,864 of 5 × 6. A score is the time
 * of one sweep upwards and downwards; on disk from an empty directory, in a heap of 512 MB.
 */
public class SweepBench extends SingleShots {
    private static final long MEMORY = 350L << 20;

    @Param({"5", "6"})
    public int columns;

    private Path directory = Path.of("");

    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class WrittenSweep {
        public double bytesPerPosition;
    }

    @Setup(Level.Invocation)
    public void make() throws IOException {
        directory = Files.createTempDirectory("sweep");
    }

    @TearDown(Level.Invocation)
    public void delete() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(directory);
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
            written.bytesPerPosition = (double) table.bytesWritten() / table.positions();
            return table.positions();
        }
    }
}
