package org.impartial.cli.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.PositionSubcommand;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.io.ExitMessage;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.text.AnswerLines;
import org.impartial.cli.text.TextAnswer;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.json.JsonLines;
import org.impartial.json.question.Query;
import org.impartial.json.question.Solvers;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code solve}: one position for human readers, or requests in JSON for programs. */
@Command(name = "solve")
public final class SolveCommand extends PositionSubcommand {
    @Option(names = "--jsonl", arity = "0..1", fallbackValue = "-", paramLabel = "FILE")
    private Optional<String> jsonl = Optional.empty();

    @Mixin
    private PlayOption play = new PlayOption();

    @Option(names = "--solver", paramLabel = "NAME")
    private String solver = "auto";

    @Option(names = "--outcome")
    private boolean outcome;

    @Option(names = "--options")
    private boolean options;

    @Option(names = "--facts", paramLabel = "FILE")
    private Optional<Path> facts = Optional.empty();

    @Option(names = "--keep", paramLabel = "FILE")
    private Optional<Path> keep = Optional.empty();

    @Option(names = "--limit", paramLabel = "N")
    private int limit = 10;

    @Mixin
    private Spending spending;

    @Override
    protected String kept(String usual) {
        return jsonl.isPresent() ? "the answered lines are written, if the reader takes them" : usual;
    }

    @Override
    public Integer call() throws IOException {
        if (jsonl.isPresent()) {
            require(position.absent(), "--jsonl answers the requests of FILE; leave the position out");
            return converse(jsonl.get());
        }
        require(limit >= 0, "--limit is 0 or more, not " + limit);
        Query question = position.read(text -> Query.read(text, GameLibrary.installed()))
                .under(play.given())
                .using(Misuse.accepted(spec, () -> Strategy.named(solver)))
                .within(spending.budget())
                .knowing(facts);
        require(keep.isEmpty() || !outcome, "--keep keeps what proves the value; omit --outcome");
        AnswerLines lines = new AnswerLines(terminal(), question.unit());
        Solvers solvers = new Solvers(lines.progress());
        Ansi ansi = terminal().ansi();
        Optional<Outcome> winner = outcome ? question.outcome(solvers) : Optional.empty();
        if (winner.isPresent()) {
            Position position = question.position("the answer is about");
            lines.say(TextAnswer.outcome(position, winner.get(), question.convention(), ansi));
            return ExitStatus.ANSWERED;
        }
        Solver asked = question.solver(solvers);
        TextAnswer writer = new TextAnswer(limit, ansi, terminal().width(), spending.given(), options, asked, lines);
        return keep.isPresent()
                ? question.answerKeeping(keep.get(), solvers, writer)
                : question.answer(solvers, writer);
    }

    private int converse(String file) throws IOException {
        JsonLines lines = JsonLines.of(GameLibrary.installed(), terminal().progress());
        ExitMessage rest = new ExitMessage(terminal()::endOutput);
        try (BufferedReader in = file.equals("-") ? terminal().reader() : Files.newBufferedReader(Path.of(file))) {
            return lines.converse(in, terminal().out()) ? ExitStatus.ANSWERED : ExitStatus.SOME_ERRORS;
        } catch (NoSuchFileException e) {
            throw misuse("there is no file " + e.getMessage());
        } finally {
            rest.withdraw();
        }
    }
}
