package org.impartial.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Parameter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;

/** {@code games}: lists the plug-ins by family. */
@Command(
        name = "games",
        description = "Lists the games by family.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  impartial games | grep -i coin"})
final class GamesCommand implements Callable<Integer> {
    private static final int ID_WIDTH = 34;
    private final Terminal terminal;

    GamesCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<GameFamily> families = GameLibrary.installed().families();
        for (GameCard.Group group : GameCard.Group.values()) {
            List<GameCard> cards = families.stream()
                    .map(GameFamily::card)
                    .filter(card -> card.group() == group)
                    .toList();
            if (!cards.isEmpty()) {
                print(group, cards);
            }
        }
        terminal.out().println("impartial show GAME prints the rules, theory and notation of a game.");
        return ImpartialCommand.ANSWERED;
    }

    private void print(GameCard.Group group, List<GameCard> cards) {
        ColorScheme scheme = terminal.scheme();
        int idWidth = Math.min(ID_WIDTH, terminal.columns() * 2 / 5);
        TextTable table = TextTable.forColumns(
                scheme,
                new Column(idWidth, 2, Column.Overflow.SPAN),
                new Column(terminal.columns() - idWidth, 2, Column.Overflow.WRAP));
        for (GameCard card : cards) {
            table.addRowValues(
                    scheme.commandText(card.id()).concat(parameters(card)),
                    scheme.ansi().new Text(title(card), scheme));
        }
        terminal.out().println(heading(group));
        terminal.out().println(table);
    }

    private static String parameters(GameCard card) {
        List<String> names = card.parameters().stream().map(Parameter::name).toList();
        return names.isEmpty() ? "" : " [" + String.join(", ", names) + "]";
    }

    private static String title(GameCard card) {
        return card.otherNames().isEmpty()
                ? card.title()
                : card.title() + " (" + String.join(", ", card.otherNames()) + ")";
    }

    private static String heading(GameCard.Group group) {
        return switch (group) {
            case HEAP -> "Heaps";
            case COIN -> "Coins";
            case BOARD -> "Boards";
            case GRAPH -> "Graphs and trees";
            case WORD -> "Words, numbers and cards";
            case COMBINE -> "Games made of games";
        };
    }
}
