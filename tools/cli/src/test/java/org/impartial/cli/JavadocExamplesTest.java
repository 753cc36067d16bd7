package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The examples in the Javadoc of exported packages compile, and have the values that they remark. A line {@code
 * expression; // value} prints the expression; the exported packages and the common packages of the JDK are imported.
 */
class JavadocExamplesTest {
    private static final Pattern COMMENT = Pattern.compile("/\\*\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern EXAMPLE = Pattern.compile("<pre>\\{@code\\s(.*?)\\}</pre>", Pattern.DOTALL);
    private static final Pattern REMARKED = Pattern.compile("(.*);\\s*// (.*)");
    private static final Pattern STATEMENT = Pattern.compile("(\\w+(<.*>)? \\w+ = |throw |return |System\\.).*");
    private static final Pattern PUBLIC_TYPE =
            Pattern.compile("(?m)^public [^\\n]*\\b(?:class|interface|record|enum) (\\w+)");
    /** Exported types without an example, with the reason. Every other exported type must have one. */
    private static final Map<String, String> EXEMPT = Map.of(
            "Clause", "constants, named by a ContractReport",
            "CertificateFormat", "a service that is implemented and never called by users",
            "CoinGames", "a list of families, read through GameLibrary");

    @TempDir
    private Path work;

    @TestFactory
    Stream<DynamicTest> examplesHaveTheValuesThatTheyRemark() throws IOException {
        List<Example> examples = examples();
        String imports = imports();
        ShownJava programs = ShownJava.compiled(
                work, examples.stream().map(e -> imports + e.program()).toList());
        return IntStream.range(0, examples.size())
                .mapToObj(i -> DynamicTest.dynamicTest(
                        examples.get(i).type(),
                        () -> assertEquals(examples.get(i).values(), programs.printed(i))));
    }

    @Test
    void everyExportedTypeHasAnExampleOrAReason() throws IOException {
        Set<String> without = new TreeSet<>();
        for (Path file : files()) {
            PUBLIC_TYPE.matcher(Files.readString(file)).results().forEach(type -> without.add(type.group(1)));
        }
        assertTrue(without.size() > 100, "too few types were read: " + without);
        examples().forEach(example -> without.remove(example.type()));
        assertEquals(new TreeSet<>(EXEMPT.keySet()), without, "exported types without an example in their Javadoc");
    }

    /** Some lines of Java that belong to a type; lines with a remark print their value. */
    record Example(String type, String code) {
        String program() {
            return code.lines().map(Example::printing).collect(Collectors.joining("\n"));
        }

        private static String printing(String line) {
            Matcher remarked = REMARKED.matcher(line);
            return remarked.matches() && !STATEMENT.matcher(line.strip()).matches()
                    ? "System.out.println(" + remarked.group(1) + ");"
                    : line;
        }

        List<String> values() {
            return code.lines()
                    .map(REMARKED::matcher)
                    .filter(Matcher::matches)
                    .filter(m -> !STATEMENT.matcher(m.group().strip()).matches()
                            || m.group().strip().startsWith("System."))
                    .map(m -> m.group(2))
                    .toList();
        }
    }

    private static List<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        for (Path file : files()) {
            of(file).forEach(examples::add);
        }
        assertTrue(examples.size() > 100, "too few examples were read: " + examples.size());
        return examples;
    }

    /** Returns the source files of the exported packages. */
    private static List<Path> files() throws IOException {
        List<Path> found = new ArrayList<>();
        for (String module : PublicFace.MODULES) {
            for (String room : Checkout.exported(module)) {
                Path folder = Checkout.module(module).resolve("src/main/java").resolve(room.replace('.', '/'));
                try (Stream<Path> files = Files.list(folder)) {
                    files.filter(file -> file.toString().endsWith(".java"))
                            .sorted()
                            .forEach(found::add);
                }
            }
        }
        return found;
    }

    private static Stream<Example> of(Path file) throws IOException {
        String type = file.getFileName().toString().replace(".java", "");
        return COMMENT.matcher(Files.readString(file))
                .results()
                .map(comment -> comment.group().replaceAll("(?m)^\\s*\\* ?", ""))
                .flatMap(text -> EXAMPLE.matcher(text).results())
                .map(example -> new Example(type, example.group(1)));
    }

    /** Imports of all exported packages and of the common ones of the JDK. */
    static String imports() throws IOException {
        List<String> rooms = new ArrayList<>(List.of("java.util", "java.util.function", "java.util.stream"));
        rooms.addAll(List.of("java.io", "java.math", "java.nio.file"));
        for (String module : PublicFace.MODULES) {
            rooms.addAll(Checkout.exported(module));
        }
        return rooms.stream()
                .map(room -> "import " + room + ".*;\n")
                .collect(Collectors.joining("", "import java.time.Duration;\n", ""));
    }
}
