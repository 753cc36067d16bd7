package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.PositionArgument;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.question.Query;
import org.impartial.cli.question.Solvers;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.proof.Certificate;
import org.impartial.core.proof.Certificates;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code prove}: an independently checkable proof of the value of a position. */
@Command(
        name = "prove",
        description = "Finds the Grundy value of a position, or its misere outcome, and writes a proof that others can"
                + " check.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial prove 'cram[5,7]' --to cram57.proof",
            "  impartial prove 'kayles 5 9' --play misere --to kayles.proof",
            "  impartial prove 'cram[5,7]' --play misere --to misere57.proof",
            "  impartial verify cram57.proof"
        })
public final class ProveCommand implements Callable<Integer>, Interruptible {
    private final Terminal terminal;

    @Mixin
    private PositionArgument position = new PositionArgument();

    @Option(
            names = "--to",
            required = true,
            paramLabel = "FILE",
            description = "where to; compressed if the name ends in .gz")
    private Path file = Path.of("");

    @Mixin
    private PlayOption play = new PlayOption();

    @Option(
            names = "--table",
            paramLabel = "FILE",
            description = "go on from the table in FILE if it is there, and leave the table of this search in it")
    private Optional<Path> table = Optional.empty();

    @Mixin
    private Spending spending;

    public ProveCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return "no proof was written; with --seconds S --table FILE a search that stops leaves its table, and the same command"
                + " goes on from it";
    }

    @Override
    public Integer call() throws IOException {
        Query question = position.read(text -> Query.read(text, GameLibrary.installed()))
                .under(play.given())
                .within(spending.budget());
        Certificate proof = question.proof(new Solvers(terminal.progress(question.unit())), table);
        Certificates.write(proof, file);
        terminal.say(proof.statement());
        terminal.say(proof.size() + " facts are in " + file + "; impartial verify " + file + " checks them");
        return ExitStatus.ANSWERED;
    }
}
