package org.impartial.cli.command.picture;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.PositionArgument;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.Terminal;
import org.impartial.core.game.Position;
import org.impartial.picture.drawing.Drawing;
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
            "  impartial draw 'cram[4,5] [1,1] [1,2]' -o cram.svg",
            "  impartial draw 'hackenbush [0,1] [1,2] [2,0] [2,3]' -o bush.png",
            "  impartial draw 'chomp[3,4] 4 4 2 + nim 5' > sum.svg"
        })
public final class DrawCommand implements Callable<Integer>, Interruptible {
    private final Terminal terminal;

    @Mixin
    private PositionArgument position = new PositionArgument();

    @Option(names = "--title", description = "the title (default:  the position)")
    private Optional<String> title = Optional.empty();

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
        String text = position.text();
        Position drawn = position.read().position();
        output.write(PictureOutput.drawn(() -> Drawing.of(title.orElse(text), drawn)), terminal);
        return ExitStatus.ANSWERED;
    }
}
