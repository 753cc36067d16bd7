package org.impartial.bench.search;

import java.util.stream.IntStream;
import org.impartial.bench.SingleShots;
import org.impartial.core.game.capability.Capability.RankedGame;
import org.impartial.games.board.Chomp;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/**
 * All 2,704,155 positions of Chomp on 12 × 12 squares, which have 191,995,077 options: in ascending order in a flat
 * table, and by search. A score is the time of one complete solution.
 */
@Fork(value = 1, jvmArgs = "-Xmx3g")
@Warmup(iterations = 2)
@Measurement(iterations = 5)
public class ChompBench extends SingleShots {
    private static final int SIDE = 12;

    @Param({"false", "true"})
    public boolean polluted;

    private final Chomp chomp = new Chomp(SIDE, SIDE);
    private final long whole =
            chomp.rows(IntStream.generate(() -> SIDE).limit(SIDE).toArray());

    @Setup
    public void pollute() {
        if (polluted) {
            RankedGame nim = (state, out) -> {
                for (long left = 0; left < state; left++) {
                    out.to(left);
                }
            };
            RankedGame kayles = (state, out) -> {
                for (long taken = 1; taken <= 2 && taken <= state; taken++) {
                    for (long a = 0; 2 * a <= state - taken; a++) {
                        out.to(a, state - taken - a);
                    }
                }
            };
            for (int turn = 0; turn < 20; turn++) {
                solve(Strategy.ranked(), nim, 250);
                solve(Strategy.ranked(), kayles, 1000);
            }
            Lane.PACKED.pollute();
        }
    }

    @Benchmark
    public Analysis ranked() {
        return solve(Strategy.ranked(), chomp, whole);
    }

    @Benchmark
    public Analysis packed() {
        return solve(Strategy.packed(), chomp, whole);
    }

    private static Analysis solve(Strategy strategy, RankedGame game, long state) {
        return Solver.normal().using(strategy).analyse(game.at(state));
    }
}
