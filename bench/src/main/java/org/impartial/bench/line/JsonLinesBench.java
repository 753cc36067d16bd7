package org.impartial.bench.line;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.bench.report.Measured;
import org.impartial.core.library.GameLibrary;
import org.impartial.json.JsonLines;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures a thousand answers of {@code solve --jsonl}, as the first ones of a process and after others. */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class JsonLinesBench {
    private static final int LINES = 1000;

    @Param({"nim", "kayles", "wythoff"})
    public String game = "";

    @Param({"false", "true"})
    public boolean polluted;

    private String text = "";

    /** The answers of one process, whose tables earlier lines have filled. */
    @State(Scope.Thread)
    public static class OpenLines {
        private final JsonLines lines = opened();
    }

    @Setup
    public void write() throws IOException {
        text = requests(game);
        if (polluted) {
            for (String other : new String[] {"kayles", "wythoff", "nim", "dawsons-kayles", "laskers-nim"}) {
                answered(opened(), requests(other));
            }
        }
    }

    /** Returns requests about one to six heaps, or about two where the game has two, the same in every run. */
    private static String requests(String game) {
        SplittableRandom random = new SplittableRandom(1);
        return IntStream.range(0, LINES)
                .mapToObj(id -> "{\"id\": " + id + ", \"game\": \"" + game + "\", \"position\": "
                        + random.ints(game.equals("wythoff") ? 2 : random.nextInt(1, 7), 0, 101)
                                .boxed()
                                .toList()
                        + "}\n")
                .collect(Collectors.joining());
    }

    private static JsonLines opened() {
        return JsonLines.of(GameLibrary.installed());
    }

    private static String answered(JsonLines lines, String requests) throws IOException {
        StringWriter out = new StringWriter();
        if (!lines.converse(new BufferedReader(new StringReader(requests)), out)) {
            throw new IllegalStateException(
                    "a line was not answered: " + out.toString().lines().findFirst());
        }
        return out.toString();
    }

    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @Fork(5)
    @Warmup(iterations = 0)
    @Measurement(iterations = 1)
    @Measured(items = "1000", item = "line")
    public String first() throws IOException {
        return answered(opened(), text);
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @Fork(1)
    @Warmup(iterations = 5, time = 2)
    @Measurement(iterations = 5, time = 1)
    @Measured(items = "1000", item = "line")
    public String later(OpenLines open) throws IOException {
        return answered(open.lines, text);
    }
}
