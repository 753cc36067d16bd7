package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.command.option.ThreadsOption;
import org.impartial.cli.formal.RocqTheorems;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.Terminal;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.library.provider.ProviderCalls.ProviderException;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.ImpartialException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.impartial.proof.Segmented;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code verify}: checks a certificate of any kind from the rules alone. */
@Command(
        name = "verify",
        description = "Checks a certificate of any kind from the rules alone, without the engine that found it.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Exit status 0: accepted; 1: refused, with the first fact that fails; 75: neither, as a limit was reached.",
            "",
            "Examples:",
            "  impartial verify cram57.proof",
            "  impartial verify kayles.segments --segments 0,2-4 --threads 2",
            "  impartial verify cram57.proof --seconds 60",
            "  impartial verify cram57.proof -o cram57.v"
        })
public final class VerifyCommand implements Callable<Integer>, Interruptible {
    private final Terminal terminal;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "a certificate, such as prove writes")
    private Path file = Path.of("");

    @Option(
            names = "--segments",
            paramLabel = "LIST",
            description = "Check these segments alone of a proof in segments, such as 17,250-260 (default: all).")
    private Optional<String> segments = Optional.empty();

    @Option(
            names = {"-o", "--output", "--rocq"},
            paramLabel = "FILE.v",
            description =
                    "Write the accepted statement as a theorem of Rocq to FILE.v, for the checkers in the folder tools/formal.")
    private Optional<Path> rocq = Optional.empty();

    @Mixin
    private ThreadsOption threads = new ThreadsOption(1);

    @Mixin
    private Spending spending = new Spending();

    @Spec
    private CommandSpec spec;

    public VerifyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return "the certificate is neither accepted nor refused";
    }

    @Override
    public Integer call() throws IOException {
        if (file.toString().isEmpty()) {
            Misuse.require(spec, segments.isEmpty() && rocq.isEmpty(), "the file of a certificate is missing");
            spec.commandLine().usage(spec.commandLine().getOut());
            return ExitStatus.ANSWERED;
        }
        Meter meter = new Meter(spending.budget(), terminal.progress("facts"), () -> false);
        try {
            Verdict verdict = verdict(meter);
            terminal.say((verdict.accepted() ? "accepted: " : "refused: ") + verdict.reason());
            if (verdict.accepted() && rocq.isPresent()) {
                RocqTheorems.write(Certificates.read(file, meter), rocq.get());
                terminal.say("theorem: " + rocq.get());
            }
            return verdict.accepted() ? ExitStatus.ANSWERED : ExitStatus.SOME_ERRORS;
        } catch (StoppedException | BeyondRangeException | ProviderException stopped) {
            return undecided(stopped);
        } catch (OutOfMemoryError error) {
            return undecided(meter.exhausted(error));
        }
    }

    private int undecided(ImpartialException stopped) {
        terminal.complain(file + " is neither accepted nor refused: " + stopped.getMessage());
        return ExitStatus.STOPPED;
    }

    private Verdict verdict(Meter meter) throws IOException {
        try {
            Certificate certificate = Certificates.read(file, meter);
            if (certificate instanceof Segmented parts) {
                return parts.check(chosen(parts), threads.count(), meter);
            }
            Misuse.require(
                    spec,
                    segments.isEmpty() && threads.count() == 1,
                    file + " is not a proof in segments; omit --segments and --threads");
            return Certificates.check(certificate, meter);
        } catch (CertificateException refusal) {
            return Verdict.refused(0, refusal.getMessage());
        }
    }

    private Set<Integer> chosen(Segmented parts) {
        threads.check();
        Set<Integer> chosen = new TreeSet<>();
        String all = "0-" + (parts.segments() - 1);
        for (String range : segments.orElse(all).split(",", -1)) {
            Misuse.require(
                    spec,
                    range.matches("[0-9]{1,8}(-[0-9]{1,8})?"),
                    "--segments is a list of numbers and ranges, such as 17,250-260, not " + range);
            String[] ends = range.split("-", -1);
            int first = Integer.parseInt(ends[0]);
            int last = Integer.parseInt(ends[ends.length - 1]);
            Misuse.require(spec, first <= last, "a range of --segments begins with its least number, unlike " + range);
            Misuse.require(
                    spec,
                    last < parts.segments(),
                    "the segments are 0 to " + (parts.segments() - 1) + ", and not " + last);
            IntStream.rangeClosed(first, last).forEach(chosen::add);
        }
        return chosen;
    }
}
