package org.impartial.bench.sequence;

import org.impartial.bench.SingleShots;
import org.impartial.bench.report.Measured;
import org.impartial.core.meter.Meter;
import org.impartial.games.heap.GrundysGame;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/** The time to fill the table of a code by one engine, without and with a search for a period. */
@Warmup(iterations = 2)
public class OctalBench extends SingleShots {
    /** The code, the engine, the number of values, and the number of threads. */
    @Param({
        "0.07 NAIVE 100000 1",
        "0.07 SCAN 100000 1",
        "0.007 SCAN 100000 1",
        "0.77 REGISTER 10000000 1",
        "0.106 REGISTER 10000000 1",
        "0.106 REGISTER 100000000 1",
        "0.106 REGISTER 100000000 2",
        "0.16 REGISTER 30000000 1",
        "0.16 REGISTER 30000000 2",
        "grundy SPARSE 1000000 1",
        "0.6 SPARSE 1000000 1",
        "grundy SPARSE 10000000 1",
        "grundy SPARSE 10000000 2",
        "0.6 SPARSE 10000000 1",
        "0.6 SPARSE 10000000 2"
    })
    public String table = "";

    @Param({"false", "true"})
    public boolean polluted;

    private GrundySequence sequence = GrundySequence.of(new GrundysGame());
    private HeapEngineKind kind = HeapEngineKind.NAIVE;
    private int heaps;
    private int threads;

    @Setup
    public void make() {
        String[] words = table.split(" ", 4);
        heaps = Integer.parseInt(words[2]);
        kind = HeapEngineKind.valueOf(words[1]);
        threads = Integer.parseInt(words[3]);
        sequence = GrundySequence.of(BenchGames.of(words[0])).threads(threads);
        if (polluted) {
            BenchGames.pollute();
        }
    }

    @Benchmark
    @Measured(items = "table.2", item = "value")
    public long fill() {
        return sequence.using(kind).to(heaps).value(heaps - 1L);
    }

    /**
     * Fills a table from heap 0 on and searches for a period at the same time, as the command does for one value of a
     * great heap. The sequence chooses its engine, since no period is searched for with a given engine.
     */
    @Benchmark
    @Measured(items = "table.2", item = "value")
    public long fillWithLooks() {
        return sequence.threads(threads).reach(heaps - 1L, Meter.unlimited()).value(heaps - 1L);
    }

    /** Fills a table as {@link #fillWithLooks} does and counts its values. */
    @Benchmark
    @Measured(items = "table.2", item = "value", against = "fillWithLooks")
    public Object statistics() {
        return sequence.threads(threads).reach(heaps - 1L, Meter.unlimited()).statistics(heaps);
    }
}
