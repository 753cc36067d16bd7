package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A virtual machine with 16 MB of heap reports that its memory is exhausted, with a helpful suggestion, and continues.
 */
class SmallHeapTest {
    private static Run run(String input, String... words) throws Exception {
        String[] line = Stream.concat(Stream.of("-Xmx16m", "org.impartial.cli.ImpartialCommand"), Stream.of(words))
                .toArray(String[]::new);
        Process process = Run.java(line).start();
        try (var in = process.getOutputStream()) {
            in.write(input.getBytes(StandardCharsets.UTF_8));
        }
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        return new Run(process.exitValue(), out, err);
    }

    /** The best way is nimber search here. */
    @Test
    void tablesThatDoNotFitAreOverTheBudget() throws Exception {
        Run run = run("", "solve", "cram[7,7]");
        assertEquals(1, run.status(), run::err);
        assertTrue(run.err().contains("give Java more memory"), run::err);
        assertFalse(run.err().contains("raise the budget") || run.err().contains("Exception"), run::err);
    }

    /** Plain search too, and what comes after it. */
    @Test
    void theNextLineIsAnswered() throws Exception {
        String lines = """
                {"game":"cram","params":{"board":[7,7]},"position":[],"solver":"search"}
                {"game":"nim","position":[3,5]}
                """;
        Run run = run(lines, "solve", "--jsonl");
        String[] answers = run.out().split("\n", -1);
        assertTrue(answers[0].contains("give Java more memory"), run::out);
        assertFalse(answers[0].contains("raise the budget") || run.err().contains("Exception"), run::err);
        assertTrue(answers[1].contains("\"grundy\":6"), run::out);
    }
}
