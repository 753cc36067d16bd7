package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The front page is true: its Java compiles and prints what it says, its commands answer what it shows. */
class ReadmeTest {
    private static final Pattern BLOCK =
            Pattern.compile("(?m)^```(\\w+)\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");
    private static final String COMMAND = "./impartial ";
    private static final String REQUESTS = "printf '%s\\n' ";

    @TempDir
    private Path work;

    @TestFactory
    Stream<DynamicTest> javaBlocksPrintWhatTheyRemark() throws IOException {
        List<String> blocks = blocks("java");
        assertFalse(blocks.isEmpty());
        ShownJava programs = ShownJava.compiled(work, blocks);
        return IntStream.range(0, blocks.size())
                .mapToObj(i -> DynamicTest.dynamicTest(
                        blocks.get(i).lines().findFirst().orElse(""),
                        () -> assertEquals(remarks(blocks.get(i)), programs.printed(i))));
    }

    @TestFactory
    Stream<DynamicTest> commandsAnswerWhatIsShown() throws IOException {
        List<String> blocks = blocks("console");
        assertFalse(blocks.isEmpty());
        return blocks.stream()
                .map(block -> DynamicTest.dynamicTest(block.lines().findFirst().orElse(""), () -> {
                    String line = block.lines().findFirst().orElseThrow();
                    assertTrue(line.startsWith("$ "), line);
                    assertEquals(block.substring(line.length() + 1), answer(line.substring(2)));
                }));
    }

    @Test
    void ciRunsTheTestCommandOfTheReadme() throws IOException {
        String ci = Files.readString(root().resolve(".ci/run"));
        List<String> commands = blocks("sh").stream()
                .flatMap(String::lines)
                .filter(c -> c.contains("verify"))
                .toList();
        assertEquals(1, commands.size(), "the README has one test command");
        assertTrue(ci.lines().anyMatch(commands.get(0)::equals), ci);
    }

    static String answer(String line) {
        if (line.startsWith(REQUESTS)) {
            String[] halves = line.substring(REQUESTS.length()).split(" \\| ", 2);
            return Run.reading(String.join("\n", words(halves[0])) + "\n", arguments(halves[1]))
                    .out();
        }
        return Run.of(arguments(line)).out();
    }

    private static String[] arguments(String command) {
        assertTrue(command.startsWith(COMMAND), command);
        return words(command.substring(COMMAND.length())).toArray(String[]::new);
    }

    private static List<String> words(String text) {
        return WORD.matcher(text)
                .results()
                .map(m -> m.group(1) != null ? m.group(1) : m.group(2))
                .toList();
    }

    static List<String> remarks(String block) {
        return block.lines()
                .filter(line -> line.contains("println("))
                .map(line -> line.substring(line.indexOf("// ") + 3))
                .collect(Collectors.toList());
    }

    private static List<String> blocks(String language) throws IOException {
        return blocks(readme(), language);
    }

    static List<String> blocks(String text, String language) {
        return BLOCK.matcher(text)
                .results()
                .filter(m -> m.group(1).equals(language))
                .map(m -> m.group(2))
                .toList();
    }

    private static String readme() throws IOException {
        return Files.readString(root().resolve("README.md"));
    }

    private static Path root() {
        return Path.of("").toAbsolutePath().getParent();
    }
}
