package org.impartial.bench.discover;

import java.lang.management.ManagementFactory;
import org.impartial.bench.MeanCounters;
import org.impartial.bench.SingleShots;
import org.impartial.discover.Theorem;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Discovers theorems from rules in a warm virtual machine of 1 GB; reports states, questions and allocated bytes. */
@Fork(value = 2, jvmArgs = "-Xmx1g")
@Warmup(iterations = 2)
public class DiscoverBench extends SingleShots {
    @Param
    public DiscoveredRules rules = DiscoveredRules.WYTHOFF;

    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class DiscoverSize extends MeanCounters {
        public double states;

        public double questions;

        /** Megabytes allocated, most of them released at once. */
        public double megabytesAllocated;
    }

    @Benchmark
    public Theorem discover(DiscoverSize size) {
        long before = allocated();
        Theorem theorem = rules.discovery().run().theorem().orElseThrow();
        size.states = size.part(theorem.states());
        size.questions = size.part(theorem.questions());
        size.megabytesAllocated = size.part((allocated() - before) / 1e6);
        return theorem;
    }

    private static long allocated() {
        return ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
                ? threads.getCurrentThreadAllocatedBytes()
                : 0;
    }
}
