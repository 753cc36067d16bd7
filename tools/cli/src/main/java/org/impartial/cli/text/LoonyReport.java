package org.impartial.cli.text;

import java.io.PrintWriter;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.Entailing.Tabled;

/** Prints the values of a game with entailing moves, in which a stack may be loony. */
public record LoonyReport(int length, IntUnaryOperator values, PrintWriter out) {
    private static final int PER_LINE = 20;

    public void print(boolean bfile, boolean csv) {
        if (bfile || csv) {
            out.print(csv ? "n,G(n)\n" : "");
            for (int n = 0; n < length; n++) {
                out.print(n + (csv ? "," : " ") + text(n) + "\n");
            }
            return;
        }
        for (int from = 0; from < length; from += PER_LINE) {
            out.println(from + ": "
                    + IntStream.range(from, Math.min(length, from + PER_LINE))
                            .mapToObj(this::text)
                            .collect(Collectors.joining(" ")));
        }
        int best = IntStream.range(0, length).reduce(0, (a, b) -> values.applyAsInt(b) > values.applyAsInt(a) ? b : a);
        out.println("loony: "
                + IntStream.range(0, length)
                        .filter(n -> values.applyAsInt(n) == Tabled.LOONY)
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(" ")));
        if (length > 0) {
            out.println("greatest value " + values.applyAsInt(best) + ", first at " + best);
        }
    }

    private String text(int n) {
        return values.applyAsInt(n) == Tabled.LOONY ? "L" : Integer.toString(values.applyAsInt(n));
    }
}
