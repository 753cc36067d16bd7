package org.impartial.cli.text;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.cli.io.LineBreaks;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.question.PositionRow;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.solve.Analysis;

/** Prints the values of a row of positions, or their outcomes in misère play, and the P-positions among them. */
public record RowReport(PositionRow row, Convention convention, Duration time, Terminal terminal) {
    private static final int PER_LINE = 20;
    private static final String NONE = ".";

    /** Prints rows for human readers, with a point where a number denotes no position, or one value on each line. */
    public void print(int from, int to, boolean bfile, boolean csv) {
        long end = System.nanoTime() + time.toNanos();
        int first = Math.max(from, row.first());
        List<String> values = new ArrayList<>();
        List<String> lost = new ArrayList<>();
        for (int n = first; n < to && System.nanoTime() < end; n++) {
            if (!row.has(n)) {
                values.add(NONE);
                continue;
            }
            Duration left = Duration.ofNanos(Math.max(1, end - System.nanoTime()));
            Analysis answer = row.answer(n, convention, left);
            if (answer.status() != Analysis.Status.SOLVED) {
                break;
            }
            values.add(text(answer));
            if (answer.outcome() == Outcome.P) {
                lost.add(Integer.toString(n));
            }
        }
        int tried = first + values.size();
        while (!values.isEmpty() && values.get(values.size() - 1).equals(NONE)) {
            values.remove(values.size() - 1);
        }
        if (bfile || csv) {
            boolean numbers = values.stream().noneMatch(value -> value.matches("[NPD]"));
            terminal.out().print(csv ? numbers ? "n,G(n)\n" : "n,outcome\n" : "");
            IntStream.range(0, values.size())
                    .filter(i -> !values.get(i).equals(NONE))
                    .forEach(i -> terminal.out().print(first + i + (csv ? "," : " ") + values.get(i) + "\n"));
        } else {
            rows(first, values);
            terminal.say(("P: " + String.join(" ", lost)).strip());
        }
        if (tried > first + values.size() && !bfile && !csv) {
            terminal.say("… n = " + (first + values.size()) + " to " + (tried - 1) + " denote no position");
        }
        if (tried < to) {
            terminal.say("… n = " + tried + " was not solved in " + time.toSeconds() + " s; more --seconds continue");
        }
    }

    private void rows(int first, List<String> values) {
        int width = values.stream().mapToInt(String::length).max().orElse(1);
        int heads = Integer.toString(first + values.size()).length();
        int perLine = LineBreaks.fitting(heads + 1, width + 1, PER_LINE, terminal.width());
        for (int from = 0; from < values.size(); from += perLine) {
            String row = values.subList(from, Math.min(values.size(), from + perLine)).stream()
                    .map(value -> LineBreaks.padded(value, width))
                    .collect(Collectors.joining(" "));
            terminal.println(LineBreaks.padded(first + from, heads) + ": " + row);
        }
    }

    private String text(Analysis answer) {
        OptionalLong value = convention == Convention.NORMAL ? answer.grundy() : OptionalLong.empty();
        return value.isPresent()
                ? Long.toString(value.getAsLong())
                : answer.outcome().name();
    }
}
