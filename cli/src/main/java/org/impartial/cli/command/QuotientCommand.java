package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.question.OneHeap;
import org.impartial.cli.question.Quotients;
import org.impartial.cli.text.PhiTable;
import org.impartial.cli.text.QuotientReport;
import org.impartial.core.game.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.proof.Certificate;
import org.impartial.core.proof.Certificates;
import org.impartial.core.theory.misere.MisereQuotient;
import org.impartial.core.theory.misere.QuotientConstruction.QuotientSearch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quotient}: the misère quotient of a heap game, or of all that can be reached from a position. */
@Command(
        name = "quotient",
        description = "Builds the misere quotient of a heap game or of a position, and verifies it.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial quotient 'octal[0.77]'",
            "  impartial quotient 'octal[0.07]' --heaps 31 --seconds 60",
            "  impartial quotient 'octal[0.75]' --table",
            "  impartial quotient 'octal[0.77]' --to kayles.proof",
            "  impartial verify kayles.proof",
            "  impartial quotient 'hackenbush [0,1] [1,2] [2,0] [2,3]'"
        })
public final class QuotientCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "GAME",
            description = "a game on one heap with its parameters, such as octal[0.77], or any position")
    private List<String> words = List.of();

    @Option(names = "--heaps", paramLabel = "N", description = "the greatest heap to verify (${DEFAULT-VALUE})")
    private int heaps = Quotients.DEFAULT_HEAPS;

    @Option(names = "--seconds", paramLabel = "S", description = "how long to build at most (${DEFAULT-VALUE})")
    private int seconds = Quotients.DEFAULT_SECONDS;

    @Option(names = "--table", description = "Print the multiplication table too.")
    private boolean table;

    @Option(names = "--verify", description = "Prove the finished quotient once more, from the rules alone.")
    private boolean verify;

    @Option(
            names = "--to",
            paramLabel = "FILE",
            description = "write a certificate that others can check; compressed if the name ends in .gz")
    private Optional<Path> file = Optional.empty();

    public QuotientCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Misuse.refuseOptions(spec, words);
        if (heaps < 0 || heaps > Quotients.GREATEST_HEAP || seconds < 1) {
            throw new ParameterException(
                    spec.commandLine(), "--heaps is from 0 to " + Quotients.GREATEST_HEAP + " and --seconds 1 or more");
        }
        Meter effort = Quotients.meter(Budget.unlimited(), seconds, terminal.progress());
        QuotientReport report = words.size() == 1 ? ofHeaps(effort) : ofPosition(effort);
        terminal.out().println(report.text());
        if (table) {
            terminal.out().println(report.table());
        }
        if (verify) {
            terminal.out().println(report.verdict());
        }
        if (file.isPresent()) {
            write(report.quotient(), file.get());
        }
        return ExitStatus.ANSWERED;
    }

    private void write(MisereQuotient quotient, Path to) throws IOException {
        Certificate certificate = Quotients.certificate(quotient);
        Certificates.write(certificate, to);
        terminal.out()
                .println(certificate.size() + " facts are in " + to + "; impartial verify " + to + " checks them");
    }

    private QuotientReport ofHeaps(Meter effort) {
        HeapGame game = OneHeap.of(GameLibrary.installed().ruleset(words.get(0)));
        QuotientSearch search = QuotientSearch.of(game, heaps, effort);
        MisereQuotient quotient = search.quotient();
        return new QuotientReport(game.name(), quotient, search.stopped(), PhiTable.of(quotient));
    }

    private QuotientReport ofPosition(Meter effort) {
        String text = String.join(" ", words);
        QuotientSearch search =
                QuotientSearch.of(List.of(GameLibrary.installed().read(text).position()), effort);
        return new QuotientReport(text, search.quotient(), search.stopped(), List.of());
    }
}
