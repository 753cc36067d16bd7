package org.impartial.cli.text;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Random;
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

    private String written(S state) {
        String text = game.at(state).stateText();
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

    /** Prints a sample without repetition, all positions if there are no more; equal seeds give equal samples. */
    public static <S> void sample(
            ImpartialGame<S> game, List<LevelTable<S>> tables, int size, long seed, PrintWriter out)
            throws IOException {
        for (S state : chosen(tables.get(0), size, new Random(seed))) {
            ObjectNode line = JsonNodeFactory.instance.objectNode();
            line.put("position", game.at(state).toString().strip());
            for (LevelTable<S> table : tables) {
                int value = table.value(state).orElseThrow();
                line.put("outcome", table.measure().outcome(value).name());
                if (table.measure() == SweepMeasure.GRUNDY) {
                    line.put("grundy", value);
                } else if (value >= 0) {
                    line.put("remoteness", value);
                }
            }
            out.println(line);
        }
    }

    /** Chooses uniformly: the n-th position replaces one of the chosen ones with the probability size / n. */
    private static <S> List<S> chosen(LevelTable<S> table, int size, Random random) throws IOException {
        List<S> chosen = new ArrayList<>();
        long[] visited = {0};
        table.forEach((level, position, value) -> {
            visited[0]++;
            if (chosen.size() < size) {
                chosen.add(table.unpack(position));
            } else {
                long place = (long) (random.nextDouble() * visited[0]);
                if (place < size) {
                    chosen.set((int) place, table.unpack(position));
                }
            }
        });
        return chosen;
    }
}
