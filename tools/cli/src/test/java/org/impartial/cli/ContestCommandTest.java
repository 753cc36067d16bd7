package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Contests by the command: tables, files of runs, pictures and processes. */
class ContestCommandTest {
    private static final String PROBLEM = """
            {"id": "k", "game": "kayles", "position": [7], "known": %s}
            {"id": "c", "game": "cram", "params": {"board": [2, 5]}, "position": []}
            """;

    @TempDir
    private Path work;

    private String problems(String known) throws IOException {
        Path file = work.resolve("mine.jsonl");
        Files.writeString(file, PROBLEM.formatted(known));
        return file.toString();
    }

    private static Run contest(String... more) {
        return Run.of(
                java.util.stream.Stream.concat(java.util.stream.Stream.of("contest"), java.util.stream.Stream.of(more))
                        .toArray(String[]::new));
    }

    @Test
    void runsAreWrittenAndReportedWithPictures() throws IOException {
        Path runs = work.resolve("runs.jsonl");
        Path svg = work.resolve("solved.svg");
        Run held = contest(
                problems("2"),
                "--strategies",
                "auto,packed,table",
                "--fork",
                "none",
                "--no-warm-up",
                "--rounds",
                "2",
                "--to",
                runs.toString(),
                "-o",
                svg.toString());
        assertEquals(0, held.status(), held.err());
        assertTrue(held.out().contains("strategy"), held.out());
        assertTrue(Files.readString(svg).contains(">seconds<"));
        List<String> lines = Files.readAllLines(runs);
        assertEquals(1 + 2 * 3 * 2, lines.size());
        assertTrue(lines.get(0).startsWith("{\"machine\":"), lines.get(0));
        Run report = contest("--report", runs.toString(), "--baseline", "packed", "--dearest", "auto");
        assertTrue(report.out().contains("work/packed") && report.out().contains("processors of"), report.out());
        Run both =
                contest("--report", "old=" + runs, "--report", runs.toString(), "--as", "families", "--format", "svg");
        assertTrue(
                both.out().startsWith("<svg ")
                        && both.out().contains("old/auto")
                        && both.out().contains(">cram<"),
                both.out());
        for (String kind : List.of("positions", "pair")) {
            Run picture = contest("--report", runs.toString(), "--as", kind, "--format", "svg");
            assertTrue(picture.out().startsWith("<svg "), picture.err());
        }
    }

    @Test
    void eachStrategyHasAProcessOfItsOwn() throws IOException {
        Path runs = work.resolve("runs.jsonl");
        Run run = contest(
                problems("2"), "--strategies", "table", "--no-warm-up", "--heap", "200m", "--to", runs.toString());
        assertEquals(0, run.status(), run.err());
        List<String> machines = Files.readAllLines(runs).stream()
                .filter(line -> line.startsWith("{\"machine\":"))
                .toList();
        assertEquals(1, machines.size(), run.out());
        assertTrue(machines.get(0).matches(".*heap of (19|20)\\d MB.*"), machines.get(0));
        assertEquals(3, Files.readAllLines(runs).size());
    }

    @Test
    void aWrongAnswerIsFirstAndItsCommandRepeatsIt() throws IOException {
        Run run = contest(problems("3"), "--strategies", "table", "--fork", "none", "--no-warm-up");
        assertEquals(1, run.status());
        assertTrue(
                run.out().startsWith("WRONG table on k: it answered N, Grundy value 2; right is N, Grundy value 3"),
                run.out());
        String jar = Files.createDirectory(work.resolve("my jar")).toString();
        Run own = contest(problems("3"), "--strategies", "table", "--fork", "none", "--no-warm-up", "--classpath", jar);
        assertTrue(own.out().contains("| impartial solve --jsonl --classpath '" + jar + "'\n"), own.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "contest; name a set of problems",
                "contest bards; there is no set of problems \"bards\"; choose one of heaps",
                "contest boards --strategies nobody; there is no strategy \"nobody\"; choose one of auto",
                "contest boards --problem nothing; there is no problem nothing in boards",
                "contest boards --seconds 0; --seconds above 0",
                "contest boards --fork none --heap 1g; omit --fork none"
            })
    void misuseIsTold(String line, String message) {
        Run run = Run.of(line.split(" "));
        assertEquals(2, run.status(), run.out());
        assertTrue(run.err().contains(message), run.err());
    }
}
