package org.impartial.example.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.ProblemProvider;
import org.impartial.solve.ProblemProvider.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class MalformedInputTest {

    @ParameterizedTest
    @CsvSource({
        "hdu1527, '1 2 3', 'token 4: expected a heap from 0 to 1000000000, but the input ends'",
        "hdu1527, '1 x', 'token 2: expected a heap from 0 to 1000000000, but found \"x\"'",
        "hdu1527, '1 -2', 'token 2: expected a heap from 0 to 1000000000, but found \"-2\"'",
        "hdu1527, '1 99999999999999999999', 'token 2: expected a heap from 0 to 1000000000, but found"
                + " \"99999999999999999999\"'",
        "hdu1527, '1 -', 'token 2: expected a heap from 0 to 1000000000, but found \"-\"'",
        "hdu1527, '1 2 \u00ff3 4', 'token 3: expected a heap from 0 to 1000000000, but found \"\u00ff3\"'",
        "hdu1850, 'x', 'token 1: expected 0 at the end, or a number of heaps from 0 to 1000000, but found \"x\"'",
        "hdu1404, '12 1234567', 'token 2: expected a string of 1 to 6 digits, but found \"1234567\"'",
        "hdu4155, '37', 'token 1: the cards are digits from 1 to 6, and \"7\" is none'",
        "hdu1538, '1 3 100 4', 'token 4: expected a pirate from 1 to 3, but found \"4\"'",
        "agc010f, '3 1 2 3 1 2 1 2', 'token 8: the 2 edges join only 2 of the 3 vertices to vertex 1: they make a"
                + " cycle and no tree'",
        "cf2053e, '1 3 1 2 2 4', 'token 6: expected the end of an edge from 1 to 3, but found \"4\"'",
        "cf787c, '5 1 7', 'token 3: expected a step from 1 to 4, but found \"7\"'",
        "luogu-t467518, '1 10 3 2', 'token 4: expected the most that is taken from 3 to 1000000000, but found \"2\"'"
    })
    void theTokenIsNamed(String problem, String input, String said) {
        NotationException e = assertThrows(NotationException.class, () -> Judged.output(problem, input));
        assertEquals(said, e.getMessage());
    }

    static Stream<String> problems() {
        return SamplesTest.problems();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void nonsenseIsRefusedByEveryProblem(String problem) {
        NotationException e = assertThrows(NotationException.class, () -> Judged.output(problem, "1 ? 1 ? 1 ?"));
        assertTrue(e.getMessage().startsWith("token "), e.getMessage());
    }

    @Test
    void whatWasAnsweredBeforeAnErrorIsPrinted() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Problem problem = ProblemProvider.installed().get("hdu1527");
        InputStream in = new ByteArrayInputStream("2 1 8 4 x".getBytes(StandardCharsets.US_ASCII));
        assertThrows(
                NotationException.class, () -> problem.run(in, new PrintStream(out, true, StandardCharsets.US_ASCII)));
        assertEquals("0\n1\n", out.toString(StandardCharsets.US_ASCII));
    }

    @Test
    void aBrokenStreamIsNotHidden() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("unplugged");
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                return read();
            }
        };
        Problem problem = ProblemProvider.installed().get("hdu1527");
        PrintStream out = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.US_ASCII);
        UncheckedIOException e = assertThrows(UncheckedIOException.class, () -> problem.run(broken, out));
        assertEquals("unplugged", e.getCause().getMessage());
    }

    @Test
    void windowsLineEndsAreWhiteSpace() {
        assertEquals("0\n1\n", Judged.output("hdu1527", "2 1\r\n8 4\r\n"));
        assertEquals("356656 B\n A\n", Judged.output("hdu4155", "356656\r\n\r\n"));
        assertEquals("356656 B\n", Judged.output("hdu4155", "356656"));
        assertEquals("", Judged.output("hdu4155", ""));
    }
}
