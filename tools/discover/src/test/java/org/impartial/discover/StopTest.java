package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import org.impartial.core.meter.StoppedException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every computation stops soon after cancellation, measured by processor time, which does not depend on other
 * processes.
 */
class StopTest {
    private static final long SOON = Duration.ofMillis(100).toNanos();
    private static final String RAYS = "; E t: t>=1 & x'+t=x & y'+2t=y; E t: t>=1 & x'+2t=x & y'+t=y";
    private static final String THREE = "x'<x & y'<y & z'<z; x'<x; x'<x & y'<y & x+y'=x'+y; z'<z & y'<y & y+z'=y'+z;"
            + " E t,u: x=x'+3t & y=y'+2u & z=z'+t+u & t+u>=1";

    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** Returns the moves that lower some of k consecutive heaps in a ring of n. */
    private static String ring(int n, int k) {
        LinkedHashSet<String> moves = new LinkedHashSet<>();
        for (int first = 0; first < n; first++) {
            for (int mask = 1; mask < 1 << k; mask += 2) {
                List<String> parts = new ArrayList<>();
                for (int j = 0; j < k; j++) {
                    char heap = (char) ('a' + (first + j) % n);
                    parts.addAll((mask >> j & 1) != 0 ? List.of(heap + "'<" + heap) : List.of());
                }
                moves.add(String.join(" & ", parts));
            }
        }
        return String.join("; ", moves);
    }

    private static List<Discovery> endless() {
        return List.of(
                of(ring(6, 4)).in("base 2"),
                of(ring(5, 3)),
                of(THREE).values(),
                of(Catalogue.WYTHOFF).values().in("zeckendorf"),
                of(Catalogue.WYTHOFF).in("base 2"),
                of("$fibonacci(x-x')").values(),
                of("x'<x; y'<y" + RAYS).in("zeckendorf"),
                of(SplittingTest.GRUNDY),
                of("x'+1=x; x'+x''+x'''=x & x'>0 & x''>0 & x'''>0"));
    }

    private static Discovery of(String moves) {
        return Discovery.of(HeapRules.parse(moves)).states(100_000).within(Duration.ofMinutes(5));
    }

    private static void stopped(int times, long seed, long longest) {
        Random random = new Random(seed);
        int stopped = 0;
        for (int i = 0; i < times; i++) {
            for (Discovery discovery : endless()) {
                long stop =
                        now() + Duration.ofMillis(20 + random.nextLong(longest)).toNanos();
                try {
                    discovery.cancelledBy(() -> now() >= stop).run();
                    continue; // Proved before.
                } catch (StoppedException e) {
                    stopped++;
                }
                long late = now() - stop;
                assertTrue(late < SOON, late / 1_000_000 + " ms late");
            }
        }
        assertTrue(stopped >= 3 * times, stopped + " were stopped");
    }

    @Test
    void stopsSoonWhenItIsCancelled() {
        stopped(1, 5, 200);
    }

    @Test
    @Tag("thorough")
    void stopsSoonWheneverItIsCancelled() {
        stopped(20, 6, 8000);
    }

    @Test
    void timeEndsInAnAnswer() {
        for (Discovery discovery : endless()) {
            long before = now();
            Discovered<Theorem> found = discovery.within(Duration.ofMillis(150)).run();
            assertTrue(found.proved() || found.reason().contains("within the budget"), found.reason());
            assertTrue(now() - before < Duration.ofMillis(150).toNanos() + SOON);
        }
    }

    /** The rounds of a search in several numerations depend on the rules alone, not on the speed of the machine. */
    @Test
    void stepsEndInTheSameAnswerOnEveryMachine() {
        String ended = "x'<x & x+y>5; y'<y & x+y>5; x'<x & y'<y & x+y'=x'+y & x+y>5";
        List<List<String>> runs = new ArrayList<>();
        for (int run = 0; run < 3; run++) {
            List<String> stages = new ArrayList<>();
            Discovered<Theorem> open = of(ended)
                    .values()
                    .within(20_000, 20_000_000)
                    .progress(stages::add)
                    .run();
            assertTrue(open.reason().contains("; in zeckendorf none of fewer than"), open.reason());
            runs.add(stages);
        }
        assertEquals(runs.get(0), runs.get(1));
        assertEquals(runs.get(0), runs.get(2));
    }
}
