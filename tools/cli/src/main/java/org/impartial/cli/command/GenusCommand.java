package org.impartial.cli.command;

import java.util.List;
import java.util.stream.IntStream;
import org.impartial.cli.command.option.QuotientSeconds;
import org.impartial.cli.command.option.Subcommand;
import org.impartial.cli.io.LineBreaks;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.json.question.OneHeap;
import org.impartial.json.question.Quotients;
import org.impartial.json.request.MisereRequests;
import org.impartial.solve.theory.form.Genera;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code genus}: normal and misère Grundy values of the heaps of a game. */
@Command(name = "genus")
public final class GenusCommand extends Subcommand {
    @Parameters(paramLabel = "GAME", completionCandidates = GameNames.class)
    private String game = "";

    @Option(names = "--to", paramLabel = "N")
    private int to = 12;

    @Mixin
    private QuotientSeconds seconds = new QuotientSeconds();

    @Option(names = "--json")
    private boolean json;

    @Override
    protected void answer() {
        require(to >= 0 && to <= Quotients.GREATEST_HEAP, "--to is from 0 to " + Quotients.GREATEST_HEAP);
        seconds.check();
        HeapGame heaps = OneHeap.of(GameLibrary.installed().ruleset(game));
        Genera genera = Genera.of(heaps, seconds.meter(terminal().progress("genera")));
        if (json) {
            terminal().println(MisereRequests.answer(genera, heaps, to));
            return;
        }
        List<String> words = IntStream.range(0, to)
                .mapToObj(heap -> genera.of(heaps.at(heap)).toString())
                .toList();
        LineBreaks.rows("genus", words, terminal().width()).forEach(terminal().out()::println);
    }
}
