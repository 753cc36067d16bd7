package org.impartial.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.GameNames;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.option.QuotientSeconds;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.text.PhiTable;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.json.question.OneHeap;
import org.impartial.json.question.Quotients;
import org.impartial.json.request.MisereRequests;
import org.impartial.solve.theory.tame.Genera;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code genus}: normal and misère Grundy values of the heaps of a game. */
@Command(
        name = "genus",
        description =
                "Prints the genus of each heap: its Grundy value, and its misère Grundy values in sums with Nim heaps of 2.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial genus 'octal[0.77]' --to 12",
            "  impartial genus 'octal[0.77]' --to 12 --json"
        })
public final class GenusCommand implements Callable<Integer>, Interruptible {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = GameNames.class,
            description = "a game on one heap with its parameters, such as octal[0.77]")
    private String game = "";

    @Option(names = "--to", paramLabel = "N", description = "the number of heaps, 0 to N - 1 (${DEFAULT-VALUE})")
    private int to = 12;

    @Mixin
    private QuotientSeconds seconds = new QuotientSeconds();

    @Option(names = "--json", description = "Print one line of JSON, as solve --jsonl answers.")
    private boolean json;

    public GenusCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return "nothing was kept; --to N requests fewer heaps";
    }

    @Override
    public Integer call() {
        Misuse.require(spec, to >= 0 && to <= Quotients.GREATEST_HEAP, "--to is from 0 to " + Quotients.GREATEST_HEAP);
        seconds.check();
        HeapGame heaps = OneHeap.of(GameLibrary.installed().ruleset(game));
        Genera genera = Genera.of(heaps, seconds.meter(terminal.progress("genera")));
        if (json) {
            terminal.out().println(MisereRequests.answer(genera, heaps, to));
            return ExitStatus.ANSWERED;
        }
        List<String> words = new ArrayList<>();
        for (int heap = 0; heap < to; heap++) {
            words.add(genera.of(heaps.at(heap)).toString());
        }
        PhiTable.rows("genus", words, terminal.width()).forEach(terminal.out()::println);
        return ExitStatus.ANSWERED;
    }
}
