package org.impartial.bench.level;

import java.io.IOException;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.impartial.bench.MeanCounters;
import org.impartial.games.board.Cram;
import org.impartial.spark.SparkSweep;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The sweeps of {@link SweepBench} on Spark, on one machine with two threads. A score is the time of one sweep upwards
 * and downwards from an empty directory; the first one, which is not counted, warms the virtual machine.
 */
@Fork(
        value = 1,
        jvmArgs = {
            "-Xmx3g",
            "--add-opens=java.base/java.lang=ALL-UNNAMED",
            "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED",
            "--add-opens=java.base/java.nio=ALL-UNNAMED",
            "--add-opens=java.base/java.util=ALL-UNNAMED",
            "--add-opens=java.base/java.util.concurrent=ALL-UNNAMED",
            "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED",
            "--add-opens=java.base/sun.security.action=ALL-UNNAMED"
        })
public class SparkBench extends DirectorySweeps {
    private static final int PARTITIONS = 8;

    private JavaSparkContext spark = new JavaSparkContext(new SparkConf()
            .setMaster("local[2]")
            .setAppName("bench")
            .set("spark.log.level", "ERROR")
            .set("spark.ui.enabled", "false"));

    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Rate extends MeanCounters {
        public double positionsPerSecond;
    }

    @TearDown
    public void stop() {
        spark.close();
    }

    @Benchmark
    public long local(Rate rate) throws IOException {
        int wide = columns;
        long start = System.nanoTime();
        long positions = SparkSweep.of(() -> new Cram(5, wide), List.of(0L))
                .partitions(PARTITIONS)
                .run(spark, directory.toString())
                .summary()
                .positions();
        rate.positionsPerSecond = rate.part(positions * 1e9 / (System.nanoTime() - start));
        return positions;
    }
}
