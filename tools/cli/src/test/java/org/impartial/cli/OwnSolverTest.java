package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.impartial.solve.StrategyProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Strategies by name: those of the library, and one of a provider. */
class OwnSolverTest {
    @TempDir
    private Path work;

    /**
     * A provider as a user compiles it, outside the modules of this project; its strategy gives every position the
     * value 1.
     */
    private static final String PROVIDER = """
            public class Ones implements org.impartial.solve.StrategyProvider {
                public java.util.List<org.impartial.solve.Strategy> strategies() {
                    return java.util.List.of(org.impartial.solve.Strategy.of(
                            "ones", component -> true, (component, meter) -> 1));
                }
            }
            """;

    /** Compiles the provider into a folder for {@code --classpath}. */
    private String provider() throws IOException {
        Path source = Files.writeString(work.resolve("Ones.java"), PROVIDER);
        Run.javac(source, work);
        Path services = Files.createDirectories(work.resolve("META-INF/services"));
        Files.writeString(services.resolve(StrategyProvider.class.getName()), "Ones");
        return work.toString();
    }

    @Test
    void aProvidedStrategyIsChosenByName() throws IOException {
        String classes = provider();
        Run solved = Run.of("solve", "kayles", "4", "--solver", "ones", "--classpath", classes);
        assertEquals(0, solved.status(), solved.err());
        assertTrue(solved.out().contains("Grundy value 1"), solved.out());
        Run json = Run.reading(
                "{\"game\":\"kayles\",\"position\":[4],\"solver\":\"ones\"}\n",
                "solve",
                "--jsonl",
                "--classpath",
                classes);
        assertTrue(json.out().contains("\"grundy\":1"), json.out());
    }

    @Test
    void aProvidedStrategyTakesPartInAContestAndItsLieIsFound() throws IOException {
        Run run = Run.of(
                "contest",
                "heaps",
                "--problem",
                "kayles-1",
                "--problem",
                "kayles 2",
                "--small-worlds",
                "3",
                "--strategies",
                "ones",
                "--no-warm-up",
                "--classpath",
                provider());
        assertEquals(1, run.status(), run.err());
        assertTrue(
                run.out().contains("WRONG ones on kayles-1") && run.out().contains("WRONG ones on kayles 2"),
                run.out());
        assertEquals(
                2, run.out().lines().filter(line -> line.startsWith("WRONG")).count(), run.out());
    }

    @Test
    void everyStrategyOfTheLibraryIsChosenByName() {
        for (String name : List.of("auto", "claims", "search", "table", "packed", "nimber-search", "objects")) {
            Run run = Run.of("solve", "cram[2,3]", "--solver", name);
            boolean handles = !name.equals("table");
            assertEquals(handles ? 0 : 1, run.status(), run.err());
        }
        assertEquals(2, Run.of("solve", "nim", "1", "--solver", "nobody").status());
        assertTrue(Run.of("solve", "nim", "1", "--solver", "nobody").err().contains("choose one of auto, claims"));
        Run json = Run.reading("{\"game\":\"nim\",\"position\":[4],\"solver\":3}\n", "solve", "--jsonl");
        assertTrue(json.out().contains("solver must name a strategy"), json.out());
    }
}
