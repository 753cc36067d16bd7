package org.impartial.cli.command.picture;

import java.io.IOException;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.PositionArgument;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.Terminal;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.picture.graph.LabelledGraph;
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
            "  impartial graph kayles 6 --by grundy --format dot | dot -Tpdf > kayles.pdf",
            "  impartial graph 'cram[2,3]' --play misere -o cram.svg"
        })
public final class GraphCommand implements Callable<Integer>, Interruptible {
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
            defaultValue = "2000",
            description = "greatest number of positions to list (default: ${DEFAULT-VALUE})")
    private int limit = 2000;

    @Mixin
    private TitleOption title = new TitleOption();

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
        Meter meter = new Meter(Budget.unlimited(), terminal.progress("positions", OptionalLong.empty()), () -> false);
        LabelledGraph graph = PictureOutput.drawn(
                () -> PositionGraph.of(start, convention, limit, meter).labelled(name(text, convention), rank));
        output.write(graph, terminal);
        return ExitStatus.ANSWERED;
    }

    private String name(String text, Convention convention) {
        return title.orElse(text + (convention == Convention.MISERE ? " (misère play)" : ""));
    }
}
