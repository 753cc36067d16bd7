package org.impartial.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.picture.GameGraph;
import org.impartial.picture.LabelledGraph;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code graph}: everything that can be reached from a position. */
@Command(
        name = "graph",
        description = "Draws all that can be reached from a position, with outcomes, in rows by remoteness or value.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial graph nim 2 3 -o nim.svg",
            "  impartial graph kayles 6 --by grundy --format dot | dot -Tpdf > kayles.pdf",
            "  impartial graph 'cram[2,3]' --play misere -o cram.svg"
        })
final class GraphCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "POSITION",
            completionCandidates = GameNames.class,
            description = "GAME[PARAMS] POSITION, sums joined by +")
    private List<String> words = List.of();

    @Option(names = "--by", paramLabel = "RANK", description = "${COMPLETION-CANDIDATES} (default: remoteness)")
    private GameGraph.Rank rank = GameGraph.Rank.REMOTENESS;

    @Option(names = "--play", description = "normal or misere (default: normal, but misere for misere-nim and notakto)")
    private Optional<Convention> play = Optional.empty();

    @Option(names = "--limit", defaultValue = "2000", description = "most positions to list (${DEFAULT-VALUE})")
    private int limit = 2000;

    @Option(names = "--title", description = "what stands above (default: the position)")
    private Optional<String> title = Optional.empty();

    @Mixin
    private PictureOutput output = new PictureOutput();

    GraphCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Misuse.refuseOptions(spec, words);
        String text = String.join(" ", words);
        GameLibrary library = GameLibrary.installed();
        Convention convention = play.orElseGet(() -> library.play(text));
        Position start = library.read(text).position();
        LabelledGraph graph = PictureOutput.drawn(
                () -> GameGraph.of(start, convention, limit).labelled(name(text, convention), rank));
        output.write(graph, terminal);
        return ImpartialCommand.ANSWERED;
    }

    private String name(String text, Convention convention) {
        return title.orElse(text + (convention == Convention.MISERE ? " (misère play)" : ""));
    }
}
