package org.impartial.cli.command.picture;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.PositionArgument;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.Terminal;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Method;
import org.impartial.core.library.Survey;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.SolverChoice;
import org.impartial.json.question.Solvers;
import org.impartial.picture.Picture;
import org.impartial.picture.drawing.Drawing;
import org.impartial.solve.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code draw}: a drawing of a position. */
@Command(
        name = "draw",
        description = "Draws a position as heaps, coins, a board or a bush.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial draw nim 3 5 7",
            "  impartial draw 'cram[4,5] [1,1] [1,2]' -o cram.svg",
            "  impartial draw 'chomp[3,4] 4 4 4' --map -o chomp.svg",
            "  impartial draw 'hackenbush [0,1] [1,2] [2,0] [2,3]' -o bush.png",
            "  impartial draw 'pirates[100] 5' -o pirates.svg",
            "  impartial draw 'chomp[3,4] 4 4 2 + nim 5' > sum.svg"
        })
public final class DrawCommand implements Callable<Integer>, Interruptible {
    private final Terminal terminal;

    @Mixin
    private PositionArgument position = new PositionArgument();

    @Option(
            names = "--map",
            description = "Mark each place by its first moves: + where one of them wins, - where all lose.")
    private boolean map;

    @Mixin
    private TitleOption title = new TitleOption();

    @Mixin
    private Spending spending = new Spending();

    @Mixin
    private PictureOutput output = new PictureOutput();

    public DrawCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return "no picture was drawn";
    }

    @Override
    public Integer call() throws IOException {
        String text = position.position();
        output.write(PictureOutput.drawn(() -> picture(text)), terminal);
        return ExitStatus.ANSWERED;
    }

    private Picture picture(String text) {
        Optional<Survey> survey = position.read(GameLibrary.installed()::survey);
        String above = title.orElse(text);
        return survey.isPresent()
                ? Drawing.of(above, text.strip().split("[^\\w-]", 2)[0], answer(survey.get()))
                        .orElseThrow(() -> new NotationException(
                                "the answer about many positions is not drawn; name one position, or use solve"))
                : map ? map(above, text) : Drawing.of(above, position.read().position());
    }

    private Picture map(String above, String text) {
        Solver solver = Solver.of(GameLibrary.installed().play(text))
                .within(spending.budget())
                .progress(terminal.progress());
        return Drawing.firstMoves(
                above, position.read().position(), move -> solver.outcome(move.result()) == Outcome.P);
    }

    private Datum.Fields answer(Survey survey) {
        return survey.answer(
                Method.AUTO, new Solvers(terminal.progress()).inquiry(SolverChoice.AUTO, spending.budget()));
    }
}
