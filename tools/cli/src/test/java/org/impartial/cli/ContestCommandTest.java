package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Contests by the command: tables, files of runs, pictures and processes. */
class ContestCommandTest {
    private static final boolean THOROUGH = Boolean.getBoolean("impartial.thorough");

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

    /** A position of the small world that is drawn as well is one problem. */
    @Test
    void randomPositionsAreAdded() throws IOException {
        Path file = work.resolve("wythoff.jsonl");
        Files.writeString(file, "{\"game\":\"wythoff\",\"position\":[3,5]}\n");
        Run run = contest(
                file.toString(),
                "--strategies",
                "auto",
                "--fork",
                "none",
                "--small-worlds",
                THOROUGH ? "100" : "30",
                "--drawn",
                THOROUGH ? "40" : "10");
        assertEquals(0, run.status(), run.err());
        Run few = contest(file.toString(), "--strategies", "auto", "--fork", "none", "--drawn", "10", "--no-warm-up");
        assertTrue(few.out().contains("11/11"), few.out());
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
                "-o",
                runs.toString(),
                "-o",
                svg.toString());
        assertEquals(0, held.status(), held.err());
        assertTrue(held.out().contains("strategy"), held.out());
        assertTrue(Files.readString(svg).contains(">seconds<"));
        List<String> lines = Files.readAllLines(runs);
        assertEquals(1 + 2 * 3 * 2, lines.size());
        assertTrue(lines.get(0).startsWith("{\"machine\":"), lines.get(0));
        Run typo = contest("--report", runs.toString(), "--ratios", "pack");
        assertEquals(2, typo.status(), typo.out());
        assertTrue(typo.err().contains("there are no runs of \"pack\""), typo.err());
        Run folder = contest(work.toString());
        assertTrue(folder.err().contains("there is no set of problems"), folder.err());
        Run report = contest("--report", runs.toString(), "--baseline", "packed", "--dearest", "auto");
        assertTrue(report.out().contains("work/packed") && report.out().contains("processors of"), report.out());
        String[] names = {"--dearest", "packed[1]", "--ratios", "packed[1]", "--baseline"};
        for (String baseline : List.of("packed", "packed[1]")) {
            String[] words = {problems("2"), "--strategies", "packed[1],table", "--fork", "none", "--no-warm-up"};
            Run named = contest(Stream.of(words, names, new String[] {baseline})
                    .flatMap(Stream::of)
                    .toArray(String[]::new));
            assertTrue(named.status() == 0 && named.out().contains("work/packed"), named::toString);
        }
        Run narrow = Run.narrow(80, "", "contest", "--report", runs.toString(), "--ratios", "auto");
        assertTrue(narrow.out().lines().allMatch(line -> line.length() <= 80), narrow::out);
        assertTrue(report.out().lines().anyMatch(line -> line.length() > 80), report::out);
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
    void aCutLastLineIsLeftOutAndSaidSo() throws IOException {
        Path runs = work.resolve("runs.jsonl");
        String[] held = {problems("2"), "--strategies", "auto", "--fork", "none", "--no-warm-up", "-o", runs.toString()
        };
        assertEquals(0, contest(held).status());
        String text = Files.readString(runs);
        Files.writeString(runs, text.substring(0, text.length() - 9));
        Run report = contest("--report", runs.toString());
        assertEquals(0, report.status(), report.err());
        assertTrue(report.out().contains("the last line of " + runs + " is incomplete and was left out"), report::out);
        Files.writeString(runs, text.substring(0, text.length() - 1));
        assertTrue(!contest("--report", runs.toString()).out().contains("incomplete"), "only the line end is missing");
        Files.writeString(runs, text.replace("{\"strategy\"", "{strategy"));
        Run wrong = contest("--report", runs.toString());
        assertTrue(wrong.err().startsWith("impartial: line 2 of " + runs), wrong::err);
        Files.writeString(runs, "no runs at all");
        assertTrue(contest("--report", runs.toString()).err().startsWith("impartial: line 1 of " + runs));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskIsNamed() throws IOException {
        Path full = Files.createSymbolicLink(work.resolve("full.jsonl"), Path.of("/dev/full"));
        for (String fork : THOROUGH ? List.of("none", "strategy") : List.of("none")) {
            Run run = contest(
                    problems("2"), "--strategies", "table", "--no-warm-up", "--fork", fork, "-o", full.toString());
            assertEquals(1, run.status());
            assertEquals(
                    "impartial: a file could not be read or written: " + full + ": No space left on device; the lines"
                            + " before are kept\n",
                    run.err());
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void anInterruptedContestLeavesItsRuns() throws Exception {
        Path runs = work.resolve("runs.jsonl");
        for (String fork : THOROUGH ? List.of("none", "strategy") : List.of("strategy")) {
            Files.deleteIfExists(runs);
            Process contest = Run.java(
                            "-Djava.io.tmpdir=" + work,
                            "org.impartial.cli.ImpartialCommand",
                            "contest",
                            problems("2"),
                            "--strategies",
                            "auto,search",
                            "--no-warm-up",
                            "--rounds",
                            "1000000",
                            "--fork",
                            fork,
                            "-o",
                            runs.toString())
                    .redirectErrorStream(true)
                    .start();
            while (contest.isAlive() && lines(".part") < 4) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            assertTrue(!Files.exists(runs), "it appears at the end");
            contest.toHandle().destroy();
            String said = new String(contest.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(contest.waitFor(20, TimeUnit.SECONDS));
            assertTrue(said.contains("the runs that are done are in " + runs), said);
            String text = Files.readString(runs);
            assertTrue(text.lines().count() > 2 && text.endsWith("}\n"), text);
            try (Stream<Path> files = Files.list(work)) {
                assertEquals(2, files.count());
            }
        }
    }

    @Test
    @Tag("thorough")
    void aKilledContestEndsItsProcesses() throws Exception {
        Process contest = Run.java(
                        "-Djava.io.tmpdir=" + work,
                        "org.impartial.cli.ImpartialCommand",
                        "contest",
                        problems("2"),
                        "--no-warm-up",
                        "--rounds",
                        "1000000",
                        "--fork",
                        "strategy")
                .start();
        while (contest.isAlive() && lines(".part") < 4) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        List<ProcessHandle> parts = contest.descendants().toList();
        assertEquals(1, parts.size());
        contest.destroyForcibly().waitFor();
        parts.get(0).onExit().get(20, TimeUnit.SECONDS);
    }

    /** Returns the greatest number of lines of a file with an ending. */
    private long lines(String ending) throws IOException {
        try (Stream<Path> files = Files.list(work)) {
            long most = 0;
            for (Path file :
                    files.filter(one -> one.toString().endsWith(ending)).toList()) {
                most = Math.max(most, Files.readString(file).lines().count());
            }
            return most;
        } catch (NoSuchFileException published) {
            return 0;
        }
    }

    @Test
    void eachStrategyHasAProcessOfItsOwn() throws IOException {
        Path runs = work.resolve("runs.jsonl");
        Path loopy = work.resolve("loopy.jsonl");
        Files.writeString(loopy, """
            {"game": "caterpillar", "params": {"edges": [[1,2], [1,3], [2,4], [2,5]]}, "position": [1,2]}
            """);
        Run run = contest(
                loopy.toString(),
                "--small-worlds",
                "3",
                "--strategies",
                "search",
                "--no-warm-up",
                "--memory",
                "200m",
                "-o",
                runs.toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("5/5"), run.out());
        List<String> machines = Files.readAllLines(runs).stream()
                .filter(line -> line.startsWith("{\"machine\":"))
                .toList();
        assertEquals(1, machines.size(), run.out());
        assertTrue(machines.get(0).matches(".*heap of (19|20)\\d MB.*"), machines.get(0));
        assertEquals(6, Files.readAllLines(runs).size());
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
                "contest bards; there is no set of problems \"bards\"; choose one of heaps",
                "contest boards --strategies nobody; there is no strategy \"nobody\"; choose one of auto",
                "contest boards --problem nothing; there is no problem nothing in boards",
                "contest boards --seconds 0; --seconds above 0",
                "contest boards --strategies auto --baseline nobody; there are no runs of \"nobody\"; there are runs of auto",
                "contest boards --dearest nobody; there are no runs of \"nobody\"; there are runs of auto, claims",
                "contest boards --ratios nobody; there are no runs of \"nobody\"; there are runs of auto, claims",
                "contest boards --fork none --memory 1g; omit --fork none"
            })
    void misuseIsTold(String line, String message) {
        Run run = Run.of(line.split(" "));
        assertEquals(2, run.status(), run.out());
        assertTrue(run.err().contains(message), run.err());
    }

    @Test
    void randomProblemsCompareTheDefaultWithTheBest() {
        String[] words = {
            "--random", "2", "--seed", "5", "--strategies", "auto,search", "--fork", "none", "--no-warm-up"
        };
        Run run = contest(words);
        String last = run.out().lines().reduce("", (before, line) -> line);
        assertTrue(last.startsWith("auto against the best other strategy on "), run::toString);
        assertTrue(last.contains(" above twice, ") && last.contains(" in the geometric mean"), last);
        String wide = run.out()
                .lines()
                .dropWhile(line -> !line.startsWith("strategy"))
                .takeWhile(line -> !line.startsWith("A position"))
                .filter(line -> line.length() > 80)
                .findFirst()
                .orElse("");
        assertEquals("", wide);
        assertTrue(run.out().contains("worst") && run.out().contains("there\n"), run::out);
        assertEquals(last, contest(words).out().lines().reduce("", (before, line) -> line));
        words[5] = "search";
        assertTrue(contest(words).out().endsWith("best is\nthe least work of the other strategies on each problem.\n"));
        assertTrue(contest("--random", "0").err().contains("--random is 1 or more"));
        assertTrue(contest("--random", "-1").err().contains("--random is 1 or more"));
        assertTrue(contest("heaps", "--random", "3").err().contains("one of these"));
    }

    @Test
    void halvesAreDisjoint() {
        String[] all = {"loopy", "--strategies", "auto", "--fork", "none", "--no-warm-up", "--ratios", "auto"};
        String[] halves = {"tuned", "reported"};
        Set<String> ids = new HashSet<>();
        int problems = 0;
        for (String half : halves) {
            List<String> words = new ArrayList<>(List.of(all));
            words.addAll(List.of("--half", half));
            List<String> lines = contest(words.toArray(String[]::new))
                    .out()
                    .lines()
                    .filter(line -> line.startsWith("alone"))
                    .map(line -> line.split("  ", -1)[1])
                    .toList();
            problems += lines.size();
            ids.addAll(lines);
        }
        assertEquals(problems, ids.size());
        assertTrue(problems > 10);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aProgramTakesPartInAProcessOfItsOwn() throws IOException {
        Path script = work.resolve("one.sh");
        Files.writeString(script, "echo '{\"outcome\":\"N\",\"grundy\":1,\"positions\":1}'\n");
        String[] words = {"heaps", "--problem", "bash-1", "--strategies", "search", "--no-warm-up"};
        Run run = contest(Stream.concat(Stream.of(words), Stream.of("--program", "one=sh " + script))
                .toArray(String[]::new));
        assertTrue(run.out().lines().anyMatch(line -> line.startsWith("one ") && line.contains("1/1")), run::toString);
        assertEquals(0, run.status());
        assertTrue(contest("heaps", "--program", "one").err().contains("a program has a name and a command"));
    }
}
