package org.impartial.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.impartial.core.game.Reference;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Parameter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Parameters;

/** {@code show}: the card of one game. */
@Command(
        name = "show",
        description = "Prints the rules, theory, references, parameters, limits and notation of a game.",
        mixinStandardHelpOptions = true)
final class ShowCommand implements Callable<Integer> {
    private static final int LABEL_WIDTH = 14;
    private static final int WIDTH = 100;
    private final Terminal terminal;

    @Parameters(paramLabel = "GAME", description = "the name of a game, as `impartial games` lists it")
    private String id = "";

    ShowCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        GameCard card = GameLibrary.installed().family(id).card();
        Ansi ansi = terminal.ansi();
        ColorScheme scheme = Help.defaultColorScheme(ansi);
        TextTable table = TextTable.forColumns(
                scheme,
                new Column(LABEL_WIDTH, 0, Column.Overflow.SPAN),
                new Column(WIDTH - LABEL_WIDTH, 0, Column.Overflow.WRAP));
        row(table, ansi, "Game", card.id() + ": " + card.title());
        row(table, ansi, "Also", String.join(", ", card.otherNames()));
        row(table, ansi, "Rules", card.rules());
        row(table, ansi, "Theory", card.theory());
        row(
                table,
                ansi,
                "References",
                joined(card.references().stream().map(Reference::toString).toList()));
        for (Parameter parameter : card.parameters()) {
            row(
                    table,
                    ansi,
                    "Parameter",
                    parameter.name() + (parameter.required() ? ": " : " (optional): ") + parameter.meaning());
        }
        row(table, ansi, "Position", card.position());
        row(table, ansi, "Move", card.move());
        row(table, ansi, "Limits", card.limits());
        row(table, ansi, "Example", "impartial solve '" + card.example() + "'");
        terminal.out().print(table);
        return ImpartialCommand.ANSWERED;
    }

    private static void row(TextTable table, Ansi ansi, String label, String text) {
        if (!text.isEmpty()) {
            table.addRowValues(ansi.text("@|bold " + label + "|@"), ansi.new Text(text, Help.defaultColorScheme(ansi)));
        }
    }

    private static String joined(List<String> texts) {
        return texts.stream().collect(Collectors.joining(", "));
    }
}
