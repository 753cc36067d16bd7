package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuotientCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aFinalQuotientIsPrintedWithItsCertificate() {
        Run run = Run.of("quotient", "octal[0.123]", "--verify");
        List<String> lines = run.out().lines().toList();
        assertEquals("octal[code=0.123]: order 20, |P| = 5, wild", lines.get(0));
        assertEquals("final: Phi(n+5) = Phi(n) for 5 <= n <= 7, and 7 is enough", lines.get(1));
        assertTrue(run.out().contains("P-portion: a, b^2, "), run.out());
        assertTrue(lines.get(lines.size() - 1).startsWith("verified again"), run.out());
        assertEquals(0, run.status());
    }

    @Test
    void aPartialOneSaysSo() {
        Run run = Run.of("quotient", "octal[0.07]", "--to", "14");
        assertTrue(run.out().startsWith("octal[code=0.07]: order 24, "), run.out());
        assertTrue(run.out().contains("\npartial up to heap 14: greater heaps may change it\n"), run.out());
    }

    @Test
    void theTableHasARowForEachElement() {
        Run run = Run.of("quotient", "octal[0.3]", "--table");
        assertTrue(run.out().endsWith("multiplication table\n    1 a\n  1 1 a\n  a a 1\n"), run.out());
    }

    @Test
    void aPositionHasAQuotientToo() {
        Run run = Run.of("quotient", "dag[n=3,edges=[2,1],[1,0],[2,0]]", "2");
        assertTrue(run.out().contains("order 6, |P| = 2, tame\nfinal: all positions"), run.out());
    }

    /** Heaps of a game for ever, heaps up to a bound, and positions of several games. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "octal[0.77] --to 200",
                "kayles --to 200",
                "octal[0.07] --to 14",
                "subtraction[S=2,3] --to 60",
                "cram[3,3] ",
                "notakto[3,3] ",
                "hackenbush [0,1] [1,2] [2,0] [2,3]",
                "chomp[2,3] 3 2 + kayles 5 + wythoff 2 3"
            })
    void aCertificateIsWrittenAndAcceptedAndNoOtherIs(String words) throws IOException {
        Path file = folder.resolve("a.proof");
        List<String> command = new ArrayList<>(List.of("quotient"));
        command.addAll(List.of(words.split(" ", -1)));
        command.addAll(List.of("-o", file.toString()));
        Run written = Run.of(command.toArray(String[]::new));
        assertEquals(0, written.status(), written.err());
        assertTrue(written.out().contains(" facts are in " + file), written.out());
        Run verified = Run.of("verify", file.toString());
        assertEquals(0, verified.status(), verified.out());
        assertTrue(verified.out().contains("have a misère quotient of order "), verified.out());
        List<String> lines = Files.readAllLines(file);
        for (int line = 1; line < lines.size(); line += 5) {
            List<String> dropped = new ArrayList<>(lines);
            dropped.remove(line);
            assertRefused(file, dropped, "follow; the file was truncated or changed");
        }
        String swapped = lines.get(1).replaceFirst("N", "P");
        lines.set(1, swapped);
        assertRefused(file, lines, "element 0 is in P");
    }

    private static void assertRefused(Path file, List<String> lines, String reason) throws IOException {
        Files.write(file, lines);
        Run refused = Run.of("verify", file.toString());
        assertEquals(1, refused.status(), refused.out());
        assertTrue(refused.out().contains(reason), refused.out());
    }

    /** The facts of one game are none of another, and a header that was changed is noticed. */
    @Test
    void aForeignGameOrAChangedHeaderIsRefused() throws IOException {
        Path file = folder.resolve("a.proof");
        Run.of("quotient", "octal[0.75]", "-o", file.toString());
        String right = Files.readString(file);
        for (String[] change : new String[][] {
            {"0.75", "0.77", "is the element"},
            {"order=8", "order=7", "but found"},
            {"order=8", "order=9", "is not the line of element"},
            {"generators=3", "generators=2", "is not the line of element"},
            {"period=2", "period=4", "but found"},
            {"preperiod=8", "preperiod=0", "the preperiod 0"},
            {"game=octal", "game=okta", "no game"},
            {"game=octal[code=0.75]", "game=wythoff", "heaps of one kind"},
            {"\torder=8", "", "does not name its order"},
            {"period=2", "period=x", "where a number is expected"}
        }) {
            assertTrue(right.contains(change[0].replace("\\t", "\t")), change[0]);
            assertRefused(
                    file,
                    List.of(right.replace(change[0], change[1]).split("\n", -1)).stream()
                            .filter(line -> !line.isEmpty())
                            .toList(),
                    change[2]);
        }
    }

    @Test
    void programsGetACertificateToo() {
        String file = folder.resolve("b.proof.gz").toString();
        Run answered = Run.reading(
                "{\"quotient\":{\"game\":\"octal\",\"params\":{\"code\":\"0.75\"}},\"to\":\"" + file + "\"}\n"
                        + "{\"verify\":\"" + file + "\"}\n"
                        + "{\"prove\":{\"game\":\"kayles\",\"position\":[5,9]},\"play\":\"misere\",\"to\":\"" + file
                        + "\"}\n",
                "solve",
                "--jsonl");
        String[] lines = answered.out().split("\n", -1);
        assertTrue(lines[0].contains("\"period\":2,\"facts\":9,\"tame\":false"), lines[0]);
        assertTrue(lines[1].startsWith("{\"facts\":9,\"accepted\":true"), lines[1]);
        assertTrue(lines[2].contains("\"accepted\":true,\"reason\":\"the heaps of kayles have"), lines[2]);
    }

    @Test
    void misereAnswersAreProvedByTheirQuotient() {
        Path file = folder.resolve("c.proof");
        Run proved = Run.of("prove", "kayles 5 9", "--play", "misere", "-o", file.toString());
        assertTrue(proved.out().startsWith("the heaps of kayles have a misère quotient of order 40"), proved.out());
        assertEquals(0, Run.of("verify", file.toString()).status());
        Run none = Run.of("prove", "octal[0.07] 60", "--play", "misere", "--budget", "2000", "-o", file.toString());
        assertEquals(1, none.status());
        assertTrue(none.err().contains("the limit is 2000 positions"), none.err());
    }

    @Test
    void generaAreListedFromTheEmptyHeap() {
        Run run = Run.of("genus", "octal[0.77]", "--to", "9");
        assertEquals("genus:\n  0: 0^120 1^031 2^20  3^31  1^031 4^146 3^31  2^20  1^13\n", run.out());
    }

    @Test
    void badArgumentsAreExplained() {
        assertEquals(2, Run.of("quotient", "octal[0.77]", "--seconds", "0").status());
        assertEquals(2, Run.of("genus", "octal[0.77]", "--to", "-1").status());
        Run nothing = Run.of("quotient", "wythoff");
        assertTrue(nothing.err().contains("so a position is needed, such as wythoff 5 8"), nothing.err());
    }
}
