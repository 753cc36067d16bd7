package org.impartial.cli.command.picture;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.GameNames;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Terminal;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.picture.Drawing;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code draw}: a position as what it is. */
@Command(
        name = "draw",
        description = "Draws a position as what it is: heaps, coins, a board, a bush.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial draw 'cram[4,5] [1,1] [1,2]' -o cram.svg",
            "  impartial draw 'hackenbush [0,1] [1,2] [2,0] [2,3]' -o bush.png",
            "  impartial draw 'chomp[3,4] 4 4 2 + nim 5' > sum.svg"
        })
public final class DrawCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "POSITION",
            completionCandidates = GameNames.class,
            description = "GAME[PARAMS] POSITION, sums joined by +")
    private List<String> words = List.of();

    @Option(names = "--title", description = "what stands above (default: the position)")
    private Optional<String> title = Optional.empty();

    @Mixin
    private PictureOutput output = new PictureOutput();

    public DrawCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Misuse.refuseOptions(spec, words);
        String text = String.join(" ", words);
        Position position = GameLibrary.installed().read(text).position();
        output.write(PictureOutput.drawn(() -> Drawing.of(title.orElse(text), position)), terminal);
        return ExitStatus.ANSWERED;
    }
}
