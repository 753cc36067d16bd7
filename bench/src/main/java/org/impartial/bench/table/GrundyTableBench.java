package org.impartial.bench.table;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.impartial.bench.AverageTimes;
import org.impartial.bench.report.Measured;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.games.heap.GrundysGame;
import org.impartial.games.heap.Nim;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The whole table of a rule given as a lambda, solved through the public interface, compared with the same table by a
 * hand-written loop. Kayles to 4000 heaps, and the subtraction set {1, 3, 4, 9, 11} to 200,000. A score is the time of
 * one table.
 */
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class GrundyTableBench extends AverageTimes {
    private static final int KAYLES_HEAPS = 4000;
    private static final int SUBTRACTION_HEAPS = 200_000;
    private static final int[] SET = {1, 3, 4, 9, 11};

    @Param({"false", "true"})
    public boolean polluted;

    private final HeapGame kayles = HeapGame.of("kayles", (heap, out) -> {
        for (int taken = 1; taken <= 2 && taken <= heap; taken++) {
            for (int a = 0; 2 * a <= heap - taken; a++) {
                out.to(a, heap - taken - a);
            }
        }
    });
    private final HeapGame subtraction = HeapGame.of("subtraction", (heap, out) -> {
        for (int taken : SET) {
            if (taken <= heap) {
                out.to(heap - taken);
            }
        }
    });

    /** Runs other rules through the same code, and lists the options of these rules too. */
    @Setup
    public void pollute() {
        HeapGame triples = HeapGame.of("triples", (heap, out) -> {
            if (heap > 2) {
                out.to(heap / 3, heap / 3, heap / 3);
            }
        });
        for (int turn = 0; polluted && turn < 20; turn++) {
            for (HeapGame game : List.of(new GrundysGame(), new Nim(), triples, kayles, subtraction)) {
                table(game, 1000);
                for (int heap = 0; heap < 400; heap++) {
                    HeapOptions.recording().record(game, heap);
                }
            }
        }
    }

    @Benchmark
    @Measured(against = "kaylesByHand")
    public long kaylesRule() {
        return table(kayles, KAYLES_HEAPS);
    }

    @Benchmark
    public int kaylesByHand() {
        int[] values = new int[KAYLES_HEAPS + 1];
        int[] seen = new int[64];
        for (int heap = 0; heap <= KAYLES_HEAPS; heap++) {
            for (int taken = 1; taken <= 2 && taken <= heap; taken++) {
                for (int a = 0; 2 * a <= heap - taken; a++) {
                    seen[values[a] ^ values[heap - taken - a]] = heap + 1;
                }
            }
            values[heap] = mex(seen, heap + 1);
        }
        return values[KAYLES_HEAPS];
    }

    @Benchmark
    @Measured(against = "subtractionByHand")
    public long subtractionRule() {
        return table(subtraction, SUBTRACTION_HEAPS);
    }

    @Benchmark
    public int subtractionByHand() {
        int[] values = new int[SUBTRACTION_HEAPS + 1];
        int[] seen = new int[64];
        for (int heap = 0; heap <= SUBTRACTION_HEAPS; heap++) {
            for (int taken : SET) {
                if (taken <= heap) {
                    seen[values[heap - taken]] = heap + 1;
                }
            }
            values[heap] = mex(seen, heap + 1);
        }
        return values[SUBTRACTION_HEAPS];
    }

    private static int mex(int[] seen, int stamp) {
        int mex = 0;
        while (seen[mex] == stamp) {
            mex++;
        }
        return mex;
    }

    private static long table(HeapGame game, int heap) {
        Analysis analysis = Solver.normal().using(Strategy.table()).analyse(game.at(heap));
        return analysis.grundy().orElseThrow();
    }
}
