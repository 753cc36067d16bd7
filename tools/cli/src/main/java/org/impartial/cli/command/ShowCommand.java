package org.impartial.cli.command;

import java.util.List;
import java.util.stream.Collectors;
import org.impartial.cli.command.option.Subcommand;
import org.impartial.cli.io.ShellWords;
import org.impartial.core.game.Basis.Reference;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameCard.Parameter;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.json.question.GameTerm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Parameters;

/** {@code show}: the card of one game. */
@Command(name = "show")
public final class ShowCommand extends Subcommand {
    private static final int LABEL_WIDTH = 14;

    @Parameters(arity = "1..*", paramLabel = "GAME", completionCandidates = GameNames.class)
    private List<String> name = List.of();

    @Override
    protected void answer() {
        // Parameters and a position are left out: the card is that of the game.
        String typed = GameLibrary.installed().canonical(String.join(" ", name));
        GameTerm term = GameTerm.of(typed);
        GameFamily family =
                GameLibrary.installed().family(term.position().matches("[a-z].*|\\p{IsHan}.*") ? typed : term.game());
        GameCard card = family.card();
        TextTable table = terminal().table(LABEL_WIDTH, 0, 0);
        row(table, "Game", card.id() + ": " + card.title());
        row(table, "Also", String.join(", ", card.otherNames()));
        row(table, "Rules", card.rules());
        row(table, "Convention", family.play() == Convention.MISERE ? "misère, unless --play normal is given" : "");
        row(table, "Theory", card.theory());
        row(
                table,
                "References",
                card.references().stream().map(Reference::toString).collect(Collectors.joining(", ")));
        for (Parameter parameter : card.parameters()) {
            row(
                    table,
                    "Parameter",
                    parameter.name() + (parameter.required() ? ": " : " (optional): ") + parameter.meaning());
        }
        row(table, "Position", card.position());
        row(table, "Move", card.move());
        row(table, "Limits", card.limits());
        row(table, "Example", terminal().called("impartial solve " + ShellWords.inQuotes(card.example())));
        terminal().out().print(table);
    }

    private void row(TextTable table, String label, String text) {
        if (!text.isEmpty()) {
            ColorScheme scheme = terminal().scheme();
            table.addRowValues(scheme.commandText(label), scheme.ansi().new Text(text, scheme));
        }
    }
}
