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
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameLibrary;
import org.impartial.json.question.Query;
import org.impartial.json.question.Solvers;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code prove}: an independently checkable proof of the value of a position. */
@Command(
        name = "prove",
        description = "Finds the Grundy value of a position, or its misère outcome, and writes a proof that others can"
                + " check.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial prove 'cram[5,7]' --to cram57.proof",
            "  impartial prove 'kayles 5 9' --play misere --to kayles.proof",
            "  impartial prove 'cram[5,7]' --play misere --to misere57.proof",
            "  impartial prove sprouts 5 --outcome --to sprouts5.book",
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
            description = "output file; compressed if the name ends in .gz")
    private Path file = Path.of("");

    @Mixin
    private PlayOption play = new PlayOption();

    @Option(
            names = "--table",
            paramLabel = "FILE",
            description = "continue from the table in FILE if it exists, and save the table of this search to it")
    private Optional<Path> table = Optional.empty();

    @Option(
            names = "--outcome",
            description =
                    "Prove only who wins, by fewer facts: the file proves that the position, or an option of it, is lost.")
    private boolean outcome;

    @Mixin
    private Spending spending;

    @Spec
    private CommandSpec spec;

    public ProveCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return "no proof was written; with --seconds S --table FILE a search that stops leaves its table, and the same command"
                + " continues from it";
    }

    @Override
    public Integer call() throws IOException {
        Query question = position.read(text -> Query.read(text, GameLibrary.installed()))
                .under(play.given())
                .within(spending.budget());
        if (outcome && (table.isPresent() || question.convention() == Convention.MISERE)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--outcome requires normal play without --table; in misère play the outcome is proved in any case");
        }
        Solvers solvers = new Solvers(terminal.progress(question.unit()));
        Certificate proof = outcome ? question.proofOfOutcome(solvers) : question.proof(solvers, table);
        Certificates.write(proof, file);
        terminal.say(proof.statement());
        terminal.say(proof.size() + " facts are in " + file + "; impartial verify " + file + " checks them");
        return ExitStatus.ANSWERED;
    }
}
