package org.impartial.bench.sequence;

import java.util.Arrays;
import org.impartial.bench.AverageTimes;
import org.impartial.bench.report.Measured;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.meter.Meter;
import org.impartial.games.heap.GrundysGame;
import org.impartial.games.heap.Subtraction;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** The time for one value of a subtraction game, in a table of a million, by each engine. */
@OperationsPerInvocation(SubtractionBench.HEAPS)
public class SubtractionBench extends AverageTimes {
    static final int HEAPS = 1_000_000;

    private static final String TEMPLATES = "templateTable templateRecursion";

    @Param({
        "1,3,4",
        "2,5,11,17,23",
        "9,14,31",
        "8,13,21,34,55,89,144",
        "64,66,69,73,78,84,91,99,108,118,129,141,154,168,183,199"
    })
    public String set = "";

    @Param({"false", "true"})
    public boolean polluted;

    private int[] numbers = {};
    private GrundySequence sequence = GrundySequence.of(new GrundysGame());

    @Setup
    public void read() {
        numbers = Arrays.stream(set.split(",")).mapToInt(Integer::parseInt).toArray();
        SubtractionSet taken =
                SubtractionSet.of(Arrays.stream(numbers).asLongStream().toArray());
        sequence = GrundySequence.of(new Subtraction(taken));
        if (polluted) {
            BenchGames.pollute();
            TemplateTables.table(new int[] {2, 7}, HEAPS);
            TemplateTables.recursive(new int[] {2, 7}, HEAPS);
        }
    }

    @Benchmark
    @Measured(item = "value")
    public int[] templateTable() {
        return TemplateTables.table(numbers, HEAPS);
    }

    @Benchmark
    @Measured(item = "value")
    public int[] templateRecursion() {
        return TemplateTables.recursive(numbers, HEAPS);
    }

    @Benchmark
    @Measured(against = TEMPLATES, item = "value")
    public GrundySequence naive() {
        return sequence.using(HeapEngineKind.NAIVE).to(HEAPS);
    }

    @Benchmark
    @Measured(against = TEMPLATES, item = "value")
    public GrundySequence mask() {
        return sequence.using(HeapEngineKind.MASK).to(HEAPS);
    }

    /** Fills the table by the engine chosen for the set: eight heaps at a time if no number is below 8. */
    @Benchmark
    @Measured(against = TEMPLATES, item = "value")
    public GrundySequence fastest() {
        HeapEngineKind last = sequence.engines().get(sequence.engines().size() - 1);
        return sequence.using(last).to(HEAPS);
    }

    private GrundySequence proved() {
        GrundySequence fresh = GrundySequence.of(sequence.game());
        fresh.periodWithin(HEAPS, Meter.unlimited());
        return fresh;
    }

    @Benchmark
    @Measured(against = TEMPLATES, item = "value")
    public byte[] period() {
        byte[] table = new byte[HEAPS];
        proved().fill(0, table);
        return table;
    }

    /** Finds and proves the period, and then fills a table of ints, as the classic table is. */
    @Benchmark
    @Measured(against = TEMPLATES, item = "value")
    public int[] periodAsInts() {
        int[] table = new int[HEAPS];
        proved().fill(0, table);
        return table;
    }

    /** Finds and proves the period, and then fills a table of longs, which is limited by memory bandwidth. */
    @Benchmark
    @Measured(against = TEMPLATES, item = "value")
    public long[] periodAsLongs() {
        return proved().values(0, HEAPS);
    }

    @Benchmark
    @OperationsPerInvocation(1024)
    @Measured(item = "value")
    public long hugeHeap() {
        long sum = 0;
        for (long i = 0; i < 1024; i++) {
            sum += sequence.value((1L << 60) + i * 1_000_003);
        }
        return sum;
    }

    /** Computes the first value of a heap of 2^60, with the proof of the period. */
    @Benchmark
    @OperationsPerInvocation(1)
    @Measured(item = "value")
    public long firstHugeHeap() {
        return GrundySequence.of(sequence.game()).value(1L << 60);
    }
}
