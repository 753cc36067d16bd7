package org.impartial.solve.engine.retrograde;

import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.PositionKind;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.meter.Meter;

/** Small random graphs from a seed, most of them loopy. */
final class RandomGraphs {
    private RandomGraphs() {}

    /** Between 1 and {@code greatest} vertices, up to 3 arcs per vertex; loops and multiple arcs occur. */
    static int[][] rows(long seed, int greatest) {
        Random random = new Random(seed);
        int n = 1 + random.nextInt(greatest);
        return IntStream.range(0, n)
                .mapToObj(v -> random.ints(random.nextInt(4), 0, n).toArray())
                .toArray(int[][]::new);
    }

    static IntGraph graph(int[][] rows) {
        IntFunction<int[]> successors = v -> rows[v];
        return IntGraph.of(rows.length, successors, Meter.unlimited());
    }

    static ImpartialGame<Integer> game(int[][] rows) {
        return new FiniteGraph(IntStream.range(0, rows.length)
                        .mapToObj(v -> IntStream.of(rows[v]).boxed().toList())
                        .toList())
                .withKind(PositionKind.LOOPY);
    }
}
