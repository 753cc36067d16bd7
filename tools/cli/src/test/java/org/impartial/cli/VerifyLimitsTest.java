package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code verify} ends at its limits, whatever a file requires, and its numbers have ranges. */
class VerifyLimitsTest {
    private static final int STOPPED = 75;

    @TempDir
    private Path folder;

    /** Short files that require much work: contexts of a long factor, followers, heaps, options without end. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "words|rules=a->|alphabet=ab|play=normal|values=false|from=left|lowers=count aaaaaaaaaaaaaaaaa|facts=0",
                "misere-quotient|root=cram[board=7,7]|order=1|generators=0|facts=1\n0 N",
                "nimber|game=cram[board=7,7]|root= + |value=0|facts=0",
                "nimber|game=sylver-coinage|root=2|value=1|facts=1\n1 2",
                "period|game=subtraction[1]|preperiod=0|period=2|saltus=0|length=0|facts=1\n0: 0 1",
            })
    void aSmallBudgetEndsTheCheck(String file) throws IOException {
        Path proof = Files.writeString(
                folder.resolve("long.proof"), "impartial-certificate 1\tkind=" + file.replace('|', '\t') + "\n");
        Run run = Run.of("verify", proof.toString(), "--budget", "2", "--seconds", "5");
        assertEquals(STOPPED, run.status(), run.out() + run.err());
        assertEquals("", run.out());
        assertTrue(run.err().contains(proof + " is neither accepted nor refused: "), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
    }

    /** A header that announces more facts than there are is refused before anything is computed. */
    @Test
    void missingFactsAreNoticedFirst() throws IOException {
        Path proof = Files.writeString(
                folder.resolve("far.proof"),
                "impartial-certificate 1\tkind=period\tgame=octal[0.77]\tpreperiod=300000000\tperiod=12\tsaltus=0"
                        + "\tlength=0\tfacts=0\n");
        Run run = Run.of("verify", proof.toString());
        assertEquals(1, run.status());
        assertEquals("refused: 0 facts are given, but 300000012 values need 15000001\n", run.out());
    }

    @Test
    void textThatUnpacksWithoutEndIsStopped() throws IOException {
        Path proof = folder.resolve("great.proof.gz");
        byte[] zeros = "0".repeat(1 << 20).getBytes(StandardCharsets.UTF_8);
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(proof))) {
            for (int i = 0; i < 200; i++) {
                out.write(zeros);
            }
        }
        Run run = Run.of("verify", proof.toString(), "--seconds", "0.05");
        assertEquals(STOPPED, run.status(), run.out() + run.err());
        assertTrue(run.err().contains("the limit is 50 ms"), run.err());
    }

    @ParameterizedTest
    @CsvSource({
        "5-2, begins with its least number",
        "4, the segments are 0 to 3",
        "0-4, the segments are 0 to 3",
        "-1, 'numbers and ranges, such as 17,250-260, not -1'",
        "'0,,1', numbers and ranges",
        "'', numbers and ranges",
    })
    void segmentsHaveARange(String segments, String message) {
        Run run = Run.of("verify", segments(), "--segments", segments);
        assertEquals(2, run.status(), run.out());
        assertEquals("", run.out());
        assertTrue(run.err().contains(message), run.err());
    }

    @Test
    void segmentsCountAsPositions() {
        Run run = Run.of("verify", segments(), "--budget", "10");
        assertEquals(STOPPED, run.status(), run.out());
        assertTrue(run.err().contains("positions more, and the limit is 10"), run.err());
    }

    @Test
    void chosenSegmentsAreChecked() {
        Run run = Run.of("verify", segments(), "--segments", "0-0,2");
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().startsWith("accepted: segments 0,2 of 0 to 3; with all others they prove"), run.out());
    }

    @Test
    void requestsNameSegments() {
        String file = segments();
        for (String chosen : List.of("1,2", "0,3", "4", "x")) {
            String request = "{\"verify\": \"" + file + "\", \"segments\": \"" + chosen + "\"}\n";
            String answer = Run.reading(request, "solve", "--jsonl").out();
            boolean good = chosen.length() > 1;
            String accepted = "\"accepted\":true,\"reason\":\"segments " + chosen + " of 0 to 3";
            assertEquals(good, answer.contains(accepted), answer);
            assertEquals(!good, answer.contains("\"error\":"), answer);
        }
    }

    private String segments() {
        String file = folder.resolve("77.segments").toString();
        List<String> words = new ArrayList<>(List.of("sequence", "octal[0.77]", "--period", "--to", "20000"));
        words.addAll(List.of("-o", file, "--segment-size", "100000"));
        Run run = Run.of(words.toArray(String[]::new));
        assertEquals(0, run.status(), run.err());
        return file;
    }
}
