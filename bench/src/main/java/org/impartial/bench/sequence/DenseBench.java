package org.impartial.bench.sequence;

import java.util.Random;
import org.impartial.bench.SingleShots;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.games.heap.GrundysGame;
import org.impartial.games.heap.Subtraction;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Fills tables of subtraction games with thousands of random numbers: all of the table, and a fifth of it by the rules. */
public class DenseBench extends SingleShots {
    private static final int HEAPS = 200_001;

    @Param({"20000", "200000"})
    public int greatest;

    private GrundySequence sequence = GrundySequence.of(new GrundysGame());

    @Setup
    public void choose() {
        long[] numbers = new Random(1).longs(10_000, 1, greatest).toArray();
        sequence = GrundySequence.of(new Subtraction(SubtractionSet.of(numbers)));
    }

    @Benchmark
    public GrundySequence dense() {
        return sequence.using(HeapEngineKind.DENSE).to(HEAPS);
    }

    @Benchmark
    public GrundySequence naive() {
        return sequence.using(HeapEngineKind.NAIVE).to(HEAPS / 5);
    }
}
