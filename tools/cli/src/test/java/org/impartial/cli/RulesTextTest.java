package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules as text are a game in every command that reads one. */
class RulesTextTest {
    private static final String LASKER = "rules[\"x'<x; x'+x''=x & x'>0 & x''>0\"]";
    private static final String WYTHOFF = "rules[\"x'<x; y'<y; x'<x & y'<y & x+y'=x'+y\"]";

    @TempDir
    Path work;

    private static String answer(String... args) {
        Run run = Run.of(args);
        assertEquals(0, run.status(), run::err);
        return run.out();
    }

    @Test
    void solvesAndAddsThem() {
        assertTrue(answer("solve", LASKER + " 1000000000000000000").contains("Grundy value 999999999999999999\n"));
        assertTrue(answer("solve", LASKER + " 4 8 + nim 4").startsWith("You will lose (P)"));
        assertTrue(
                answer("solve", LASKER + " 7 + kayles 5 + " + WYTHOFF + " 3 5").contains("Grundy value 12"));
        assertTrue(answer("solve", LASKER + " 5", "--play", "misere").contains("misère"));
        assertTrue(answer("solve", "rules[\"x'+x''=x & x'<x''\"] 30").contains("Grundy value 3\n"));
    }

    @Test
    void answersJson() {
        Run run = Run.reading(
                "{\"game\": \"rules\", \"params\": {\"rules\": \"x'<x\"}, \"position\": [5]}\n"
                        + "{\"game\": \"rules\", \"params\": {\"rules\": \"x'<x;y'<y\", \"domain\": \"x<=y\"},"
                        + " \"position\": [7, 5]}\n",
                "solve",
                "--jsonl");
        String[] lines = run.out().split("\n", -1);
        assertTrue(lines[0].contains("\"grundy\":5"), lines[0]);
        assertTrue(lines[1].contains("x<=y does not hold"), lines[1]);
    }

    @Test
    void sweepsThem() {
        assertTrue(answer("sweep", WYTHOFF + " 7 9").contains("7 9: N, value "));
    }

    @Test
    void tabulatesAndDrawsThem() throws IOException {
        assertEquals(answer("table", "wythoff", "9x9"), answer("table", WYTHOFF, "9x9"));
        assertTrue(answer("table", LASKER, "5x5").contains("4 | 3 2 1 7 0"));
        assertTrue(answer("sequence", LASKER, "--to", "9").startsWith("0: 0 1 2 4 3 5 6 8 7\n"));
        Path file = work.resolve("picture.svg");
        for (String[] command : new String[][] {
            {"plot", LASKER, "50"}, {"plot", WYTHOFF, "9x9"}, {"graph", LASKER + " 4"}, {"draw", WYTHOFF + " 3 4"}
        }) {
            String[] all = Arrays.copyOf(command, command.length + 2);
            all[command.length] = "-o";
            all[command.length + 1] = file.toString();
            answer(all);
            assertTrue(Files.readString(file).contains("<svg"));
            Files.delete(file);
        }
    }

    /** A domain leaves gaps where heaps are no position. */
    @Test
    void showsTheGapsOfADomain() throws IOException {
        String even = "rules[\"x'<x & x-x'<4\",domain=\"E k: x=2k\"]";
        assertTrue(answer("sequence", even, "--to", "9").startsWith("0: 0 . 1 . 0 . 1 . 0\nP: 0 4 8"));
        assertEquals("n,G(n)\n0,0\n2,1\n", answer("sequence", even, "--to", "4", "--csv"));
        assertTrue(answer("sequence", even, "--form").contains("period 4 from 0: 0, none, 1, none"));
        String below = "rules[\"x'<x; y'<y\",domain=\"x<y\"]";
        assertTrue(answer("sequence", below, "--form").startsWith("proved for all positions: "));
        assertTrue(answer("sequence", "rules[\"x'+x''=x & x'<x''\",domain=\"x>2\"]", "--form")
                .startsWith("no theorem about the values of "));
        assertTrue(answer("table", below, "3x3").endsWith("0 | . 0 1\n1 | . . 0\n2 | . . .\n"));
        assertEquals(",0,1\n0,,0\n1,,\n", answer("table", below, "2x2", "--csv"));
        Path file = work.resolve("map.svg");
        answer("plot", below, "3x3", "-o", file.toString());
        assertFalse(Files.readString(file).contains(">-1</text>"));
    }

    @Test
    void playsAndSetsExercises() {
        Run play = Run.reading("2 3\nquit\n", "play", LASKER + " 5 + nim 3");
        assertTrue(play.out().contains("I play 3→1"), play.out());
        assertTrue(answer("exercises", LASKER, "--count", "1").startsWith("1. rules["));
        String pair = "rules[\"x'<x; y'<y\"] 5 6";
        assertTrue(answer("exercises", pair, "--count", "1").startsWith("1. rules["));
        assertTrue(answer("show", "rules").contains("impartial solve \"rules[\\\"x'<x;"));
    }

    @Test
    void saysWhatIsWrong() {
        assertTrue(Run.of("solve", "rules[\"x'<x] 5").err().contains("the quotation mark that ends"));
        assertTrue(Run.of("solve", "rules[\"x'<\"] 5").err().contains("column 4"));
        assertTrue(Run.of("solve", WYTHOFF + " 5").err().contains("a position has the heaps x, y"));
        assertTrue(answer("solve", "rules[\"x'=x\"] 1").startsWith("A draw (D)"));
    }
}
