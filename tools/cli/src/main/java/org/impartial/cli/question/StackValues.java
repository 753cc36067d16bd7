package org.impartial.cli.question;

import java.io.PrintWriter;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.Entailing.Tabled;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.sequence.stream.StackCheckpoint;

/** The values of a game with entailing moves, which a file may keep. Not safe for use by several threads. */
public final class StackValues {
    private static final int PER_LINE = 20;

    private final String game;
    private final Tabled tabled;
    private Tabled.StackTable table;

    public StackValues(String game, Tabled tabled) {
        this.game = game;
        this.tabled = tabled;
        table = tabled.table();
    }

    public SequenceWork.SavedValues saved() {
        return new SequenceWork.SavedValues(
                () -> table.length(),
                file -> table = StackCheckpoint.resume(file, game, tabled),
                file -> StackCheckpoint.save(file, game, table));
    }

    public void extend(int stacks, Meter meter) {
        table.extend(stacks, meter);
    }

    private int value(int stack) {
        return table.value(stack);
    }

    public void print(int length, boolean bfile, boolean csv, PrintWriter out) {
        if (bfile || csv) {
            out.print(csv ? "n,G(n)\n" : "");
            for (int n = 0; n < length; n++) {
                out.print(n + (csv ? "," : " ") + text(n) + "\n");
            }
            return;
        }
        for (int from = 0; from < length; from += PER_LINE) {
            out.println(IntStream.range(from, Math.min(length, from + PER_LINE))
                    .mapToObj(this::text)
                    .collect(Collectors.joining(" ", from + ": ", "")));
        }
        int best = IntStream.range(0, length).reduce(0, (a, b) -> value(b) > value(a) ? b : a);
        out.println(IntStream.range(0, length)
                .filter(n -> value(n) == Tabled.LOONY)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" ", "loony: ", "")));
        if (length > 0) {
            out.println("greatest value " + value(best) + ", first at " + best);
        }
    }

    private String text(int n) {
        return value(n) == Tabled.LOONY ? "L" : Integer.toString(value(n));
    }
}
