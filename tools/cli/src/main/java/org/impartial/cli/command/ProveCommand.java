package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.PositionArgument;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.command.option.ThreadsOption;
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
        description = "Proves the Grundy value of a position, or its misère outcome, so that others can check it.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial prove 'cram[3,4]'",
            "  impartial prove 'cram[5,7]' -o cram57.proof",
            "  impartial prove 'kayles 5 9' --play misere -o kayles.proof",
            "  impartial prove 'cram[5,7]' --play misere -o misere57.proof",
            "  impartial prove sprouts 5 --outcome -o sprouts5.book",
            "  impartial prove 'cram[5,7]' --together facts -o cram57.proof",
            "  impartial verify cram57.proof"
        })
public final class ProveCommand implements Callable<Integer>, Interruptible {
    private final Terminal terminal;

    @Mixin
    private PositionArgument position = new PositionArgument();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write the proof to FILE; compressed if the name ends in .gz.")
    private Optional<Path> file = Optional.empty();

    @Mixin
    private PlayOption play = new PlayOption();

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "continue from the table in FILE if it exists, and save the table of this search to it")
    private Optional<Path> checkpoint = Optional.empty();

    @Option(
            names = "--outcome",
            description =
                    "Prove only who wins, by fewer facts: the file proves that the position, or an option of it, is lost.")
    private boolean outcome;

    @Option(
            names = "--together",
            paramLabel = "FOLDER",
            description = "share the search with all processes that run this command with FOLDER, on any machines: each"
                    + " adds the facts it finds and uses those of the others; all may stop, be killed and start again")
    private Optional<Path> folder = Optional.empty();

    @Option(
            names = "--thin",
            description = "with --together, remove redundant facts from the finished proof, some 4 to 10 in a hundred")
    private boolean thin;

    @Mixin
    private ThreadsOption threads = new ThreadsOption(1);

    @Mixin
    private Spending spending;

    @Spec
    private CommandSpec spec;

    public ProveCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return folder.map(named -> "no proof was written; the facts found are in " + named
                        + ", and the same command continues from them")
                .orElse(
                        "no proof was written; with --seconds S --checkpoint FILE a search that stops leaves its table, and the"
                                + " same command continues from it; with --together FOLDER it may be interrupted at any time");
    }

    @Override
    public Integer call() throws IOException {
        Query question = position.read(text -> Query.read(text, GameLibrary.installed()))
                .under(play.given())
                .within(spending.budget());
        if (outcome && (checkpoint.isPresent() || question.convention() == Convention.MISERE)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--outcome requires normal play without --checkpoint; in misère play the outcome is proved in any case");
        }
        if (thin && (folder.isEmpty() || question.convention() == Convention.MISERE)) {
            throw new ParameterException(
                    spec.commandLine(), "--thin requires --together FOLDER and normal play; leave it out");
        }
        threads.check();
        if (folder.isPresent() ? checkpoint.isPresent() : threads.count() > 1) {
            throw new ParameterException(
                    spec.commandLine(),
                    folder.isPresent()
                            ? "--together keeps facts in its folder; leave --checkpoint out"
                            : "--threads requires --together FOLDER; the threads share tables, processes share the folder");
        }
        Solvers solvers = new Solvers(terminal.progress(question.unit()));
        Certificate proof = proof(question, solvers);
        terminal.say(proof.statement());
        if (file.isEmpty()) {
            terminal.say("proved by " + proof.size() + " facts; -o FILE writes them");
            return ExitStatus.ANSWERED;
        }
        Path to = file.get();
        Certificates.write(proof, to);
        terminal.say(proof.size() + " facts are in " + to + "; impartial verify " + to + " checks them");
        return ExitStatus.ANSWERED;
    }

    private Certificate proof(Query question, Solvers solvers) throws IOException {
        if (folder.isPresent()) {
            return question.proofTogether(solvers, folder.get(), threads.count(), !outcome, thin);
        }
        return outcome ? question.proofOfOutcome(solvers) : question.proof(solvers, checkpoint);
    }
}
