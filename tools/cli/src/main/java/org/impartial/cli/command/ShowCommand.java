package org.impartial.cli.command;

import java.util.List;
import org.impartial.cli.command.option.GameNames;
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
import picocli.CommandLine.Help.Column;
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
        ColorScheme scheme = terminal().scheme();
        TextTable table = TextTable.forColumns(
                scheme,
                new Column(LABEL_WIDTH, 0, Column.Overflow.SPAN),
                new Column(terminal().columns() - LABEL_WIDTH, 0, Column.Overflow.WRAP));
        row(table, scheme, "Game", card.id() + ": " + card.title());
        row(table, scheme, "Also", String.join(", ", card.otherNames()));
        row(table, scheme, "Rules", card.rules());
        String convention = family.play() == Convention.MISERE ? "misère, unless --play normal is given" : "";
        row(table, scheme, "Convention", convention);
        row(table, scheme, "Theory", card.theory());
        List<String> references =
                card.references().stream().map(Reference::toString).toList();
        row(table, scheme, "References", String.join(", ", references));
        for (Parameter parameter : card.parameters()) {
            row(
                    table,
                    scheme,
                    "Parameter",
                    parameter.name() + (parameter.required() ? ": " : " (optional): ") + parameter.meaning());
        }
        row(table, scheme, "Position", card.position());
        row(table, scheme, "Move", card.move());
        row(table, scheme, "Limits", card.limits());
        row(table, scheme, "Example", terminal().called("impartial solve " + ShellWords.inQuotes(card.example())));
        terminal().out().print(table);
    }

    private static void row(TextTable table, ColorScheme scheme, String label, String text) {
        if (!text.isEmpty()) {
            table.addRowValues(scheme.commandText(label), scheme.ansi().new Text(text, scheme));
        }
    }
}
