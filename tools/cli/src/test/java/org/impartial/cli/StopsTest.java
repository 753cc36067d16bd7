package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.cli.Stopwatch.Ending;
import org.impartial.cli.Stopwatch.Way;
import org.impartial.cli.Stopwatch.Work;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.UnsolvedException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every engine and every combinator ends within a tenth of a second of processor time after a cancellation by another
 * thread, an interruption, or the end of the time limit.
 */
class StopsTest {
    private static final Duration SHORT = Duration.ofMillis(30);
    private static final Duration LONG = Duration.ofMillis(400);
    private static final long LATE_NANOS = 100_000_000L;
    private static final int TRIES = 3;

    @TempDir
    static Path folder;

    static Stream<Arguments> works() {
        return LongWork.all(folder).stream()
                .flatMap(work -> Stream.of(Way.values()).map(way -> Arguments.of(work.get()[0], way, work.get()[1])));
    }

    /** Each work in one of the ways. */
    static Stream<Arguments> someWorks() {
        int ways = Way.values().length;
        List<Arguments> all = works().toList();
        return IntStream.range(0, all.size() / ways).mapToObj(i -> all.get(ways * i + i % ways));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("someWorks")
    void endsWithinATenthOfASecond(String name, Way way, Work work) throws Exception {
        endsInTime(name, way, work, SHORT);
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("works")
    @Tag("thorough")
    void endsInEachWay(String name, Way way, Work work) throws Exception {
        endsInTime(name, way, work, LONG);
    }

    /** What a shared machine adds is not there each time; work that is late of itself is late each time. */
    private static void endsInTime(String name, Way way, Work work, Duration run) throws Exception {
        long late = lateness(name, way, work, run);
        for (int again = 1; again < TRIES && late >= LATE_NANOS; again++) {
            late = Math.min(late, lateness(name, way, work, run));
        }
        assertTrue(late < LATE_NANOS, name + " went on for " + late / 1_000_000 + " ms");
    }

    private static long lateness(String name, Way way, Work work, Duration run) throws Exception {
        Ending ending = Stopwatch.stop(way, run, work);
        assertTrue(
                way == Way.OUT_OF_TIME || ending.lateNanos().isPresent(),
                () -> name + " ended by itself, too soon to be stopped: " + ending.error());
        assertInstanceOf(StoppedException.class, stop(ending), () -> name + " was not stopped");
        assertEquals(false, Thread.currentThread().isInterrupted());
        return ending.lateNanos().orElse(0L);
    }

    /** A stop reaches callers that want a bare value as the cause of an exception of its own. */
    private static Throwable stop(Ending ending) {
        Throwable error = ending.error().orElse(null);
        return error instanceof UnsolvedException ? error.getCause() : error;
    }
}
