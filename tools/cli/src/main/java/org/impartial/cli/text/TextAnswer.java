package org.impartial.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.impartial.cli.io.Bold;
import org.impartial.cli.io.ExitStatus;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.Datum;
import org.impartial.json.question.Query;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import picocli.CommandLine.Help.Ansi;

/** Writes answers for human readers; without patience, the search for a value that no theorem gives is short. */
public record TextAnswer(
        int limit, Ansi ansi, int width, boolean patient, boolean options, Solver solver, AnswerLines lines)
        implements Query.AnswerWriter<Integer> {

    @Override
    public Integer position(NotatedPosition diagram, Analysis analysis) {
        new TextReport(diagram, analysis, this, lines).say();
        return ExitStatus.ANSWERED;
    }

    public static String outcome(Position position, Outcome outcome, Convention convention, Ansi ansi) {
        String play = convention == Convention.MISERE ? " in misère play" : "";
        String named = position.winner(outcome);
        String winner = named.equals(Position.empty().winner(outcome)) ? "" : ": " + named + " wins";
        return switch (outcome) {
            case N -> Bold.green("You can win", ansi) + play + " (N)" + winner;
            case P -> Bold.red("You will lose", ansi) + play + " (P)" + winner;
            case D -> Bold.text("A draw", ansi) + play + " (D): neither player can force an end";
        };
    }

    @Override
    public Integer many(Datum.Fields answer) {
        Map<String, Datum> fields = answer.fields();
        int names = fields.keySet().stream().mapToInt(String::length).max().orElse(0);
        List<String> text = new ArrayList<>();
        fields.forEach((name, value) -> text.add(name + " ".repeat(names + 2 - name.length()) + value));
        lines.say(String.join("\n", text));
        return ExitStatus.ANSWERED;
    }
}
