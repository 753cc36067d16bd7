package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The Java blocks of the tutorial form one program with the shown output and pictures, and its commands print the shown
 * answers.
 */
class TutorialTest {
    private static final Path ROOT = Checkout.ROOT;
    private static final Pattern IMAGE = Pattern.compile("!\\[[^\\]]+\\]\\((images/[^)]+)\\)");

    @TempDir
    private Path work;

    @Test
    void theJavaBlocksAreOneProgramThatPrintsWhatTheyRemark() throws IOException {
        String java = String.join("", ReadmeTest.blocks(text(), "java"));
        assertEquals(ReadmeTest.remarks(java), run(java));
        Path drawn = Path.of("docs/images/halving.svg");
        assertEquals(Files.readString(work.resolve(drawn)), Files.readString(ROOT.resolve(drawn)));
    }

    private List<String> run(String java) throws IOException {
        List<String> source = new ArrayList<>(
                java.lines().filter(line -> line.startsWith("import ")).toList());
        source.add("public class Tutorial { public static void main(String[] args) throws Exception {");
        java.lines().filter(line -> !line.startsWith("import ")).forEach(source::add);
        source.add("} }");
        Path file = Files.write(work.resolve("Tutorial.java"), source);
        Files.createDirectories(work.resolve("docs/images"));
        Process run = Run.java(file.toString())
                .directory(work.toFile())
                .redirectErrorStream(true)
                .start();
        return new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .map(String::strip)
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> commandsAnswerWhatIsShown() throws IOException {
        List<String> blocks = ReadmeTest.blocks(text(), "console");
        assertFalse(blocks.isEmpty());
        return blocks.stream()
                .map(block -> DynamicTest.dynamicTest(block.lines().findFirst().orElse(""), () -> {
                    String line = block.lines().findFirst().orElseThrow();
                    assertEquals(block.substring(line.length() + 1), ReadmeTest.answer(line.substring(2)));
                }));
    }

    @Test
    void everyPictureThatItShowsIsThere() throws IOException {
        List<String> shown =
                IMAGE.matcher(text()).results().map(m -> m.group(1)).toList();
        assertFalse(shown.isEmpty());
        for (String image : shown) {
            assertTrue(Files.exists(ROOT.resolve("docs").resolve(image)), image);
        }
    }

    private static String text() throws IOException {
        return Files.readString(ROOT.resolve("docs/TUTORIAL.md"));
    }
}
