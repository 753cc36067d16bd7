package org.impartial.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.board.Cram;
import org.impartial.games.heap.queen.Wythoff;
import org.impartial.json.request.JsonData;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The sets that ship with the library, and files of problems. */
class ProblemsTest {
    private static final int BARE = 150;

    @TempDir
    private Path work;

    static List<String> sets() {
        return Problems.names();
    }

    private static Stream<ContestProblem> all() {
        return sets().stream().flatMap(name -> Problems.named(name).list().stream());
    }

    @Test
    void thereAreThreeHundredAndEachHasANameOfItsOwn() {
        List<String> ids = all().map(ContestProblem::id).toList();
        assertTrue(ids.size() >= 300, ids.size() + " problems");
        assertEquals(ids.size(), new HashSet<>(ids).size());
    }

    /** Games that only answer questions about many positions at once, which cannot be problems. */
    @Test
    void everyGameIsInASet() {
        Set<String> missing = new TreeSet<>();
        for (GameFamily family : GameLibrary.installed().families()) {
            if (!family.with(family.samples().get(0)).surveysOnly()) {
                missing.add(family.id());
            }
        }
        int games = missing.size();
        all().flatMap(problem -> games(problem.line())).forEach(missing::remove);
        assertTrue(games > 70, games + " games");
        assertEquals(Set.of(), missing);
    }

    private static Stream<String> games(Datum.Fields line) {
        Datum sum = line.fields().get("sum");
        return sum == null
                ? Stream.of(line.fields().get("game").toString())
                : sum.asItems().stream()
                        .map(part -> ((Datum.Fields) part).fields().get("game").toString());
    }

    @ParameterizedTest
    @MethodSource("sets")
    void everySetHasClassesOfDifficultyAndSources(String name) {
        Problems set = Problems.named(name);
        Set<String> classes = new HashSet<>();
        for (ContestProblem problem : set) {
            classes.add(problem.difficulty());
            assertEquals(problem.knownOutcome().isEmpty(), problem.source().isEmpty(), problem.toString());
            assertEquals(name.equals("unsolved"), problem.knownOutcome().isEmpty(), problem.toString());
        }
        assertTrue(classes.size() >= (name.equals("unsolved") ? 1 : 3), classes::toString);
    }

    /** The known properties were computed by engines; the bare rules confirm those of small positions. */
    @ParameterizedTest
    @MethodSource("sets")
    void whatIsKnownHoldsByTheBareRules(String name) {
        int checked = 0;
        for (ContestProblem problem :
                Problems.named(name).where(one -> one.size().orElse(BARE) < BARE)) {
            Truth truth;
            try {
                truth = Truth.byRules(problem.position().orElseThrow(), problem.convention(), new Oracle(3_000));
            } catch (BeyondRangeException beyond) {
                continue;
            }
            assertEquals(problem.knownOutcome(), truth.outcome(), problem::toString);
            if (problem.knownValue().isPresent()) {
                assertEquals(problem.knownValue(), truth.value(), problem::toString);
            }
            checked++;
        }
        assertTrue(checked >= 5 || name.equals("unsolved"), checked + " problems");
    }

    @Test
    void aFileIsReadLineByLine() throws IOException {
        Path file = work.resolve("mine.jsonl");
        Files.writeString(file, """
            {"id": null, "game": "nim", "position": [3, 5], "known": 6, "source": null, "positions": 8, "seconds": 3, "limit": 1}

            {"id": "two", "game": "kayles", "position": [5], "play": "misere", "known": "P"}
            """);
        Problems problems = Problems.read(file);
        assertEquals("mine: 2 problems", problems.toString());
        assertEquals(
                List.of("mine-1", "two"),
                problems.list().stream().map(ContestProblem::id).toList());
        assertEquals("", problems.list().get(0).source());
        assertEquals(
                Optional.of("{\"game\":\"nim\",\"position\":[3,5],\"want\":\"grundy\",\"budget\":9}"),
                problems.list().get(0).request(Ask.VALUE, Budget.positions(9)),
                "its own limits are no limits of a run");
        assertEquals("10^0", problems.list().get(0).difficulty());
        assertEquals("beyond", problems.list().get(1).difficulty());
        assertEquals(Convention.MISERE, problems.list().get(1).convention());
        assertEquals(
                4, problems.and(Problems.of(List.of())).and(of("a", "b")).list().size());
    }

    private static Problems of(String... ids) {
        return Problems.of(Stream.of(ids)
                .map(id -> ContestProblem.read(
                        JsonData.read("{\"id\": \"" + id + "\", \"game\": \"nim\", \"position\": [1]}"),
                        "",
                        GameLibrary.installed()))
                .toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "{\"game\": \"nim\"}; the key position is missing",
                "{\"game\": \"nix\", \"position\": [1]}; there is no game \"nix\"",
                "{\"game\": \"nim\", \"position\": [1], \"knwon\": 1}; unknown key \"knwon\"",
                "{\"game\": \"nim\", \"position\": [1], \"known\": \"X\"}; known must be an outcome",
                "{\"game\": \"nim\", \"position\": [1], \"known\": 1, \"play\": \"misere\"}; known must be an outcome",
                "{\"game\": \"nim\", \"position\": [1]; malformed JSON",
                "[1]; a line is one JSON object"
            })
    void aBadLineIsToldWithItsNumber(String line, String message) throws IOException {
        Path file = work.resolve("bad.jsonl");
        Files.writeString(file, "\n" + line + "\n");
        String error = String.valueOf(
                assertThrows(NotationException.class, () -> Problems.read(file)).getMessage());
        assertTrue(error.startsWith("line 2 of bad: ") && error.contains(message), error);
    }

    /** Cram has no heaps; the values are those of an exhaustive search, and equal seeds give equal sets. */
    @Test
    void halfOfTheDrawnProblemsAreLost() {
        Problems set = of("a").and(Problems.of(new Wythoff().at(3, 5), new Cram(2, 3).start()));
        List<ContestProblem> drawn = set.drawn(20, 1).list();
        long lost = drawn.stream()
                .filter(problem -> problem.knownOutcome().equals(Optional.of(Outcome.P)))
                .count();
        assertTrue(drawn.size() >= 30 && drawn.size() <= 40, drawn::toString);
        assertTrue(3 * lost >= drawn.size() && 2 * lost <= drawn.size() + 2, lost + " of " + drawn.size());
        assertEquals(
                Set.of("nim", "wythoff"),
                drawn.stream().map(ContestProblem::family).collect(Collectors.toSet()));
        Solver search = Solver.normal().using(Strategy.search());
        drawn.forEach(problem -> assertEquals(
                search.grundy(problem.position().orElseThrow()),
                problem.knownValue().orElseThrow(),
                problem::toString));
        assertEquals(drawn.toString(), set.drawn(20, 1).list().toString());
        assertNotEquals(drawn.toString(), set.drawn(20, 2).list().toString());
    }

    @Test
    void anUnknownSetIsToldWithTheNames() {
        String error = String.valueOf(assertThrows(IllegalArgumentException.class, () -> Problems.named("board"))
                .getMessage());
        assertTrue(error.contains("heaps, coins, boards"), error);
        assertThrows(NotationException.class, () -> of("a", "a"));
    }
}
