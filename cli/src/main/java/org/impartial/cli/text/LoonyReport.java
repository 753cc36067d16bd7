package org.impartial.cli.text;

import java.io.PrintWriter;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.Entailing.Tabled;

/** Prints the values of a game with entailing moves, in which a stack may be loony. */
@SuppressWarnings("ArrayRecordComponent") // compared by nothing
public record LoonyReport(int[] values, PrintWriter out) {
    private static final int PER_LINE = 20;

    /** Prints rows for human readers, or one value on each line. */
    public void print(boolean bfile, boolean csv) {
        if (bfile || csv) {
            out.print(csv ? "n,G(n)\n" : "");
            for (int n = 0; n < values.length; n++) {
                out.print(n + (csv ? "," : " ") + text(n) + "\n");
            }
            return;
        }
        for (int from = 0; from < values.length; from += PER_LINE) {
            out.println(from + ": "
                    + IntStream.range(from, Math.min(values.length, from + PER_LINE))
                            .mapToObj(this::text)
                            .collect(Collectors.joining(" ")));
        }
        int best = IntStream.range(0, values.length).boxed().reduce(0, (a, b) -> values[b] > values[a] ? b : a);
        out.println("loony: "
                + IntStream.range(0, values.length)
                        .filter(n -> values[n] == Tabled.LOONY)
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(" ")));
        if (values.length > 0) {
            out.println("greatest value " + values[best] + ", first at " + best);
        }
    }

    private String text(int n) {
        return values[n] == Tabled.LOONY ? "L" : Integer.toString(values[n]);
    }
}
