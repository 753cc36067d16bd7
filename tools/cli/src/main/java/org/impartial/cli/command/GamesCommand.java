package org.impartial.cli.command;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.cli.command.option.Subcommand;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameCard.Parameter;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Option;

/** {@code games}: lists the games by family, or the games whose cards contain a word. */
@Command(name = "games")
public final class GamesCommand extends Subcommand {
    private static final int ID_WIDTH = 34;
    private static final int MOST_NAMES = 2;

    /** Words for games of other kinds. */
    private static final String ELSEWHERE = ".*(scor|partizan|partisan|points|chess|checkers|domineering|toads).*";

    @Option(names = "--about", paramLabel = "WORD")
    private String about = "";

    @Override
    protected void answer() {
        List<GameFamily> families = GameLibrary.installed().families().stream()
                .filter(family -> mentions(family.card(), about))
                .toList();
        require(
                !families.isEmpty(),
                "no game is about \"" + about + "\"; "
                        + (about.toLowerCase(Locale.ROOT).matches(ELSEWHERE)
                                ? "games with scores, and games in which the players have different moves, are not"
                                        + " for this library: in its games both players have the same moves, and"
                                        + " the last one decides"
                                : "impartial games lists all games"));
        for (GameCard.Group group : GameCard.Group.values()) {
            List<GameCard> cards = families.stream()
                    .map(GameFamily::card)
                    .filter(card -> card.group() == group)
                    .toList();
            if (!cards.isEmpty()) {
                print(group, cards);
            }
        }
        terminal().say("impartial show GAME prints the rules, theory and notation of a game.");
    }

    /** Returns whether a card contains a text, ignoring case, or one of its names contains it in another spelling. */
    private static boolean mentions(GameCard card, String word) {
        String text =
                String.join("\n", card.rules(), card.theory(), card.references().toString());
        String name = GameLibrary.spelled(word);
        return text.toLowerCase(Locale.ROOT).contains(word.toLowerCase(Locale.ROOT))
                || (!name.isEmpty()
                        && Stream.concat(Stream.of(card.id(), card.title()), card.otherNames().stream())
                                .anyMatch(one -> GameLibrary.spelled(one).contains(name)));
    }

    private void print(GameCard.Group group, List<GameCard> cards) {
        ColorScheme scheme = terminal().scheme();
        int idWidth = Math.min(ID_WIDTH, terminal().columns() * 2 / 5);
        TextTable table = terminal().table(idWidth, 2, 2);
        for (GameCard card : cards) {
            table.addRowValues(
                    scheme.commandText(card.id()).concat(parameters(card)),
                    scheme.ansi().new Text(title(card), scheme));
        }
        terminal().println(group.title());
        terminal().println(table);
    }

    private static String parameters(GameCard card) {
        String names = card.parameters().stream().map(Parameter::name).collect(Collectors.joining(", "));
        return names.isEmpty() ? "" : " [" + names + "]";
    }

    private static String title(GameCard card) {
        String others = card.otherNames().stream().limit(MOST_NAMES).collect(Collectors.joining(", "));
        return others.isEmpty() ? card.title() : card.title() + " (" + others + ")";
    }
}
