package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.Terminal;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.proof.Certificate.CertificateException;
import org.impartial.core.proof.Certificate.Verdict;
import org.impartial.core.proof.Certificates;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code verify}: checks a certificate of any kind from the rules alone. */
@Command(
        name = "verify",
        description = "Checks a certificate of any kind from the rules alone, without the engine that found it.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Exit status 0: accepted; 1: refused, with the first fact that fails.",
            "",
            "Example:",
            "  impartial verify cram57.proof"
        })
public final class VerifyCommand implements Callable<Integer>, Interruptible {
    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "what prove wrote")
    private Path file = Path.of("");

    public VerifyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return "the certificate is neither accepted nor refused";
    }

    @Override
    public Integer call() throws IOException {
        Verdict verdict = verdict();
        terminal.say((verdict.accepted() ? "accepted: " : "refused: ") + verdict.reason());
        return verdict.accepted() ? ExitStatus.ANSWERED : ExitStatus.SOME_ERRORS;
    }

    private Verdict verdict() throws IOException {
        try {
            return Certificates.read(file).check(new Meter(Budget.unlimited(), terminal.progress(), () -> false));
        } catch (CertificateException refusal) {
            return Verdict.refused(0, refusal.getMessage());
        }
    }
}
