package org.impartial.bench.search;

import java.util.concurrent.locks.LockSupport;
import org.impartial.bench.SingleShots;
import org.impartial.games.board.Cram;
import org.impartial.solve.Solver;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * The memory of a position after the search of {@link CramBench}: the heap in use with the table, less that without.
 */
@Fork(value = 1, jvmArgs = "-Xmx3g")
@Measurement(iterations = 2)
public class CramMemoryBench extends SingleShots {
    private static final Cram GAME = new Cram(5, 5, Cram.Reduction.NONE);

    /** A lane of the library, or the map of a hand-written search. */
    @Param({"PACKED", "TWO_THREADS", "OBJECTS", "FASTUTIL", "HASH_MAP"})
    public String table = "PACKED";

    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Memory {
        public double bytesPerPosition;
    }

    /** Runs one search, whose table is kept until it has been measured. */
    @Benchmark
    public Object search(Memory memory) {
        long before = used();
        Object kept;
        long positions;
        if (table.equals("FASTUTIL") || table.equals("HASH_MAP")) {
            HandWritten search = HandWritten.HandGame.valueOf(table).of(GAME);
            search.grundy(0);
            positions = search.positions();
            kept = search;
        } else {
            Solver solver = Lane.valueOf(table).solver();
            positions = solver.analyse(GAME.at(0)).cost().positions();
            kept = solver;
        }
        memory.bytesPerPosition = (double) (used() - before) / positions;
        return kept;
    }

    /** Returns the bytes of the heap in use, after collections: some objects are freed by the second or third alone. */
    static long used() {
        for (int collection = 0; collection < 4; collection++) {
            System.gc();
            LockSupport.parkNanos(50_000_000);
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
