package org.impartial.bench.level;

import java.util.List;
import java.util.stream.IntStream;
import org.impartial.bench.SingleShots;
import org.impartial.core.game.capability.LineMoves;
import org.impartial.core.meter.Meter;
import org.impartial.games.board.Chomp;
import org.impartial.solve.engine.retrograde.RankedSieve;
import org.impartial.sweep.plane.LineTable;
import org.impartial.sweep.plane.LineTable.LinePositions;
import org.impartial.sweep.plane.LineTable.LineValues;
import org.impartial.sweep.plane.VectorSieve;
import org.impartial.sweep.plane.VectorSieve.SpaceRay;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;

/** Tables of Wythoff's game and bounded Nimhoff, and the P-positions of Wythoff's game, Chomp and three heaps. */
@Fork(value = 1, jvmArgs = "-Xmx2g")
public class LineBench extends SingleShots {
    private static final int SIDE = 12;
    private static final int THREE = 201;
    private static final List<SpaceRay> SAME = IntStream.range(1, 8)
            .mapToObj(set -> SpaceRay.any(set & 1, set >> 1 & 1, set >> 2))
            .toList();

    @Benchmark
    public LineValues wythoffValues() {
        return LineTable.of(LineMoves.queen()).values(4000, 4000, Meter.unlimited());
    }

    @Benchmark
    public LineValues nimhoffValues() {
        return LineTable.of(LineMoves.nimhoff(4)).values(4000, 4000, Meter.unlimited());
    }

    @Benchmark
    public LinePositions wythoffPositions() {
        return LineTable.of(LineMoves.queen()).previous(8000, 8000, Meter.unlimited());
    }

    @Benchmark
    public RankedSieve chompPositions() {
        Chomp chomp = new Chomp(SIDE, SIDE);
        int[] rows = IntStream.generate(() -> SIDE).limit(SIDE).toArray();
        return RankedSieve.of(chomp, chomp.rows(rows), Meter.unlimited());
    }

    /** Computes the P-positions of three heaps up to 200 from some of which the same number is taken. */
    @Benchmark
    public VectorSieve threeHeaps() {
        return VectorSieve.of(SAME, THREE, Meter.unlimited());
    }

    /** Computes {@link #threeHeaps} by the search of a program: each P-position marks those with a move to it. */
    @Benchmark
    public boolean[] threeHeapsByHand() {
        boolean[] won = new boolean[THREE * THREE * THREE];
        for (int x = 0; x < THREE; x++) {
            for (int y = 0; y < THREE; y++) {
                for (int z = 0; z < THREE; z++) {
                    if (!won[(x * THREE + y) * THREE + z]) {
                        mark(won, x, y, z);
                    }
                }
            }
        }
        return won;
    }

    private static void mark(boolean[] won, int x, int y, int z) {
        for (int set = 1; set < 8; set++) {
            int a = x;
            int b = y;
            int c = z;
            while (Math.max(Math.max(a, b), c) < THREE) {
                won[(a * THREE + b) * THREE + c] |= a + b + c > x + y + z;
                a += set & 1;
                b += set >> 1 & 1;
                c += set >> 2;
            }
        }
    }
}
