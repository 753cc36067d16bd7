package org.impartial.bench.search;

import org.impartial.bench.SingleShots;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.games.Games;
import org.impartial.solve.engine.nimber.NimberSearch;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The heap that nimber search takes after a value was found, for each position whose options were listed. */
@Fork(
        value = 1,
        jvmArgs = {"-Xmx3g", "-XX:+UseSerialGC"})
@Measurement(iterations = 2)
public class NimberMemoryBench extends SingleShots {
    @Param({"cram[5,6]", "cram[4,9]", "nogo[1,20]", "clobber[2,11]", "sprouts 12"})
    public String position = "cram[5,6]";

    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class NimberMemory {
        public double positions;
        public double bytesPerPosition;
    }

    /** Runs one search from empty tables, which are kept until they have been measured. */
    @Benchmark
    public Object search(NimberMemory memory) {
        Position start = Games.position(position);
        long before = CramMemoryBench.used();
        NimberSearch search = new NimberSearch();
        Meter meter = Meter.unlimited();
        for (Component<?> component : start.components()) {
            search.value(component, meter);
        }
        memory.positions = meter.cost().positions();
        memory.bytesPerPosition = (CramMemoryBench.used() - before) / memory.positions;
        return search;
    }
}
