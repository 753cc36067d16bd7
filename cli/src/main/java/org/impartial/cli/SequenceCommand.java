package org.impartial.cli;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.impartial.core.game.GameLibrary;
import org.impartial.core.solve.Budget;
import org.impartial.core.solve.Effort;
import org.impartial.core.solve.sequence.GrundySequence;
import org.impartial.core.solve.sequence.Period;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code sequence}: Grundy values of a heap game, and its period with the proof. */
@Command(
        name = "sequence",
        description = "Prints the Grundy values of a heap game, or proves its period.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial sequence octal[0.77] --to 100",
            "  impartial sequence octal[0.165] --period",
            "  impartial sequence grundys-game --to 1000 --bfile"
        })
final class SequenceCommand implements Callable<Integer> {
    private static final int PER_LINE = 20;
    private static final int LONGEST = Integer.MAX_VALUE - 8;
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAME", description = "a game on one heap with its parameters, such as octal[0.77]")
    private String game = "";

    @Option(names = "--to", paramLabel = "N", description = "how many values, G(0) to G(N - 1)")
    private Optional<Integer> to = Optional.empty();

    @Option(
            names = "--period",
            description =
                    "Compute until a period is proved, at most to N; print it with its proof instead of the values.")
    private boolean period;

    @Option(names = "--bfile", description = "Print one \"n G(n)\" a line, as the OEIS does.")
    private boolean bfile;

    SequenceCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        if (to.isEmpty() && !period) {
            throw new ParameterException(spec.commandLine(), "say how many values: --to N, or --period");
        }
        int length = to.orElse(LONGEST);
        if (length < 0 || length > LONGEST) {
            throw new ParameterException(spec.commandLine(), "--to is from 0 to " + LONGEST);
        }
        GrundySequence sequence = GrundySequence.of(
                SequenceRequests.heapGame(GameLibrary.installed().ruleset(game)));
        Effort effort = new Effort(Budget.unlimited(), terminal.progress(), () -> false);
        if (period) {
            sequence.periodWithin(length, effort);
            terminal.out().println(proof(sequence));
        } else {
            sequence.to(length, effort);
        }
        if (bfile) {
            sequence.writeBFile(0, length, terminal.out());
        } else if (!period) {
            printRows(sequence, length);
        }
        return ImpartialCommand.ANSWERED;
    }

    private static String proof(GrundySequence sequence) {
        Optional<Period> found = sequence.period();
        if (found.isEmpty()) {
            return sequence.game().name() + ": no period is proved up to " + sequence.computed()
                    + sequence.observed().map(o -> "; " + o).orElse("");
        }
        Period proved = found.get();
        return sequence.game().name() + ": period " + proved.period() + " from " + proved.preperiod()
                + (proved.saltus() == 0 ? "" : ", saltus " + proved.saltus()) + "\nproved: " + proved.certificate();
    }

    private void printRows(GrundySequence sequence, int length) {
        Optional<Greatest> greatest = Greatest.of(sequence, length);
        int width = greatest.map(g -> Long.toString(g.value()).length()).orElse(1);
        int heads = Integer.toString(length).length();
        for (int from = 0; from < length; from += PER_LINE) {
            String row = sequence.stream(from, Math.min(length, from + PER_LINE))
                    .mapToObj(value -> pad(value, width))
                    .collect(Collectors.joining(" "));
            terminal.out().println(pad(from, heads) + ": " + row);
        }
        greatest.ifPresent(g -> terminal.out().println("greatest value " + g.value() + ", first at " + g.at()));
        sequence.period().ifPresent(p -> terminal.out().println(proof(sequence)));
    }

    private static String pad(long value, int width) {
        String text = Long.toString(value);
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
