package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.cli.io.Terminal;
import org.impartial.contest.Problems;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The program on the page about benchmarks prints the shown output, and its commands have the options that are used.
 */
class BenchmarkingTest {
    private static final Path ROOT = Checkout.ROOT;

    @TempDir
    private Path work;

    private static String text() throws IOException {
        return Files.readString(ROOT.resolve("docs/BENCHMARKING.md"));
    }

    @Test
    void theProgramPrintsWhatItRemarks() throws IOException, ReflectiveOperationException {
        List<String> blocks = ReadmeTest.blocks(text(), "java");
        assertEquals(1, blocks.size());
        assertEquals(
                ReadmeTest.remarks(blocks.get(0)),
                ShownJava.compiled(work, blocks).printed(0));
    }

    @TestFactory
    Stream<DynamicTest> theCommandsAreUnderstood() throws IOException {
        List<String> commands =
                ReadmeTest.blocks(text(), "sh").stream().flatMap(String::lines).toList();
        assertFalse(commands.isEmpty());
        return commands.stream()
                .map(command -> DynamicTest.dynamicTest(command, () -> {
                    String[] words = ReadmeTest.arguments(command);
                    ImpartialCommand.commandLine(Terminal.standard(words), words)
                            .parseArgs(words);
                }));
    }

    @Test
    void theNumberOfProblemsIsThatOfTheSets() throws IOException {
        Matcher number = Pattern.compile("with (\\d+) problems in all").matcher(text());
        assertTrue(number.find());
        assertEquals(
                Problems.names().stream()
                        .mapToInt(name -> Problems.named(name).list().size())
                        .sum(),
                Integer.parseInt(number.group(1)));
    }
}
