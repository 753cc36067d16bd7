package org.impartial.cli.command.picture;

import java.io.IOException;
import java.util.Optional;
import org.impartial.cli.command.option.PositionArgument;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Method;
import org.impartial.core.library.Survey;
import org.impartial.core.notation.NotationException;
import org.impartial.picture.Picture;
import org.impartial.picture.drawing.Drawing;
import org.impartial.solve.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code draw}: a drawing of a position. */
@Command(name = "draw")
public final class DrawCommand extends PictureSubcommand {
    @Mixin
    private PositionArgument position = new PositionArgument();

    @Option(names = "--map")
    private boolean map;

    @Override
    protected void answer() throws IOException {
        String text = position.position();
        output.write(PictureOutput.drawn(() -> picture(text)), terminal());
    }

    private Picture picture(String text) {
        Optional<Survey> survey = position.read(GameLibrary.installed()::survey);
        String above = titleOr(text);
        if (survey.isEmpty()) {
            return map ? map(above, text) : Drawing.of(above, position.read().position());
        }
        String game = text.strip().split("[^\\w-]", 2)[0];
        return Drawing.of(above, game, survey.get().answer(Method.AUTO, spending.inquiry(terminal())))
                .orElseThrow(() -> new NotationException(
                        "the answer about many positions is not drawn; name one position, or use solve"));
    }

    private Picture map(String above, String text) {
        Solver solver = Solver.of(GameLibrary.installed().play(text))
                .within(spending.budget())
                .progress(terminal().progress());
        return Drawing.firstMoves(above, position.read().position(), move -> solver.outcome(move.result()));
    }
}
