package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The page about misère play is true: its Java prints what it says, its commands answer what it shows. */
class MiserePageTest {
    private static final Path PAGE = Path.of("").toAbsolutePath().getParent().resolve("docs/MISERE.md");

    @TempDir
    private Path work;

    @TestFactory
    Stream<DynamicTest> javaBlocksPrintWhatTheyRemark() throws IOException {
        List<String> blocks = ReadmeTest.blocks(Files.readString(PAGE), "java");
        assertFalse(blocks.isEmpty());
        ShownJava programs = ShownJava.compiled(work, blocks);
        return Stream.iterate(0, i -> i < blocks.size(), i -> i + 1)
                .map(i -> DynamicTest.dynamicTest(
                        "block " + i, () -> assertEquals(ReadmeTest.remarks(blocks.get(i)), programs.printed(i))));
    }

    @TestFactory
    Stream<DynamicTest> commandsAnswerWhatIsShown() throws IOException {
        List<String> blocks = ReadmeTest.blocks(Files.readString(PAGE), "console");
        assertFalse(blocks.isEmpty());
        return blocks.stream()
                .map(block -> DynamicTest.dynamicTest(block.lines().findFirst().orElse(""), () -> {
                    String line = block.lines().findFirst().orElseThrow();
                    assertTrue(line.startsWith("$ "), line);
                    assertEquals(block.substring(line.length() + 1), ReadmeTest.answer(line.substring(2)));
                }));
    }
}
