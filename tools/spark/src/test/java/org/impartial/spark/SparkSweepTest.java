package org.impartial.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apache.spark.SparkException;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.capability.Capability.Levelled;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.meter.Meter;
import org.impartial.games.board.Chomp;
import org.impartial.games.board.Cram;
import org.impartial.games.heap.queen.TwoHeaps;
import org.impartial.games.heap.queen.Wythoff;
import org.impartial.sweep.LevelSweep;
import org.impartial.sweep.LevelSweep.LevelListener;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.LevelTable;
import org.impartial.sweep.LevelTable.LevelSummary;
import org.impartial.sweep.store.SweepException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SparkSweepTest {
    private static final Pattern EXAMPLE = Pattern.compile("<pre>\\{@code\n \\* (.*?)\n \\* }</pre>", Pattern.DOTALL);
    private static final JavaSparkContext spark = LocalSpark.CONTEXT;

    @TempDir
    private Path directory;

    private String storage() {
        return directory.resolve("spark").toString();
    }

    /** Memory, disk and Spark have the same positions with the same values. */
    private <S> LevelSummary agreed(GameSource<S> source, S root, SweepMeasure measure, int partitions)
            throws IOException {
        LevelSweep<S> sweep = LevelSweep.of(source.game(), List.of(root)).measuring(measure);
        LevelTable<S> memory = sweep.inMemory(Meter.unlimited());
        SparkTable<S> table = SparkSweep.of(source, List.of(root))
                .measuring(measure)
                .partitions(partitions)
                .run(spark, storage());
        try (LevelTable<S> disk =
                sweep.memory(LevelSweep.LEAST_MEMORY).onDisk(directory.resolve("disk"), Meter.unlimited())) {
            assertEquals(memory.summary(), disk.summary());
        }
        assertEquals(memory.summary(), table.summary());
        long[] checksum = new long[1];
        table.forEach((level, position, value) -> checksum[0] += LevelSummary.term(position, value));
        assertEquals(memory.summary().checksum(), checksum[0]);
        assertEquals(memory.value(root), table.value(root));
        return table.summary();
    }

    /** Each level is reported once in each direction, in the order of the sweep in memory. */
    @Test
    void eachLevelIsToldAndDescribed() throws IOException {
        List<String> memory = new ArrayList<>();
        LevelSweep.of(new Cram(3, 3), List.of(0L))
                .listener((sweep, level, positions) -> memory.add(sweep + " " + level + ": " + positions))
                .inMemory(Meter.unlimited());
        List<String> levels = new ArrayList<>();
        Set<String> described = new HashSet<>();
        SparkSweep.of(() -> new Cram(3, 3), List.of(0L))
                .partitions(2)
                .listener((sweep, level, positions) -> {
                    levels.add(sweep + " " + level + ": " + positions);
                    described.add(spark.getLocalProperty("spark.job.description"));
                })
                .run(spark, storage());
        assertEquals(memory, levels);
        assertTrue(
                described.contains("positions of level 0") && described.contains("values of level 0"),
                described::toString);
    }

    /** Generations and rounds of a game without levels are reported too. */
    @Test
    void roundsAreTold() throws IOException {
        List<LevelListener.Sweep> sweeps = new ArrayList<>();
        SparkSweep.of(() -> new Wythoff(), List.of(new TwoHeaps(1, 2)))
                .measuring(SweepMeasure.REMOTENESS)
                .partitions(2)
                .listener((sweep, level, positions) -> sweeps.add(sweep))
                .run(spark, storage());
        assertTrue(
                sweeps.contains(LevelListener.Sweep.POSITIONS) && sweeps.contains(LevelListener.Sweep.VALUES),
                sweeps::toString);
    }

    @Test
    void theExampleOfASourceHasItsValue() {
        GameSource<Long> source = () -> new Cram(2, 4);
        assertEquals("false", String.valueOf(source.game().loopy()));
    }

    @Test
    void theExampleOfASweepHasItsValue() throws IOException {
        String directory = storage();
        SparkSweep<Long> sweep =
                SparkSweep.of(() -> new Cram(2, 4), List.of(0L)).partitions(2);
        SparkTable<Long> table = sweep.run(spark, directory);
        assertEquals("0", String.valueOf(table.value(0L).getAsInt()));
    }

    @Test
    void theExampleOfATableHasItsValue() throws IOException {
        String directory = storage();
        SparkTable<Long> table =
                SparkSweep.of(() -> new Cram(2, 4), List.of(0L)).partitions(2).run(spark, directory);
        assertEquals("34", String.valueOf(table.summary().outcomes().get(Outcome.N)));
    }

    /** Every line of an example in the Javadoc is a line of this test, with the value that it remarks. */
    @Test
    void theExamplesAreLinesOfThisTest() throws IOException {
        String test = Files.readString(Path.of("src/test/java/org/impartial/spark/SparkSweepTest.java"))
                .replaceAll("\\s+", " "); // as the formatter breaks lines
        for (String type : List.of("GameSource", "SparkSweep", "SparkTable")) {
            String source = Files.readString(Path.of("src/main/java/org/impartial/spark/" + type + ".java"));
            Matcher example = EXAMPLE.matcher(source);
            assertTrue(example.find(), () -> type + " shows no example");
            for (String line : example.group(1).split("\n \\* ?", -1)) {
                String shown = line.replaceFirst("(.*);\\s+// (.*)", "assertEquals(\"$2\", String.valueOf($1));");
                assertTrue(
                        test.contains(shown), () -> "this test lacks a line of the example of " + type + ": " + line);
            }
        }
    }

    @Test
    void smallBoardsOfCram() throws IOException {
        LevelSummary summary = agreed(() -> new Cram(3, 4), 0L, SweepMeasure.GRUNDY, 2);
        assertEquals(550, summary.positions());
    }

    @Tag("thorough")
    @Test
    void boardsOfCram() throws IOException {
        LevelSummary summary = agreed(() -> new Cram(4, 5), 0L, SweepMeasure.GRUNDY, 4);
        assertEquals(58_830, summary.positions());
    }

    @Tag("thorough")
    @Test
    void aBoxOfChomp() throws IOException {
        long box = new Chomp(2, 3).rows(3, 3);
        assertEquals(
                9, agreed(() -> new Chomp(2, 3), box, SweepMeasure.GRUNDY, 3).positions());
    }

    @Tag("thorough")
    @Test
    void aLargeBoxOfChomp() throws IOException {
        long box = new Chomp(3, 4).rows(4, 4, 4);
        assertEquals(
                34, agreed(() -> new Chomp(3, 4), box, SweepMeasure.GRUNDY, 3).positions());
    }

    @Test
    void aSquareOfWythoff() throws IOException {
        squareOfWythoff(2);
    }

    private void squareOfWythoff(int side) throws IOException {
        LevelSummary summary = agreed(() -> Wythoff.of(1), new TwoHeaps(side, side), SweepMeasure.MISERE_REMOTENESS, 3);
        assertEquals((side + 1) * (side + 2) / 2, summary.positions());
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(ints = {5, 6})
    void aLargeSquareOfWythoff(int side) throws IOException {
        squareOfWythoff(side);
    }

    private static FiniteGraph loops() {
        int n = 61;
        return FiniteGraph.of(
                n,
                IntStream.range(0, n)
                        .filter(v -> v % 11 != 0)
                        .boxed()
                        .flatMap(v -> List.of(List.of(v, 2 * v % n), List.of(v, (v + 54) % n)).stream())
                        .toList());
    }

    @Test
    void aLoopyGame() throws IOException {
        LevelSummary summary = agreed(SparkSweepTest::loops, 1, SweepMeasure.REMOTENESS, 3);
        assertTrue(summary.outcomes().containsKey(Outcome.D), summary.outcomes() + "");
        assertTrue(summary.outcomes().containsKey(Outcome.P), summary.outcomes() + "");
    }

    /** A move takes 1 to 3 beans; a task that lists the options of 8 or 3 beans fails a given number of times. */
    private record Fragile(String name) implements PackedGame, Levelled {
        private static final AtomicInteger FAILURES = new AtomicInteger();

        @Override
        public void options(long beans, PackedOptions out) {
            if (TaskContext.get() != null && (beans == 8 || beans == 3) && FAILURES.getAndDecrement() > 0) {
                throw new IllegalStateException("this task fails on purpose");
            }
            for (long taken = 1; taken <= 3 && taken <= beans; taken++) {
                out.to(beans - taken);
            }
        }

        @Override
        public int level(long beans) {
            return (int) -beans;
        }
    }

    private SparkSweep<Long> fragile(long beans) {
        GameSource<Long> source = () -> new Fragile("fragile");
        return SparkSweep.of(source, List.of(beans)).partitions(2);
    }

    @Test
    void aTaskThatFailsIsRepeatedAndASweepThatIsCutOffGoesOn() throws IOException {
        Fragile.FAILURES.set(0);
        LevelSummary expected = LevelSweep.of(new Fragile("fragile"), List.of(9L))
                .inMemory(Meter.unlimited())
                .summary();
        Fragile.FAILURES.set(2);
        SparkSweep<Long> sweep = fragile(9);
        assertEquals(expected, sweep.run(spark, storage()).summary());
        assertTrue(Fragile.FAILURES.get() <= 0, "no task failed");

        Fragile.FAILURES.set(0);
        String other = directory.resolve("other").toString();
        SparkSweep<Long> cut = fragile(10);
        Fragile.FAILURES.set(4);
        assertThrows(SparkException.class, () -> cut.run(spark, other));
        assertTrue(Files.exists(Path.of(other, "keys--10-0")));
        Fragile.FAILURES.set(0);
        assertEquals(11, cut.run(spark, other).summary().positions());
    }

    /** Other roots are on level 1; the first root leads to levels 1 to 3. */
    private record TwoLevels() implements PackedGame, Levelled {
        @Override
        public void options(long state, PackedOptions out) {
            for (long level = 1; state == 0 && level <= 3; level++) {
                out.to(100 * level);
            }
            if (state > 100 && state < 200) {
                out.to(200);
            }
        }

        @Override
        public int level(long state) {
            return (int) (state / 100);
        }
    }

    @Test
    @Tag("thorough")
    void aSweepThatIsCutOffLosesNoPositions() throws IOException {
        List<Long> roots = List.of(0L, 110L, 111L, 112L);
        LevelSummary expected = LevelSweep.of(new TwoLevels(), roots)
                .inMemory(Meter.unlimited())
                .summary();
        SparkSweep<Long> sweep = SparkSweep.of(TwoLevels::new, roots).partitions(2);
        for (int stop = 1; stop <= 4; stop++) {
            String folder = directory.resolve("stop" + stop).toString();
            AtomicInteger left = new AtomicInteger(stop);
            LevelListener stopping = (direction, level, positions) -> {
                if (left.decrementAndGet() == 0) {
                    throw new IllegalStateException("stopped on purpose");
                }
            };
            assertThrows(
                    IllegalStateException.class, () -> sweep.listener(stopping).run(spark, folder));
            assertEquals(expected, sweep.run(spark, folder).summary(), "stopped after " + stop + " levels");
        }
    }

    @Test
    void anotherSweepAndADamagedFileAreRefused() throws IOException {
        Fragile.FAILURES.set(0);
        fragile(4).run(spark, storage());
        assertEquals(OptionalInt.of(3), fragile(4).run(spark, storage()).value(3L));
        assertEquals(OptionalInt.empty(), fragile(4).run(spark, storage()).value(5L));
        assertThrows(SweepException.class, () -> fragile(3).run(spark, storage()));
        assertThrows(SweepException.class, () -> fragile(4).partitions(3).run(spark, storage()));
        Path file = Path.of(storage(), "sweep");
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length - 20] ^= 1;
        Files.write(file, bytes);
        assertThrows(SweepException.class, () -> fragile(4).run(spark, storage()));
    }

    @Test
    void wrongQuestionsAreRefused() {
        GameSource<Integer> source = SparkSweepTest::loops;
        assertThrows(IllegalArgumentException.class, () -> SparkSweep.of(source, List.of()));
        assertThrows(
                IllegalArgumentException.class,
                () -> SparkSweep.of(source, List.of(1)).partitions(0));
    }

    @Test
    void wrongArgumentsOfTheCommandAreToldBeforeAClusterIsAskedFor() {
        assertRefused("arguments: ");
        assertRefused("arguments: ", "cram[4,5]");
        assertRefused("there is no game \"crum\"", "crum[4,5]", "x");
        assertRefused("not from a sum", "nim 1 2", "x");
        assertRefused("from 1 to 100,000, not many", "cram[4,5]", "x", "many");
        assertRefused("from 1 to 100,000", "cram[4,5]", "x", "0");
        assertRefused(
                "a measure is one of [GRUNDY, REMOTENESS, MISERE_REMOTENESS], not length",
                "cram[4,5]",
                "x",
                "1",
                "length");
    }

    private static void assertRefused(String reason, String... args) {
        RuntimeException refused = assertThrows(RuntimeException.class, () -> SparkCommand.read(args));
        assertTrue(refused.getMessage().contains(reason), refused.getMessage());
    }

    @Test
    void keysArePackedAndUnpacked() {
        long[] keys = {Long.MIN_VALUE, -5, -1, 0, 0, 1, 127, 128, 1L << 40, Long.MAX_VALUE};
        assertEquals(Arrays.toString(keys), Arrays.toString(DeltaKeys.unpacked(DeltaKeys.packed(keys))));
        assertEquals(0, DeltaKeys.unpacked(DeltaKeys.packed()).length);
    }
}
