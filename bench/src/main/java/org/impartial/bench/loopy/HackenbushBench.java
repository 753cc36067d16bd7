package org.impartial.bench.loopy;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.impartial.bench.SingleShots;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.games.graph.Bush;
import org.impartial.games.graph.Hackenbush;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/** Green Hackenbush pictures of a million edges. */
@Fork(value = 1, jvmArgs = "-Xmx4g")
@Warmup(iterations = 3)
@Measurement(iterations = 5)
public class HackenbushBench extends SingleShots {
    private static final int EDGES = 1_000_000;

    public enum BushPicture {
        STALK,
        TREE,
        /** Random edges between 600,000 vertices, with many circuits. */
        WILD,
        /** One circle of half the edges, with an edge hanging at each of its vertices. */
        CROWN
    }

    @Param
    public BushPicture picture = BushPicture.STALK;

    private Component<Bush> start = new Hackenbush(List.of(0)).of(List.of());

    @Setup
    public void draw() {
        SplittableRandom random = new SplittableRandom(1982);
        start = new Hackenbush(List.of(0))
                .of(IntStream.range(0, EDGES)
                        .mapToObj(edge -> switch (picture) {
                            case STALK -> new int[] {edge, edge + 1};
                            case TREE -> new int[] {random.nextInt(edge + 1), edge + 1};
                            case WILD -> new int[] {random.nextInt(600_000), random.nextInt(600_000)};
                            case CROWN ->
                                edge % 2 == 0 ? new int[] {edge, (edge + 2) % EDGES} : new int[] {edge - 1, edge};
                        })
                        .toList());
    }

    @Benchmark
    public long value() {
        for (Claim<Bush> claim : start.game().claims()) {
            if (claim instanceof Claim.Values<Bush> values) {
                return values.value().applyAsLong(start.state());
            }
        }
        throw new IllegalStateException("Hackenbush claims no values");
    }

    /** Counts all winning moves; the pictures that they leave are not created. */
    @Benchmark
    public long winningMoves() {
        for (Claim<Bush> claim : start.game().claims()) {
            if (claim instanceof Claim.Replies<Bush> replies) {
                return replies.rule().replies(start.state(), 0).count();
            }
        }
        throw new IllegalStateException("Hackenbush claims no replies");
    }
}
