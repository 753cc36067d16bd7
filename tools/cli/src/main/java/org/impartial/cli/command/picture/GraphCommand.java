package org.impartial.cli.command.picture;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.PositionArgument;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.Terminal;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.picture.graph.PositionGraph;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code graph}: everything that can be reached from a position. */
@Command(
        name = "graph",
        description = "Draws all that can be reached from a position, with outcomes, in rows by remoteness or value.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial graph nim 2 3",
            "  impartial graph nim 2 3 -o nim.svg",
            "  impartial graph nim 3 5 7 --best -o plan.svg",
            "  impartial graph kayles 6 --by grundy --format dot | dot -Tpdf > kayles.pdf",
            "  impartial graph 'cram[2,3]' --play misere -o cram.svg"
        })
public final class GraphCommand implements Callable<Integer>, Interruptible {
    private static final int LISTED = 2000;

    private final Terminal terminal;

    @Mixin
    private PositionArgument position = new PositionArgument();

    @Option(names = "--by", paramLabel = "RANK", description = "${COMPLETION-CANDIDATES} (default: remoteness)")
    private PositionGraph.Rank rank = PositionGraph.Rank.REMOTENESS;

    @Mixin
    private PlayOption play = new PlayOption();

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "greatest number of positions to list (default: 2000; 100000 with --best)")
    private Optional<Integer> limit = Optional.empty();

    @Option(
            names = "--best",
            description = "Draw only one winning move from each N-position, and all moves from the others.")
    private boolean best;

    @Mixin
    private TitleOption title = new TitleOption();

    @Mixin
    private Spending spending = new Spending();

    @Mixin
    private PictureOutput output = new PictureOutput();

    public GraphCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return "no graph was drawn; a smaller position has fewer positions to list, and --limit N refuses more than N";
    }

    @Override
    public Integer call() throws IOException {
        String text = position.position();
        Convention convention = play.of(text);
        Position start = position.read().position();
        Meter meter = new Meter(spending.budget(), terminal.progress("positions", OptionalLong.empty()), () -> false);
        int most = limit.orElse(best ? PositionGraph.MOST : LISTED);
        try {
            PositionGraph graph = PositionGraph.of(start, convention, most, meter);
            String name = name(text, convention);
            output.write(best ? graph.best(name, rank) : graph.labelled(name, rank), terminal);
            return ExitStatus.ANSWERED;
        } catch (IllegalArgumentException refused) {
            if (position.isExample() && !best) {
                best = true;
                return call();
            }
            throw new NotationException(refused.getMessage()
                    + (best ? "" : "; --best draws one winning move from each position, and --limit N lists more"));
        }
    }

    private String name(String text, Convention convention) {
        return title.orElse(text + (convention == Convention.MISERE ? " (misère play)" : ""));
    }
}
