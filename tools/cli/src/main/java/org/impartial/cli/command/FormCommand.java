package org.impartial.cli.command;

import java.io.IOException;
import org.impartial.cli.command.option.PositionSubcommand;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.command.picture.PictureOutput;
import org.impartial.core.library.GameLibrary;
import org.impartial.json.question.Query;
import org.impartial.json.question.Solvers;
import org.impartial.picture.graph.FormGraph;
import org.impartial.solve.theory.form.MisereForm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code form}: the misère canonical form of a position. */
@Command(name = "form")
public final class FormCommand extends PositionSubcommand {
    @Mixin
    private Spending spending;

    @Mixin
    private PictureOutput output = new PictureOutput();

    @Override
    protected void answer() throws IOException {
        Query question =
                position.read(text -> Query.read(text, GameLibrary.installed())).within(spending.budget());
        MisereForm form = question.solver(new Solvers(terminal().progress())).form(question.position("a form is of"));
        if (output.asked()) {
            String title = position.position() + " (misère canonical form)";
            output.write(PictureOutput.drawn(() -> FormGraph.of(title, form)), terminal());
            if (output.toStandardOutput()) {
                return;
            }
        }
        terminal().println(form + "  genus " + form.genus() + "  birthday " + form.birthday() + "  " + form.outcome());
    }
}
