package org.impartial.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import org.impartial.core.meter.Meter;
import org.impartial.json.JsonLines;
import org.impartial.proof.Certificate;
import org.impartial.spark.SparkTogether.SearchGoal;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers on a cluster are those of one process, and a search that executors share ends with a certificate. */
class SparkAnswersTest {
    private static final String FILES = "Hadoop 3.4 asks for the user of its files by a method that JDK 24 removed";

    private static final JavaSparkContext spark = LocalSpark.CONTEXT;

    @TempDir
    private Path folder;

    /** Requests of many kinds, some of them wrong; several are about positions that need a search. */
    static List<String> requests(int count) {
        Random random = new Random(5);
        List<String> requests = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int a = random.nextInt(40);
            int b = random.nextInt(40);
            requests.add(
                    switch (i % 7) {
                        case 0 -> "{\"id\":" + i + ",\"game\":\"nim\",\"position\":[" + a + "," + b + "]}";
                        case 1 -> "{\"game\":\"kayles\",\"position\":" + (a + b) + "}";
                        case 2 -> "{\"game\":\"cram\",\"params\":{\"board\":[3," + (2 + a % 3) + "]},\"position\":[]}";
                        case 3 -> "{\"game\":\"wythoff\",\"position\":[" + a + "," + b + "],\"play\":\"misere\"}";
                        case 4 -> "{\"game\":\"kayles\",\"position\":" + (1 + a % 9) + ",\"play\":\"misere\"}";
                        case 5 -> "{\"game\":\"sprouts\",\"position\":" + (1 + a % 4) + ",\"solver\":\"search\"}";
                        default -> "{\"game\":\"nim\",\"position\":" + (a % 2 == 0 ? "[-1]}" : "[1");
                    });
        }
        return requests;
    }

    private static List<String> alone(List<String> requests) {
        JsonLines lines = SparkAnswers.lines();
        return requests.stream().map(lines::answer).toList();
    }

    private void compare(int count, int partitions) throws IOException {
        List<String> requests = requests(count);
        Path file = Files.write(folder.resolve("requests.jsonl"), requests);
        Path answers = folder.resolve("answers");
        SparkAnswers.of(spark.textFile(file.toString(), partitions)).saveAsTextFile(answers.toString());
        List<String> found = read(answers);
        List<String> expected = alone(requests);
        assertEquals(expected.size(), found.size());
        for (int i = 0; i < count; i++) {
            assertEquals(expected.get(i), found.get(i));
        }
    }

    /** Returns the lines of all parts of a folder, in their order. */
    static List<String> read(Path answers) throws IOException {
        List<String> all = new ArrayList<>();
        try (Stream<Path> parts = Files.list(answers)) {
            for (Path part : parts.filter(each -> each.getFileName().toString().startsWith("part-"))
                    .sorted()
                    .toList()) {
                all.addAll(Files.readAllLines(part));
            }
        }
        return all;
    }

    @Test
    @DisabledForJreRange(min = JRE.JAVA_24, disabledReason = FILES)
    void answersAreThoseOfOneProcess() throws IOException {
        compare(210, 3);
    }

    @Tag("thorough")
    @Test
    @DisabledForJreRange(min = JRE.JAVA_24, disabledReason = FILES)
    void manyAnswersAreThoseOfOneProcess() throws IOException {
        compare(100_000, 16);
    }

    @Test
    void theFunctionForSqlGivesTheSameAnswers() {
        List<String> requests = requests(70);
        AnswerFunction function = new AnswerFunction();
        assertEquals(alone(requests), requests.stream().map(function::call).toList());
        assertEquals(null, function.call(null));
    }

    @Test
    void executorsShareASearch() {
        assertShared("cram[4,5]", 2);
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"'cram[4,5]', 1", "'cram[4,5]', 3", "sprouts 5, 2"})
    void anyNumberOfExecutorsSharesASearch(String position, int searches) {
        assertShared(position, searches);
    }

    @Test
    void executorsShareAMisereSearch() {
        SparkTogether together = SparkTogether.of("cram[4,4]", 2).misere();
        Certificate proof = together.prove(spark);
        assertTrue(proof.check(Meter.unlimited()).accepted());
        assertTrue(proof.statement().contains("misère"), proof.statement());
        assertTrue(together.positions() > 50, together.positions() + " positions");
    }

    /** The moves of this game repeat positions, which the searches notice only when they work. */
    @Test
    void aFailedSearchLeavesNothingInTheExecutors() {
        SparkTogether endless = SparkTogether.of("digraph[n=2,edges=[0,1],[1,0]] 0", 2);
        spark.setLogLevel("OFF");
        assertThrows(SparkException.class, () -> endless.prove(spark));
        spark.setLogLevel("ERROR");
        assertEquals(Set.of(), TogetherWorker.KEPT.keySet());
    }

    private static void assertShared(String position, int searches) {
        SparkTogether together = SparkTogether.of(position, searches);
        Certificate proof = together.prove(spark);
        assertTrue(proof.check(Meter.unlimited()).accepted());
        assertTrue(together.positions() > 100, together.positions() + " positions");
        assertTrue(SparkTogether.of(position, searches)
                .outcome()
                .prove(spark)
                .check(Meter.unlimited())
                .accepted());
    }

    @Test
    @DisabledForJreRange(min = JRE.JAVA_24, disabledReason = FILES)
    void filesThatCannotBeUsedAreNamed() throws IOException {
        Path file = Files.write(folder.resolve("requests.jsonl"), requests(7));
        AnswersCommand command = new AnswersCommand(file.toString(), folder.toString(), 1);
        String exists = assertThrows(IllegalArgumentException.class, () -> command.run(spark))
                .getMessage();
        assertTrue(exists.contains("already exists"), exists);
        AnswersCommand missing = new AnswersCommand(file + "2", folder + "/out", 1);
        String none = assertThrows(IllegalArgumentException.class, () -> missing.run(spark))
                .getMessage();
        assertTrue(none.contains("requests.jsonl2"), none);
    }

    @Test
    void argumentsAreRead() {
        assertEquals(new AnswersCommand("a", "b", 400), AnswersCommand.read(List.of("a", "b", "--partitions", "400")));
        assertEquals(8, AnswersCommand.read(List.of("a", "b")).partitions());
        assertThrows(IllegalArgumentException.class, () -> AnswersCommand.read(List.of("a")));
        assertThrows(IllegalArgumentException.class, () -> AnswersCommand.read(List.of("a", "b", "-n", "4")));
        assertEquals(read(3, SearchGoal.VALUE), TogetherCommand.read(List.of("nim 3", "b", "--partitions", "3")));
        assertEquals(read(8, SearchGoal.OUTCOME), TogetherCommand.read(List.of("nim 3", "b", "--outcome")));
        assertEquals(
                read(3, SearchGoal.MISERE_OUTCOME),
                TogetherCommand.read(List.of("nim 3", "b", "--partitions", "3", "--play", "misere")));
        assertThrows(IllegalArgumentException.class, () -> TogetherCommand.read(List.of("nim 3", "--outcome")));
    }

    private static TogetherCommand read(int searches, SearchGoal goal) {
        return new TogetherCommand("nim 3", Path.of("b"), searches, goal);
    }
}
