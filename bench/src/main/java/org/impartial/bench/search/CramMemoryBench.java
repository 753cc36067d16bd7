package org.impartial.bench.search;

import org.impartial.bench.SingleShots;
import org.impartial.games.board.Cram;
import org.impartial.solve.Solver;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;

/** The memory of a position after the search of {@link CramBench}. */
@Fork(value = 1, jvmArgs = "-Xmx3g")
@Measurement(iterations = 2)
public class CramMemoryBench extends SingleShots {
    private static final Cram GAME = new Cram(5, 5, Cram.Reduction.NONE);

    /** A lane of the library, or the map of a hand-written search. */
    @Param({"PACKED", "TWO_THREADS", "OBJECTS", "FASTUTIL", "HASH_MAP"})
    public String table = "PACKED";

    @Benchmark
    public void search(KeptMemory memory) {
        if (table.equals("FASTUTIL") || table.equals("HASH_MAP")) {
            HandWritten search = HandWritten.HandGame.valueOf(table).of(GAME);
            search.grundy(0);
            memory.keep(search, search.positions());
        } else {
            Solver solver = Lane.valueOf(table).solver();
            memory.keep(solver, solver.analyse(GAME.at(0)).cost().positions());
        }
    }
}
