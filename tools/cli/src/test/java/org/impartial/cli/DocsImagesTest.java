package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pictures of the documents are those that the commands in the documents make. */
class DocsImagesTest {
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
    private static final Pattern COMMAND = Pattern.compile("(?m)^(?:\\$ )?\\./impartial (.* -o docs/images/(\\S+))$");
    private static final int LARGEST = 300_000;

    /** They show many values, which takes long, with letters from the fonts of a machine, which no test can compare. */
    private static final boolean PNG = Boolean.getBoolean("impartial.thorough");

    @TempDir
    private Path work;

    @Test
    void everyPictureIsMadeByACommandOfTheDocumentsAndIsAsItMakesIt() throws IOException {
        Path root = Checkout.ROOT;
        // The one that the tutorial's own program draws, and the one that is generated; their tests compare them.
        Set<String> made = new TreeSet<>(Set.of("halving.svg", "performance.svg"));
        for (Path text : List.of(
                root.resolve("docs/PICTURES.md"),
                root.resolve("docs/TUTORIAL.md"),
                root.resolve("docs/DISCOVERY.md"))) {
            for (var found : COMMAND.matcher(Files.readString(text)).results().toList()) {
                String name = found.group(2);
                made.add(name);
                if (name.endsWith(".png") && !PNG) {
                    continue;
                }
                Path file = work.resolve(name);
                List<String> words = words(found.group(1));
                words.set(words.size() - 1, file.toString());
                assertEquals(0, Run.of(words.toArray(String[]::new)).status(), found.group());
                check(root.resolve("docs/images").resolve(name), file);
            }
        }
        try (Stream<Path> kept = Files.list(root.resolve("docs/images"))) {
            assertEquals(
                    made,
                    new TreeSet<>(kept.filter(Files::isRegularFile)
                            .map(p -> p.getFileName().toString())
                            .toList()));
        }
    }

    /** An SVG is the same everywhere; of a PNG the size is. */
    private static void check(Path kept, Path now) throws IOException {
        assertTrue(Files.size(kept) < LARGEST, kept + " is large");
        if (kept.toString().endsWith(".svg")) {
            assertEquals(Files.readString(now), Files.readString(kept), kept.toString());
        } else {
            assertEquals(size(now), size(kept), kept.toString());
        }
    }

    /** Width and height of a PNG stand in its bytes 16 to 23. */
    private static String size(Path png) throws IOException {
        byte[] head = Files.readAllBytes(png);
        return java.util.HexFormat.of().formatHex(head, 0, 24);
    }

    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        WORD.matcher(line)
                .results()
                .forEach(
                        m -> words.add(m.group(1) != null ? m.group(1) : m.group(2) != null ? m.group(2) : m.group(3)));
        return words;
    }
}
