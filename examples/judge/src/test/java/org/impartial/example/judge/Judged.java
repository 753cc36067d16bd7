package org.impartial.example.judge;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.impartial.solve.ProblemProvider;
import org.impartial.solve.ProblemProvider.Problem;

/** Runs problems on inputs. */
final class Judged {
    private Judged() {}

    static String output(String problem, String input) {
        Problem found = ProblemProvider.installed().get(problem);
        assertNotNull(found, "no problem " + problem);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        found.run(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1)),
                new PrintStream(out, true, StandardCharsets.US_ASCII));
        return out.toString(StandardCharsets.US_ASCII);
    }
}
