package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The Java blocks of the README and the pages compile and print the shown output, and their commands print the shown
 * answers.
 */
class ReadmeTest {
    private static final Pattern BLOCK =
            Pattern.compile("(?m)^```(\\w+)\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]*)(?:#[^)]*)?\\)");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"((?:[^\"\\\\]|\\\\.)*)\"|(\\S+)");
    /** Pages whose blocks are run by other tests, or which are generated. */
    private static final Set<String> OTHERS = Set.of("TUTORIAL.md", "DISCOVERY.md", "GAMES.md", "BENCHMARKING.md");

    private static final String COMMAND = "./impartial ";
    private static final String REQUESTS = "printf '%s\\n' ";

    @TempDir
    private Path work;

    @TestFactory
    Stream<DynamicTest> javaBlocksPrintWhatTheyRemark() throws IOException {
        List<String> blocks = shown("java");
        assertTrue(blocks.size() > 6, "too few programs are shown");
        ShownJava programs = ShownJava.compiled(work, blocks);
        return IntStream.range(0, blocks.size())
                .mapToObj(i -> DynamicTest.dynamicTest(
                        blocks.get(i).lines().findFirst().orElse(""),
                        () -> assertEquals(remarks(blocks.get(i)), programs.printed(i))));
    }

    @TestFactory
    Stream<DynamicTest> commandsAnswerWhatIsShown() throws IOException {
        List<String> blocks = shown("console");
        assertTrue(blocks.size() > 10, "too few commands are shown");
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
        List<String> commands = blocks(readme(), "sh").stream()
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

    static String[] arguments(String command) {
        assertTrue(command.startsWith(COMMAND), command);
        return words(command.substring(COMMAND.length())).toArray(String[]::new);
    }

    private static List<String> words(String text) {
        return WORD.matcher(text)
                .results()
                .map(m -> m.group(1) != null
                        ? m.group(1)
                        : m.group(2) != null ? m.group(2).replace("\\\"", "\"") : m.group(3))
                .toList();
    }

    static List<String> remarks(String block) {
        return block.lines()
                .filter(line -> line.contains("println("))
                .map(line -> line.substring(line.indexOf("// ") + 3))
                .collect(Collectors.toList());
    }

    /**
     * Returns the blocks of a language in the README and on all pages without a separate test; Spark has its own tests.
     */
    private static List<String> shown(String language) throws IOException {
        List<String> shown = new ArrayList<>(blocks(readme(), language));
        for (Path page : pages()) {
            blocks(Files.readString(page), language).stream()
                    .filter(block -> isPage(page) && !block.contains("org.apache.spark"))
                    .forEach(shown::add);
        }
        return shown;
    }

    private static boolean isPage(Path file) {
        return !OTHERS.contains(file.getFileName().toString());
    }

    /** Returns the pages of the documentation, in every language, without the decisions. */
    private static List<Path> pages() {
        return Checkout.files(root().resolve("docs"), ".md").stream()
                .filter(page -> !page.getParent().endsWith("adr"))
                .toList();
    }

    @Test
    void everyLinkLeadsToAFile() throws IOException {
        List<Path> pages = new ArrayList<>(pages());
        pages.add(root().resolve("README.md"));
        List<String> broken = new ArrayList<>();
        for (Path page : pages) {
            LINK.matcher(Files.readString(page))
                    .results()
                    .map(link -> link.group(1))
                    .filter(link -> !link.contains(":") && !link.isEmpty())
                    .filter(link -> !Files.exists(page.resolveSibling(link)))
                    .forEach(link -> broken.add(page.getFileName() + ": " + link));
        }
        assertEquals(List.of(), broken);
    }

    @Test
    void everyPageIsInTheTableOfContents() throws IOException {
        Path docs = root().resolve("docs");
        String contents = Files.readString(docs.resolve("README.md"));
        List<String> missing = pages().stream()
                .map(page -> docs.relativize(page).toString().replace('\\', '/'))
                .filter(name -> !name.equals("README.md") && !contents.contains("(" + name + ")"))
                .toList();
        assertEquals(List.of(), missing);
        assertTrue(readme().lines().count() <= 150, "the front page is longer than 150 lines");
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
        return Checkout.ROOT;
    }
}
