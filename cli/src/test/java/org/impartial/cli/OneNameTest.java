package org.impartial.cli;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A simple name stands for one top-level type in the whole house, so that a reader need not look at imports. */
class OneNameTest {
    private static final Path ROOT = Path.of("..");

    @Test
    void oneTypeBearsASimpleName() throws IOException {
        Map<String, List<Path>> files;
        try (Stream<Path> modules = Files.list(ROOT)) {
            files = modules.map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .flatMap(OneNameTest::types)
                    .collect(groupingBy(file -> file.getFileName().toString().replace(".java", "")));
        }
        assertTrue(files.size() > 500, () -> "only " + files.size() + " types were seen");
        Set<String> twins = files.keySet().stream()
                .filter(name -> files.get(name).size() > 1)
                .collect(toCollection(TreeSet::new));
        assertEquals(
                Set.of(),
                twins,
                () -> "rename all but one of " + twins.stream().map(files::get).toList());
    }

    private static Stream<Path> types(Path sources) {
        try (Stream<Path> files = Files.walk(sources)) {
            return files
                    .filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("package-info.java") && !file.endsWith("module-info.java"))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
