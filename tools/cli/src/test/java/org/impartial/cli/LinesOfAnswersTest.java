package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.text.AnswerLines;
import org.impartial.cli.text.TextAnswer;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Progress;
import org.impartial.json.JsonLines;
import org.impartial.json.question.Query;
import org.impartial.json.question.Solvers;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;

/** The lines of an answer come in the order in which they are known, and a request computes what it names. */
class LinesOfAnswersTest {
    private static final GameLibrary LIBRARY = GameLibrary.installed();

    /** Keeps lines and, in brackets, what is searched for between them. */
    private static final class Kept extends AnswerLines {
        private final List<String> lines = new ArrayList<>();

        Kept() {
            super(Terminal.standard(), "positions");
        }

        @Override
        public void say(String text) {
            lines.add(text);
        }

        @Override
        public void searchFor(String aim) {
            lines.add("(" + aim + ")");
        }
    }

    private static List<String> said(String question, String solver, long budget) {
        Kept kept = new Kept();
        Query query =
                Query.read(question, LIBRARY).using(Strategy.named(solver)).within(Budget.positions(budget));
        Solvers solvers = new Solvers(Progress.NONE);
        query.answer(
                solvers, new TextAnswer(10, Ansi.OFF, Integer.MAX_VALUE, false, false, query.solver(solvers), kept));
        return kept.lines;
    }

    @Test
    void aMoveOfATheoremComesBeforeTheSearch() {
        List<String> lines = said("cram[4,11]", "auto", 1_000);
        assertEquals(
                List.of(
                        "You can win (N)",
                        "(a winning move)",
                        "a winning move:",
                        "  2 6 3 6  leaves [2,6] [3,6]",
                        "(the Grundy value)",
                        "(all winning moves)",
                        "  … and maybe more"),
                lines.subList(0, 7));
        assertTrue(lines.get(7).contains("the Grundy value is not known"), lines::toString);
        assertTrue(lines.get(7).endsWith("; --seconds 60 searches longer"), lines::toString);
    }

    @Test
    void nimberSearchTellsTheOutcomeAndAMoveBeforeTheValue() {
        List<String> lines = said("cram[3,4]", "nimber-search", 1_000_000);
        assertEquals("You can win (N)", lines.get(0));
        assertEquals("a winning move:", lines.get(2));
        assertTrue(lines.indexOf("Grundy value 4") < 0 || lines.indexOf("Grundy value 4") > 3, lines::toString);
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("Grundy value ")), lines::toString);
        assertTrue(lines.indexOf("(the Grundy value)") < lines.indexOf("(all winning moves)"), lines::toString);
    }

    @Test
    void whatATheoremTellsWholeIsSaidWithoutSearch() {
        List<String> lines = said("nim 7 9 12 15", "auto", 1_000);
        assertEquals(List.of("You can win (N)", "Grundy value 13", "winning moves:"), lines.subList(0, 3));
        List<String> cold = said("wythoff 100 201", "auto", 1_000);
        assertEquals(List.of("winning moves:", "  0 39  leaves 100 162", "(the Grundy value)"), cold.subList(1, 4));
    }

    @Test
    void aRequestNamesWhatItWants() throws JsonProcessingException {
        JsonLines lines = JsonLines.of(LIBRARY);
        String board = "{\"game\":\"cram\",\"params\":{\"board\":[4,11]},\"position\":[],\"want\":";
        var outcome = answer(lines, board + "\"outcome\"}");
        assertEquals("N", outcome.get("outcome").asText());
        assertFalse(outcome.has("grundy") || outcome.has("winningMoves") || outcome.has("missing"), outcome::toString);
        var move = answer(lines, board + "[\"move\"]}");
        assertEquals("[2,6,3,6]", move.get("winningMove").toString());
        var both = answer(lines, "{\"game\":\"wythoff\",\"position\":[3,7],\"want\":[\"grundy\",\"moves\"]}");
        assertEquals(9, both.get("grundy").asInt());
        assertEquals("[[0,2]]", both.get("winningMoves").toString());
        var missing = answer(lines, board + "\"grundy\",\"budget\":1000}");
        assertTrue(missing.get("missing").asText().contains("the Grundy value is not known"), missing::toString);
        assertTrue(
                answer(lines, board + "\"all\"}").get("error").asText().startsWith("want must be outcome or move or"));
        assertTrue(answer(lines, board + "[]}").get("error").asText().startsWith("want is an empty list"));
    }

    private static JsonNode answer(JsonLines lines, String request) throws JsonProcessingException {
        return new ObjectMapper().readTree(lines.answer(request));
    }
}
