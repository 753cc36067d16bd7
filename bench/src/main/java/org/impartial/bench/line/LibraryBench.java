package org.impartial.bench.line;

import org.impartial.bench.SingleShots;
import org.impartial.core.game.Position;
import org.impartial.games.Games;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Warmup;

/** The first position that a program reads: the time until the library is there and one of its games is made. */
@Fork(10)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class LibraryBench extends SingleShots {
    @Benchmark
    public Position read() {
        return Games.position("kayles 11 + nim 3");
    }
}
