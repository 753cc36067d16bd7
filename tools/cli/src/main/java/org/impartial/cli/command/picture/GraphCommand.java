package org.impartial.cli.command.picture;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.PositionArgument;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.picture.graph.PositionGraph;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code graph}: everything that can be reached from a position. */
@Command(name = "graph")
public final class GraphCommand extends PictureSubcommand {
    private static final int LISTED = 2000;

    @Mixin
    private PositionArgument position = new PositionArgument();

    @Option(names = "--by", paramLabel = "RANK")
    private PositionGraph.Rank rank = PositionGraph.Rank.REMOTENESS;

    @Mixin
    private PlayOption play = new PlayOption();

    @Option(names = "--limit", paramLabel = "N")
    private Optional<Integer> limit = Optional.empty();

    @Option(names = "--best")
    private boolean best;

    @Override
    protected void answer() throws IOException {
        String text = position.position();
        Convention convention = play.of(text);
        Position start = position.read().position();
        Meter meter = spending.meter(terminal().progress("positions", OptionalLong.empty()));
        int most = limit.orElse(best ? PositionGraph.MOST : LISTED);
        try {
            PositionGraph graph = PositionGraph.of(start, convention, most, meter);
            String name = titleOr(text + (convention == Convention.MISERE ? " (misère play)" : ""));
            output.write(best ? graph.best(name, rank) : graph.labelled(name, rank), terminal());
        } catch (IllegalArgumentException refused) {
            if (position.isExample() && !best) {
                best = true;
                answer();
                return;
            }
            throw new NotationException(refused.getMessage()
                    + (best ? "" : "; --best draws one winning move from each position, and --limit N lists more"));
        }
    }
}
