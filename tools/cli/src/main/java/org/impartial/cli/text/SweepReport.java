package org.impartial.cli.text;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.OptionalInt;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.LevelTable;
import org.impartial.sweep.LevelTable.LevelSummary;

/** The results of a sweep, for human readers. */
public record SweepReport<S>(ImpartialGame<S> game, LevelTable<S> table, PrintWriter out) {

    public void size(S root, boolean onDisk) throws IOException {
        LevelSummary summary = table.summary();
        out.println(game.name() + ": " + number(summary.positions()) + " positions on "
                + number(summary.sizes().size()) + " levels");
        out.println(written(root) + ": " + worth(table.value(root)));
        out.println("checksum " + String.format(Locale.ROOT, "%016x", summary.checksum()));
        if (onDisk) {
            out.println(number(table.bytesWritten()) + " bytes written");
        }
    }

    public void counts() throws IOException {
        LevelSummary summary = table.summary();
        int place = 0;
        for (long size : summary.sizes().values()) {
            out.println("level " + place++ + ": " + number(size));
        }
        summary.values().forEach((value, size) -> out.println(word(value) + ": " + number(size)));
        summary.outcomes().forEach((outcome, size) -> out.println(outcome + ": " + number(size)));
    }

    public void list() throws IOException {
        table.forEach((level, position, value) ->
                out.println(written(table.unpack(position)) + ": " + worth(OptionalInt.of(value))));
    }

    public void value(S state, String written) throws IOException {
        out.println(written + ": " + worth(table.value(state)));
    }

    /** Returns the position as text; the empty position of a board is an empty text. */
    private String written(S state) {
        String text = game.notation().write(state).toString();
        return text.isEmpty() ? "empty" : text;
    }

    private String worth(OptionalInt value) {
        if (value.isEmpty()) {
            return "not reached";
        }
        Outcome outcome = table.measure().outcome(value.getAsInt());
        return outcome + ", " + word(value.getAsInt());
    }

    private String word(int value) {
        return table.measure() == SweepMeasure.GRUNDY ? "value " + value : value < 0 ? "draw" : "remoteness " + value;
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
