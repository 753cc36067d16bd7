package org.impartial.bench.search;

import org.impartial.bench.SingleShots;
import org.impartial.core.game.Component;
import org.impartial.core.meter.Meter;
import org.impartial.games.Games;
import org.impartial.solve.engine.nimber.NimberSearch;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;

/** The heap that nimber search takes after a value was found, for each position whose options were listed. */
@Fork(
        value = 1,
        jvmArgs = {"-Xmx3g", "-XX:+UseSerialGC"})
@Measurement(iterations = 2)
public class NimberMemoryBench extends SingleShots {
    @Param({"cram[5,6]", "cram[4,9]", "nogo[1,20]", "clobber[2,11]", "sprouts 12"})
    public String position = "cram[5,6]";

    @Benchmark
    public void search(KeptMemory memory) {
        NimberSearch search = new NimberSearch();
        Meter meter = Meter.unlimited();
        for (Component<?> component : Games.position(position).components()) {
            search.value(component, meter);
        }
        memory.keep(search, meter.cost().positions());
    }
}
