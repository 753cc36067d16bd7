package org.impartial.example.judge;

import java.io.BufferedOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BiConsumer;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.ProblemProvider.Problem;

/**
 * A problem of an online judge.
 *
 * @param name the name in this library: the judge and the number, such as {@code hdu1527}
 * @param title the title of the problem
 * @param answerer reads the input and prints the answers to all its cases; lines end by a newline alone
 */
public record JudgeProblem(String name, String title, BiConsumer<Tokens, PrintStream> answerer) implements Problem {
    private static final int BUFFER = 1 << 16;

    @Override
    public void run(InputStream in, PrintStream out) {
        PrintStream buffered = new PrintStream(new BufferedOutputStream(out, BUFFER), false, StandardCharsets.US_ASCII);
        Tokens tokens = new Tokens(in);
        try {
            answerer.accept(tokens, buffered);
        } catch (NotationException e) {
            throw new NotationException("token " + tokens.count() + ": " + e.getMessage());
        } finally {
            buffered.flush();
        }
    }
}
