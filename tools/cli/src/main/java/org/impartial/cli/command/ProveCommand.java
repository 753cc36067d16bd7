package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.PositionSubcommand;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.command.option.ThreadsOption;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.json.question.Query;
import org.impartial.json.question.Solvers;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;
import org.impartial.solve.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code prove}: an independently checkable proof of the value of a position. */
@Command(name = "prove")
public final class ProveCommand extends PositionSubcommand {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE")
    private Optional<Path> file = Optional.empty();

    @Mixin
    private PlayOption play = new PlayOption();

    @Option(names = "--checkpoint", paramLabel = "FILE")
    private Optional<Path> checkpoint = Optional.empty();

    @Option(names = "--outcome")
    private boolean outcome;

    @Option(names = "--together", paramLabel = "FOLDER")
    private Optional<Path> folder = Optional.empty();

    @Option(names = "--thin")
    private boolean thin;

    @Mixin
    private ThreadsOption threads = new ThreadsOption(1);

    @Mixin
    private Spending spending;

    @Override
    protected String kept(String usual) {
        return folder.map(named -> "no proof was written; the facts found are in " + named
                        + ", and the same command continues from them")
                .orElse(usual);
    }

    @Override
    protected void answer() throws IOException {
        Query question = position.read(text -> Query.read(text, GameLibrary.installed()))
                .under(play.given())
                .within(spending.budget());
        require(
                !outcome || (checkpoint.isEmpty() && question.convention() == Convention.NORMAL),
                "--outcome requires normal play without --checkpoint; in misère play the outcome is proved in any case");
        require(
                !thin || (folder.isPresent() && question.convention() == Convention.NORMAL),
                "--thin requires --together FOLDER and normal play; leave it out");
        threads.check();
        require(
                folder.isPresent() ? checkpoint.isEmpty() : threads.count() == 1,
                folder.isPresent()
                        ? "--together keeps facts in its folder; leave --checkpoint out"
                        : "--threads requires --together FOLDER; the threads share tables, processes share the folder");
        Solvers solvers = new Solvers(terminal().progress(question.unit()));
        Certificate proof = proof(question, solvers);
        terminal().say(proof.statement());
        if (file.isEmpty()) {
            terminal().say("proved by " + proof.size() + " facts; -o FILE writes them");
            return;
        }
        Path to = file.get();
        Certificates.write(proof, to);
        terminal().say(proof.size() + " facts are in " + to + "; impartial verify " + to + " checks them");
    }

    private Certificate proof(Query question, Solvers solvers) throws IOException {
        Solver solver = question.solver(solvers);
        Position start = question.position("a proof is of");
        if (folder.isPresent()) {
            return solver.proveTogether(start, folder.get(), threads.count(), !outcome, thin);
        }
        return outcome
                ? solver.proveOutcome(start)
                : checkpoint.isPresent() ? solver.prove(start, checkpoint.get()) : solver.prove(start);
    }
}
