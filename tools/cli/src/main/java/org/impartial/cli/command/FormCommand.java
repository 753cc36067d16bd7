package org.impartial.cli.command;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.PositionArgument;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.command.picture.PictureOutput;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.Terminal;
import org.impartial.core.library.GameLibrary;
import org.impartial.json.question.Query;
import org.impartial.json.question.Solvers;
import org.impartial.picture.graph.FormGraph;
import org.impartial.solve.theory.form.MisereForm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code form}: the misère canonical form of a position. */
@Command(
        name = "form",
        description =
                "Prints the misère canonical form of a position, the simplest game that is equal to it in every sum, or draws it.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial form 'kayles 5'",
            "  impartial form 'cram[2,3] + kayles 5'",
            "  impartial form 'kayles 5' -o form.svg",
            "  impartial form 'kayles 8' --format dot"
        })
public final class FormCommand implements Callable<Integer>, Interruptible {
    private final Terminal terminal;

    @Mixin
    private PositionArgument position = new PositionArgument();

    @Mixin
    private Spending spending;

    @Mixin
    private PictureOutput output = new PictureOutput();

    public FormCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return "nothing was kept; with --seconds S or --budget N the search ends by itself and reports its progress";
    }

    @Override
    public Integer call() throws IOException {
        MisereForm form = Query.read(position.text(), GameLibrary.installed())
                .within(spending.budget())
                .form(new Solvers(terminal.progress()));
        if (output.asked()) {
            String title = position.text() + " (misère canonical form)";
            output.write(PictureOutput.drawn(() -> FormGraph.of(title, form)), terminal);
        }
        if (output.asked() && output.toStandardOutput()) {
            return ExitStatus.ANSWERED;
        }
        terminal.out()
                .println(form + "  genus " + form.genus() + "  birthday " + form.birthday() + "  " + form.outcome());
        return ExitStatus.ANSWERED;
    }
}
