package org.impartial.bench.loopy;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.impartial.core.game.Convention;
import org.impartial.core.solve.Effort;
import org.impartial.core.solve.IntGraph;
import org.impartial.core.solve.LoopyLabels;
import org.impartial.core.solve.Retrograde;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Retrograde analysis and loopy nim-values of random graphs: 0 to 8 arcs a vertex, 4 on average, to any vertex, so that
 * nearly every step misses the cache. Divide the positions by the time, and the bytes of {@code -prof gc} by the
 * positions.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgs = "-Xmx6g")
@Warmup(iterations = 2)
@Measurement(iterations = 5)
public class RetrogradeBench {
    /** How many positions the graph has. */
    @Param({"1000000", "10000000"})
    public int positions;

    private IntGraph graph = new IntGraph.Builder().build();

    /** The graph is made by {@link #makeGraph}. */
    public RetrogradeBench() {}

    /** Makes the graph, the same in every run. */
    @Setup(Level.Trial)
    public void makeGraph() {
        graph = randomGraph();
    }

    /**
     * Reads a graph from its rules.
     *
     * @return the graph
     */
    @Benchmark
    public IntGraph build() {
        return randomGraph();
    }

    /**
     * Outcomes and remoteness on one thread.
     *
     * @return the analysis
     */
    @Benchmark
    public Retrograde oneThread() {
        return Retrograde.of(graph, Convention.NORMAL, Effort.unlimited());
    }

    /**
     * Outcomes and remoteness on all threads.
     *
     * @return the analysis
     */
    @Benchmark
    public Retrograde allThreads() {
        return Retrograde.onAllThreads(graph, Convention.NORMAL, Effort.unlimited());
    }

    /**
     * Loopy nim-values.
     *
     * @return the labels
     */
    @Benchmark
    public LoopyLabels labels() {
        return LoopyLabels.of(graph, Effort.unlimited());
    }

    private IntGraph randomGraph() {
        SplittableRandom random = new SplittableRandom(1966);
        IntGraph.Builder builder = new IntGraph.Builder();
        for (int v = 0; v < positions; v++) {
            for (int arcs = random.nextInt(9); arcs > 0; arcs--) {
                builder.arc(random.nextInt(positions));
            }
            builder.closeVertex();
        }
        return builder.build();
    }
}
