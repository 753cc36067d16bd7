package org.impartial.bench.search;

import org.impartial.bench.SingleShots;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.games.Games;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/** The value of Node Kayles on the graph of the queens' moves on a square board, by nimber search from empty tables. */
@Warmup(iterations = 3)
public class QueensGraphBench extends SingleShots {
    @Param({"7", "8", "9", "10"})
    public int side;

    @Param({"false", "true"})
    public boolean polluted;

    private Position position = Position.empty();

    @Setup
    public void read() {
        StringBuilder text = new StringBuilder("node-kayles");
        for (int one = 0; one < side * side; one++) {
            for (int other = one + 1; other < side * side; other++) {
                int down = other / side - one / side;
                int right = other % side - one % side;
                if (down == 0 || right == 0 || Math.abs(right) == down) {
                    text.append(" [").append(one).append(',').append(other).append(']');
                }
            }
        }
        position = Games.position(text.toString());
        if (polluted) {
            for (String other : new String[] {"sprouts 5", "cram[5,5]", "arc-kayles petersen", "kayles 12"}) {
                value(Games.position(other));
            }
        }
    }

    @Benchmark
    public long value() {
        return value(position);
    }

    private static long value(Position question) {
        return Solver.normal()
                .using(Strategy.nimberSearch())
                .within(Budget.unlimited())
                .grundy(question);
    }
}
