package org.impartial.cli.text;

import java.util.Map;
import java.util.stream.Collectors;
import org.impartial.cli.io.LineBreaks;
import org.impartial.cli.question.Query;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.Datum;
import org.impartial.core.solve.Analysis;
import picocli.CommandLine.Help.Ansi;

/**
 * Writes what is known of positions for people.
 *
 * @param limit the greatest number of winning moves to list
 * @param ansi whether in colour
 * @param width where lines are broken
 */
public record TextAnswer(int limit, Ansi ansi, int width) implements Query.Writer<String> {

    @Override
    public String position(NotatedPosition diagram, Analysis analysis) {
        return new TextReport(diagram, analysis, limit, ansi, width).text();
    }

    /** Returns each part of the answer on a line of its own, the names in a column. */
    @Override
    public String many(Datum.Fields answer) {
        Map<String, Datum> fields = answer.fields();
        int names = fields.keySet().stream().mapToInt(String::length).max().orElse(0);
        String text = fields.entrySet().stream()
                .map(field ->
                        field.getKey() + " ".repeat(names + 2 - field.getKey().length()) + field.getValue())
                .collect(Collectors.joining("\n"));
        return LineBreaks.wrapped(text, width);
    }
}
