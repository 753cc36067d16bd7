package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificates;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code discover} and its requests. */
class DiscoverTest {
    private static final String WYTHOFF = "x'<x; y'<y; x'<x & y'<y & x+y'=x'+y";

    @TempDir
    Path folder;

    private static List<String> answers(String... lines) {
        return Run.reading(String.join("\n", lines) + "\n", "solve", "--jsonl")
                .out()
                .lines()
                .toList();
    }

    @Test
    void aTheoremIsPrintedWithItsProof() throws IOException {
        Path proof = folder.resolve("wythoff.txt");
        Path picture = folder.resolve("wythoff.svg");
        Run run = Run.of("discover", WYTHOFF, "--position", "12,19", "-o", proof.toString(), "-o", picture.toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().startsWith("proved for all sizes, in zeckendorf: 8 states"), run.out());
        assertTrue(run.out().contains("  (5, 3)    1000  0100"), run.out());
        assertTrue(run.out().contains("to [11, 18]"), run.out());
        assertTrue(Certificates.read(proof).check(Meter.unlimited()).accepted());
        assertTrue(Files.readString(picture).startsWith("<svg"));
        Path pixels = folder.resolve("wythoff.png");
        Run refused = Run.of("discover", WYTHOFF, "-o", pixels.toString());
        assertEquals(2, refused.status());
        assertTrue(refused.err().contains("ends in .svg, .dot, .gv"), refused.err());
        assertFalse(Files.exists(pixels));
    }

    @Test
    void gamesHaveNames() {
        assertTrue(Run.of("discover", "nim").out().contains("the XOR of x, y, z is 0"));
        assertTrue(Run.of("discover", "bash[m=3]").out().contains("x is a multiple of 4"));
    }

    @Test
    void digitsAreReadInEitherOrder() throws IOException {
        Path proof = folder.resolve("least.txt");
        Run run = Run.of("discover", WYTHOFF, "--reading", "lsd", "--numeration", "zeckendorf", "-o", proof.toString());
        assertTrue(
                run.out().startsWith("proved for all sizes, in zeckendorf, least significant digit first: 7 states"),
                run.out());
        assertTrue(Run.of("verify", proof.toString()).out().contains("read from the least significant digit"));
        assertTrue(Run.of("discover", WYTHOFF, "--reading", "both", "--numeration", "zeckendorf")
                .out()
                .contains("states"));
        assertEquals(1, Run.of("discover", WYTHOFF, "--reading", "left").status());
        assertEquals(
                2, Run.of("discover", "--words", "aa->", "--reading", "lsd").status());
        List<String> answers = answers(
                "{\"discover\":\"delete-nim\",\"values\":\"counts\",\"reading\":\"lsd\",\"test\":[[1,2,3],[1,2,1]]}",
                "{\"discover\":\"x'<x\",\"reading\":\"up\"}");
        assertTrue(answers.get(0).contains("\"states\":3,"), answers.get(0));
        assertTrue(answers.get(0).endsWith("\"reading\":\"lsd\",\"outcomes\":[\"P\",\"N\"]}"), answers.get(0));
        assertTrue(answers.get(1).contains("not \\\"up\\\""), answers.get(1));
    }

    @Test
    void valuesMayBeCounted() {
        Run run = Run.of("discover", "delete-nim", "--counts", "--position", "5,2,7");
        assertTrue(run.out().contains("a Nim heap of v is written as n = 2^v - 1"), run.out());
        assertTrue(run.out().contains("[5, 2, 7]: you will lose (P)"), run.out());
    }

    @Test
    void conjecturesAreJudged() {
        assertTrue(Run.of("discover", "x'<x; y'<y", "--conjecture", "x=y").out().startsWith("proved"));
        assertTrue(Run.of("discover", WYTHOFF, "--conjecture", "x=y").out().startsWith("refuted\n(1,1)"));
    }

    @Test
    void failuresAreSaid() {
        Run cycle = Run.of("discover", "x'<=x");
        assertTrue(cycle.out().startsWith("not proved\nthe rules repeat positions"), cycle.out());
        assertEquals(1, cycle.status());
        assertEquals(
                1,
                Run.of("discover", WYTHOFF, "--numeration", "base 2", "--states", "9")
                        .status());
        assertEquals(1, Run.of("discover", "x'<x", "--conjecture", "x=1").status());
        assertEquals(0, Run.of("discover", "x'<x", "--conjecture", "x=0").status());
        Run bad = Run.of("discover", "x'<");
        assertEquals(1, bad.status());
        assertTrue(bad.err().contains("column 4"), bad.err());
        assertEquals(2, Run.of("discover", "x'<x", "--seconds", "0").status());
        assertEquals(1, Run.of("discover", "x'<x", "--position", "a").status());
        assertEquals(1, Run.of("discover", "x'<x", "--numeration", "roman").status());
    }

    @Test
    void requestsAreAnsweredLineByLine() {
        List<String> answers = answers(
                "{\"discover\":\"" + WYTHOFF + "\",\"domain\":\"\",\"play\":\"normal\",\"values\":false,"
                        + "\"numerations\":[\"zeckendorf\"],\"states\":400,\"seconds\":60,\"test\":[[1,2],[3,6]]}",
                "{\"id\":1,\"discover\":\"x'+1=x; x'+2=x\",\"values\":true,\"test\":[[5,2],[5,1]]}",
                "{\"discover\":\"x'<x; y'<y\",\"play\":\"misere\",\"test\":[[1,0],[0,0],[9223372036854775808,3]]}",
                "{\"discover\":\"" + WYTHOFF + "\",\"conjecture\":\"x=y\"}",
                "{\"discover\":\"x'<x; y'<y\",\"conjecture\":\"x=y\"}",
                "{\"discover\":\"x'<=x\"}");
        assertTrue(
                answers.get(0)
                        .startsWith("{\"proved\":true,\"numeration\":\"zeckendorf\",\"states\":8,\"questions\":44,"
                                + "\"largest\":15,\"statement\":\""),
                answers.get(0));
        assertTrue(answers.get(0).endsWith("\"outcomes\":[\"P\",\"N\"]}"), answers.get(0));
        assertTrue(answers.get(1).startsWith("{\"id\":1,\"proved\":true"), answers.get(1));
        assertTrue(answers.get(1).endsWith("\"outcomes\":[\"P\",\"N\"]}"), answers.get(1));
        assertTrue(answers.get(2).endsWith("\"outcomes\":[\"P\",\"N\",\"N\"]}"), answers.get(2));
        assertTrue(answers.get(3).startsWith("{\"proved\":false,\"counterexample\":[1,1]"), answers.get(3));
        assertTrue(answers.get(4).startsWith("{\"proved\":true"), answers.get(4));
        assertTrue(answers.get(5).startsWith("{\"proved\":false,\"reason\":\"the rules repeat"), answers.get(5));
    }

    @Test
    void badRequestsAreErrors() {
        List<String> answers = answers(
                "{\"discover\":\"x'<\"}",
                "{\"discover\":7}",
                "{\"discover\":\"x'<x\",\"values\":1}",
                "{\"discover\":\"x'<x\",\"numerations\":\"base 2\"}",
                "{\"discover\":\"x'<x\",\"tests\":[]}",
                "{\"discover\":\"x'<x\",\"test\":[[1.5]]}",
                "{\"discover\":\"x'<x\",\"test\":[[-1]]}",
                "{\"discover\":\"x'<x\",\"states\":0}",
                "{\"discover\":\"x'<x\",\"seconds\":0}");
        for (String answer : answers) {
            assertTrue(answer.startsWith("{\"error\":"), answer);
        }
        assertEquals("4", answers.get(0).replaceAll(".*\"column\":(\\d+)}", "$1"));
    }

    @Test
    void wordsAreProvedAndVerified() throws IOException {
        Path proof = folder.resolve("words.txt");
        Run run = Run.of("discover", "--words", "aa->; b->", "--values", "--position", "abba", "-o", proof.toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().startsWith("proved for words of all lengths: 7 states"), run.out());
        assertTrue(run.out().contains("abba: you can win (N, value 1)\n  to aba\n"), run.out());
        assertEquals(0, Run.of("verify", proof.toString()).status());
        Run open = Run.of("discover", "--words", "aa->; bb->", "--states", "10", "--from", "left");
        assertEquals(1, open.status());
        assertTrue(open.out().contains("not with 10 states"), open.out());
        assertEquals(
                2, Run.of("discover", "--words", "aa->", "--conjecture", "x=y").status());
        assertEquals(2, Run.of("discover", "x'<x", "--from", "left").status());
    }

    @Test
    void requestsAboutWords() {
        List<String> answers = answers(
                "{\"discover\": \"11->01;01->00\", \"words\": true, \"alphabet\": \"01\", \"test\": [\"1\", \"01\"]}",
                "{\"discover\": \"aa->;b->\", \"words\": true, \"values\": true, \"test\": [\"ab\"]}",
                "{\"discover\": \"0->00\", \"words\": true}",
                "{\"discover\": \"0->\", \"words\": true, \"numerations\": []}");
        assertTrue(
                answers.get(0).contains("\"states\":6") && answers.get(0).contains("\"outcomes\":[\"P\",\"N\"]"),
                answers.get(0));
        assertTrue(answers.get(1).contains("\"values\":["), answers.get(1));
        assertTrue(
                answers.get(2).contains("\"proved\":false") && answers.get(2).contains("play need not end"),
                answers.get(2));
        assertTrue(answers.get(3).contains("unknown key"), answers.get(3));
    }

    @Test
    void movesThatChangeNothingAreListed() throws IOException {
        Path proof = folder.resolve("moves.txt");
        Run run = Run.of("discover", "x'<x; y'<y; x'+1=x & y'+2=y", "--redundant", "-o", proof.toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("kinds that are enough: x'<x; y'<y\n"), run.out());
        assertTrue(run.out().contains("by which no two P-positions differ: 2 states"), run.out());
        assertEquals(0, Run.of("verify", proof.toString()).status());
        Run same = Run.of("discover", "x'<x; y'<y", "--same", "x'<x; y'<y; x'+1=x & y'+1=y");
        assertEquals(1, same.status());
        assertTrue(same.out().contains("not the same P-positions"), same.out());
    }

    @Test
    void requestsAboutMovesThatChangeNothing() {
        List<String> answers = answers(
                "{\"discover\": \"x'<x; y'<y\", \"redundant\": [[1, 2], [3, 3], [1, -1]]}",
                "{\"discover\": \"x'<x; y'<y\", \"redundant\": [[1]]}");
        assertTrue(answers.get(0).contains("\"enough\":[[0,1]]"), answers.get(0));
        assertTrue(answers.get(0).contains("\"vectors\":[true,false,true]"), answers.get(0));
        assertTrue(answers.get(1).contains("a vector is a list of 2 numbers here"), answers.get(1));
    }
}
