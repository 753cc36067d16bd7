package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.command.option.Subcommand;
import org.impartial.cli.command.option.ThreadsOption;
import org.impartial.cli.formal.RocqTheorems;
import org.impartial.cli.io.ExitStatus;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.library.provider.ProviderCalls.ProviderException;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.ImpartialException;
import org.impartial.core.notation.NotationException;
import org.impartial.json.request.ProofRequests;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.impartial.proof.Segmented;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code verify}: checks a certificate of any kind from the rules alone. */
@Command(name = "verify")
public final class VerifyCommand extends Subcommand {
    @Parameters(arity = "0..1", paramLabel = "FILE")
    private Path file = Path.of("");

    @Option(names = "--segments", paramLabel = "LIST")
    private Optional<String> segments = Optional.empty();

    @Option(
            names = {"-o", "--output", "--rocq"},
            paramLabel = "FILE.v")
    private Optional<Path> rocq = Optional.empty();

    @Mixin
    private ThreadsOption threads = new ThreadsOption(1);

    @Mixin
    private Spending spending = new Spending();

    @Override
    public Integer call() throws IOException {
        if (file.toString().isEmpty()) {
            require(segments.isEmpty() && rocq.isEmpty(), "the file of a certificate is missing");
            usage();
            return ExitStatus.ANSWERED;
        }
        Meter meter = spending.meter(terminal().progress("facts"));
        try {
            Verdict verdict = verdict(meter);
            terminal().say((verdict.accepted() ? "accepted: " : "refused: ") + verdict.reason());
            if (verdict.accepted() && rocq.isPresent()) {
                RocqTheorems.write(Certificates.read(file, meter), rocq.get());
                terminal().say("theorem: " + rocq.get());
            }
            return verdict.accepted() ? ExitStatus.ANSWERED : ExitStatus.SOME_ERRORS;
        } catch (StoppedException | BeyondRangeException | ProviderException stopped) {
            return undecided(stopped);
        } catch (OutOfMemoryError error) {
            return undecided(meter.exhausted(error));
        }
    }

    private int undecided(ImpartialException stopped) {
        terminal().complain(file + " is neither accepted nor refused: " + stopped.getMessage());
        return ExitStatus.STOPPED;
    }

    private Verdict verdict(Meter meter) throws IOException {
        try {
            Certificate certificate = Certificates.read(file, meter);
            if (certificate instanceof Segmented parts) {
                return parts.check(chosen(parts), threads.count(), meter);
            }
            require(
                    segments.isEmpty() && threads.count() == 1,
                    file + " is not a proof in segments; omit --segments and --threads");
            return Certificates.check(certificate, meter);
        } catch (CertificateException refusal) {
            return Verdict.refused(0, refusal.getMessage());
        }
    }

    private Set<Integer> chosen(Segmented parts) {
        threads.check();
        try {
            return ProofRequests.segments(parts, segments.orElse("0-" + (parts.segments() - 1)));
        } catch (NotationException e) {
            throw misuse("--segments: " + e.getMessage());
        }
    }
}
