package org.impartial.bench.census;

import java.util.concurrent.TimeUnit;
import org.impartial.bench.AverageTimes;
import org.impartial.census.Census;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.games.Games;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/** Three heaps in order whose values have the XOR 0: by the transform, and by the two loops that people write. */
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
public class CensusBench extends AverageTimes {
    /** The game. */
    @Param({"kayles", "subtraction[squares]"})
    public String game = "kayles";

    /** The greatest heap. */
    @Param({"1000", "10000"})
    public int heaps = 1000;

    private Census census = Census.of(read("kayles"), 0, 0);
    private long[] values = new long[0];

    private static HeapGame read(String name) {
        return (HeapGame) Games.library().ruleset(name).games().get(0);
    }

    /** Computes the values, which are not measured. */
    @Setup
    public void values() {
        census = Census.of(read(game), 0, heaps);
        values = GrundySequence.of(read(game)).to(heaps + 1).values(0, heaps + 1);
        if (twoLoops() != transform()) {
            throw new IllegalStateException("the two loops and the transform differ");
        }
    }

    /** Counts by the transform of the values that occur. */
    @Benchmark
    public long transform() {
        return census.times(3).count(0).longValueExact();
    }

    /** Counts by two loops over the heaps and a table of how many heaps have the value of the third. */
    @Benchmark
    public long twoLoops() {
        int[] having = new int[1 << 12];
        for (long value : values) {
            having[(int) value]++;
        }
        long triples = 0;
        for (long first : values) {
            for (long second : values) {
                triples += having[(int) (first ^ second)];
            }
        }
        return triples;
    }
}
