package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The answers of exercises are those of an exhaustive search of whole sums, and samples those of a solver. */
class ExercisesCommandTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final GameLibrary LIBRARY = GameLibrary.installed();

    @TempDir
    private Path folder;

    private static List<JsonNode> lines(Run run) throws IOException {
        assertEquals(0, run.status(), run::err);
        List<JsonNode> lines = new ArrayList<>();
        for (String line : run.out().lines().toList()) {
            lines.add(MAPPER.readTree(line));
        }
        return lines;
    }

    private static List<JsonNode> exercises(String game, String level) throws IOException {
        return lines(
                Run.of("exercises", game, "--json", "--answers", "--count", "12", "--seed", "7", "--level", level));
    }

    @ParameterizedTest
    @ValueSource(strings = {"nim", "kayles", "wythoff", "cram[3,4]", "chomp", "end-nim"})
    void theAnswersAreThoseOfSearch(String game) throws IOException {
        List<JsonNode> all = exercises(game, "2");
        Set<String> kinds = new HashSet<>();
        for (JsonNode exercise : all) {
            String kind = exercise.get("kind").asText();
            kinds.add(kind);
            Set<String> answers = answers(exercise);
            assertEquals(expected(kind, exercise), answers, exercise::toString);
            assertEquals(kind.equals("one"), answers.size() == 1 && kind.equals("one"), exercise::toString);
            assertFalse(kind.equals("several") && answers.size() < 2, exercise::toString);
            assertFalse(exercise.get("reason").asText().isEmpty());
        }
        assertTrue(kinds.containsAll(Set.of("one", "several", "misere", "outcome")), game + " has " + kinds);
    }

    private static Set<String> expected(String kind, JsonNode exercise) {
        return switch (kind) {
            case "worth" -> heaps(exercise);
            case "outcome" -> Set.of(winning(exercise).isEmpty() ? "the other player" : "the player to move");
            default -> winning(exercise);
        };
    }

    /** An interpreter alone takes five times as long. */
    @Test
    @Tag("thorough")
    void aSlowMachineDrawsTheSame() throws Exception {
        String[] words = {"exercises", "circular-nim[n=5,k=2]", "--count", "1", "--level", "5"};
        List<String> line = new ArrayList<>(List.of("-Xint", "org.impartial.cli.ImpartialCommand"));
        line.addAll(List.of(words));
        Process slow = Run.java(line.toArray(String[]::new)).start();
        String drawn = new String(slow.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, slow.waitFor());
        assertEquals(Run.of(words).out(), drawn);
    }

    /** Where positions are counted, about half of the questions who wins are about P-positions. */
    @ParameterizedTest
    @ValueSource(strings = {"nim", "wythoff"})
    void halfOfTheOutcomesAreLosses(String game) throws IOException {
        List<JsonNode> all = lines(Run.of("exercises", game, "--json", "--answers", "--count", "40", "--level", "4"));
        List<String> winners = all.stream()
                .filter(exercise -> exercise.get("kind").asText().equals("outcome"))
                .map(exercise -> exercise.get("answers").get(0).asText())
                .toList();
        long lost = winners.stream().filter("the other player"::equals).count();
        assertTrue(4 * lost >= winners.size() && 4 * lost <= 3 * winners.size(), lost + " of " + winners.size());
    }

    /** Each game has an exercise; of a game without positions it is about the answer, of the others about a move. */
    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasExercises(String game) throws IOException {
        JsonNode exercise = lines(Run.of("exercises", game, "--json", "--answers", "--count", "1"))
                .get(0);
        boolean asked = LIBRARY.survey(LIBRARY.family(game).card().example()).isPresent();
        assertEquals(asked, exercise.get("kind").asText().equals("survey"), exercise::toString);
        assertFalse(exercise.get("answers").isEmpty(), exercise::toString);
        assertFalse(exercise.get("reason").asText().matches(".*search of [0-9]+ .*"), exercise::toString);
    }

    private static List<String> games() {
        return LIBRARY.families().stream().map(GameFamily::id).toList();
    }

    @Test
    void theSharesOfPiratesAreTheirs() throws IOException {
        for (JsonNode exercise : exercises("pirates[2]", "2")) {
            String answer = Run.of("solve", exercise.get("position").asText(), "--solver", "search")
                    .out();
            assertEquals(
                    answer.strip(),
                    "guarantee  " + exercise.get("answers").get(0).asText());
        }
    }

    /** Their start is empty: exercises are from the example of the card and from small worlds. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "arc-kayles",
                "node-kayles",
                "hackenbush",
                "silver-dollar",
                "pass-nim",
                "moore-nim[2]",
                "dag",
                "count-up",
                "complimenting-nim",
                "sylver-coinage"
            })
    void gamesWithoutAStartHaveExercises(String game) throws IOException {
        for (JsonNode exercise : exercises(game, "1")) {
            assertEquals(expected(exercise.get("kind").asText(), exercise), answers(exercise), exercise::toString);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"misere-nim", "notakto[3,3]"})
    void misereGamesAreAskedInMiserePlay(String game) throws IOException {
        Set<String> kinds = new HashSet<>();
        for (JsonNode exercise : exercises(game, "1")) {
            kinds.add(exercise.get("kind").asText());
            assertEquals("misere", exercise.get("play").asText(), exercise::toString);
            assertEquals(expected(exercise.get("kind").asText(), exercise), answers(exercise), exercise::toString);
        }
        assertEquals(Set.of("one", "several", "outcome"), kinds);
    }

    private static Set<String> answers(JsonNode exercise) {
        Set<String> answers = new HashSet<>();
        exercise.get("answers").forEach(answer -> answers.add(answer.asText()));
        return answers;
    }

    private static Set<String> winning(JsonNode exercise) {
        Convention play = Convention.valueOf(exercise.get("play").asText().toUpperCase(java.util.Locale.ROOT));
        NotatedPosition position = LIBRARY.read(exercise.get("position").asText());
        Solver solver = Solver.of(play).using(Strategy.wholeSums());
        Set<String> winning = new HashSet<>();
        position.position().moves().stream()
                .filter(move -> solver.outcome(move.result()) == Outcome.P)
                .forEach(move -> winning.add(position.name(move)));
        return winning;
    }

    private static Set<String> heaps(JsonNode exercise) {
        String[] numbers = exercise.get("question")
                .asText()
                .replaceAll("[^0-9]+", " ")
                .strip()
                .split(" ", -1);
        Set<String> heaps = new HashSet<>();
        for (int heap = 0; heap <= Integer.parseInt(numbers[1]); heap++) {
            var position =
                    LIBRARY.read(exercise.get("position").asText() + " " + heap).position();
            if (Solver.normal().using(Strategy.search()).grundy(position) == Long.parseLong(numbers[2])) {
                heaps.add(Integer.toString(heap));
            }
        }
        return heaps;
    }

    @Test
    void aSeedRepeatsItsExercisesAndAnswersAreOnRequest() {
        String first =
                Run.of("exercises", "kayles", "--count", "4", "--seed", "3").out();
        assertEquals(
                first,
                Run.of("exercises", "kayles", "--count", "4", "--seed", "3").out());
        assertNotEquals(
                first,
                Run.of("exercises", "kayles", "--count", "4", "--seed", "4").out());
        assertFalse(first.contains("Answers"));
        String csv = Run.of("exercises", "kayles", "--count", "4", "--csv", "--answers")
                .out();
        assertTrue(csv.startsWith("kind,play,position,question,answers,reason\none,normal,"), csv);
    }

    @Test
    void aPageIsWrittenToPrint() throws IOException {
        Path page = folder.resolve("exercises.html");
        assertEquals(
                0,
                Run.of("exercises", "cram[3,4]", "--count", "3", "--answers", "-o", page.toString())
                        .status());
        String html = Files.readString(page);
        assertEquals(4, html.split("<svg", -1).length);
        assertTrue(html.contains("class=\"answers\""));
        assertFalse(html.contains("<script"));
        assertTrue(html.contains("<h1>Cram</h1>") && html.contains("domino") && html.contains("Name: ___"), html);
    }

    @Test
    void aSheetInLatexIsLatex() throws IOException {
        Path sheet = folder.resolve("sheet.tex");
        assertEquals(
                0,
                Run.of("exercises", "nim", "--count", "3", "--answers", "-o", sheet.toString())
                        .status());
        String tex = Files.readString(sheet);
        assertTrue(tex.startsWith("\\documentclass{article}") && tex.endsWith("\\end{document}\n"), tex);
        assertEquals(4, tex.split("\\\\begin\\{tikzpicture}", -1).length);
        assertEquals(tex.split("\\\\begin\\{enumerate}", -1).length, tex.split("\\\\end\\{enumerate}", -1).length);
        assertTrue(tex.contains("Name: ") && tex.contains(" XOR ") && !tex.contains("<"), tex);
    }

    /** How the machine found an answer is no reason for a pupil. */
    @ParameterizedTest
    @ValueSource(strings = {"subtraction-coins", "grunt", "coin-turning"})
    void noReasonIsASearch(String game) {
        String sheet = Run.of("exercises", game, "--count", "4", "--answers").out();
        assertTrue(sheet.contains("[Ferguson]") && !sheet.contains("search"), sheet);
    }

    @Test
    void aSheetInMarkdownIsMarkdown() throws IOException {
        Path sheet = folder.resolve("sheet.md");
        assertEquals(
                0,
                Run.of("exercises", "nim", "--count", "3", "--answers", "-o", sheet.toString())
                        .status());
        String text = Files.readString(sheet);
        assertTrue(text.startsWith("# Nim\n\nName: ") && text.contains("\n## Answers\n"), text);
        assertTrue(text.contains("1. `nim 2 6 1`<br>\n   Find the only winning move.\n"), text);
        assertTrue(text.contains("A move takes one bean or more from one heap") && !text.contains("<html"), text);
        Run refused =
                Run.of("exercises", "nim", "-o", folder.resolve("sheet.pdf").toString());
        assertEquals(2, refused.status());
        assertTrue(refused.err().contains("ends in .html, .tex or .md, not in .pdf"), refused::err);
    }

    /** The XOR is computed here from the printed values. */
    @Test
    void answersHaveTheValuesOfThePartsAndTheirXor() throws IOException {
        int sums = 0;
        for (JsonNode exercise : exercises("kayles", "2")) {
            String reason = exercise.get("reason").asText();
            assertFalse(exercise.get("play").asText().equals("normal") && reason.startsWith("search of"), reason);
            if (reason.startsWith("values ")) {
                sums++;
                int xor = 0;
                for (String value : reason.substring(7, reason.indexOf(';')).split(", ", -1)) {
                    xor ^= Integer.parseInt(value);
                }
                assertTrue(reason.endsWith(" = " + xor), reason);
            }
        }
        assertTrue(sums > 0, "no sums");
    }

    @Test
    void whatCannotBeMadeIsRefused() {
        assertEquals(2, Run.of("exercises", "nim", "--level", "6").status());
        assertEquals(2, Run.of("exercises", "nim", "--count", "0").status());
        assertEquals(2, Run.of("exercises", "nim", "--csv", "--json").status());
        assertTrue(Run.of("exercises", "nimm").err().contains("nim"));
    }

    @Test
    void aSampleHasOutcomeValueAndRemoteness() throws IOException {
        List<JsonNode> sample = lines(Run.of("sweep", "cram[3,4]", "--list", "--sample", "20", "--seed", "2"));
        Set<String> positions = new HashSet<>();
        for (JsonNode line : sample) {
            var position = LIBRARY.read(line.get("position").asText()).position();
            positions.add(line.get("position").asText());
            assertEquals(
                    Solver.normal().outcome(position).name(),
                    line.get("outcome").asText());
            assertEquals(Solver.normal().grundy(position), line.get("grundy").asLong());
            assertEquals(
                    Solver.normal().remoteness(position).orElseThrow(),
                    line.get("remoteness").asInt());
        }
        assertEquals(20, positions.size());
        assertEquals(2, Run.of("sweep", "cram[3,4]", "--sample", "3").status());
    }
}
