package org.impartial.bench.loopy;

import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import org.impartial.bench.SingleShots;
import org.impartial.bench.report.Measured;
import org.impartial.core.game.Convention;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.retrograde.IntGraph;
import org.impartial.solve.engine.retrograde.LoopyLabels;
import org.impartial.solve.engine.retrograde.Retrograde;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Retrograde analysis and loopy nim-values of random graphs: each vertex has up to twice the average number of arcs, to
 * any vertices, so that nearly every step misses the cache. After each run a line reports the positions per second and
 * the bytes allocated for each position. The graph itself takes another 4 bytes for each position and 4 for each arc.
 */
@Fork(value = 1, jvmArgs = "-Xmx6g")
@Warmup(iterations = 2)
@Measurement(iterations = 5)
public class RetrogradeBench extends SingleShots {
    @Param({"1000000", "10000000"})
    public int positions;

    @Param({"4", "10"})
    public int arcs;

    private long startedAt;
    private long allocatedBefore;
    private IntGraph graph = new IntGraph.Builder().build();

    @Setup
    public void makeGraph() {
        graph = randomGraph();
    }

    @Setup(Level.Invocation)
    public void start() {
        allocatedBefore = allocated();
        startedAt = System.nanoTime();
    }

    /** Prints the cost of a position; other threads allocate almost nothing. */
    @TearDown(Level.Invocation)
    public void report() {
        double seconds = (System.nanoTime() - startedAt) / 1e9;
        System.out.printf(
                "%,.0f positions/s, %.1f bytes/position allocated; ",
                positions / seconds, (double) (allocated() - allocatedBefore) / positions);
    }

    private static long allocated() {
        return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean())
                .getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    @Benchmark
    @Measured(items = "positions", item = "position")
    public Retrograde oneThread() {
        return Retrograde.of(graph, Convention.NORMAL, Meter.unlimited());
    }

    @Benchmark
    @Measured(items = "positions", item = "position")
    public LoopyLabels labels() {
        return LoopyLabels.of(graph, Meter.unlimited());
    }

    private IntGraph randomGraph() {
        SplittableRandom random = new SplittableRandom(1966);
        IntGraph.Builder builder = new IntGraph.Builder();
        for (int v = 0; v < positions; v++) {
            for (int left = random.nextInt(2 * arcs + 1); left > 0; left--) {
                builder.arc(random.nextInt(positions));
            }
            builder.closeVertex();
        }
        return builder.build();
    }
}
