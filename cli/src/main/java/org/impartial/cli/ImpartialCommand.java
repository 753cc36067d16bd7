package org.impartial.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.CycleException;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.NotationException;
import org.impartial.core.proof.CertificateException;
import org.impartial.core.solve.sequence.CheckpointException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The top of the {@code impartial} command. Without a subcommand it prints its help.
 *
 * <p>Exit status: 0 when the question was answered, 1 when some request was answered with an error, 2 when the arguments
 * were not understood, 70 for a fault of the program. Not safe for use by several threads; one run uses one instance.
 */
@Command(
        name = "impartial",
        description = "Solves impartial games: who wins, by which move, and why.",
        mixinStandardHelpOptions = true,
        versionProvider = BuildVersion.class)
public final class ImpartialCommand implements Runnable {
    static final int ANSWERED = 0;
    static final int SOME_ERRORS = 1;
    /** As programs end that fail inside, by the custom of sysexits. */
    static final int FAULT = 70;

    @Spec
    private CommandSpec spec;

    /** Makes the command; picocli fills its fields before it runs. */
    public ImpartialCommand() {}

    /**
     * Runs the command and ends the virtual machine with its exit status.
     *
     * @param args the words after the name of the command
     */
    public static void main(String[] args) {
        Terminal terminal = Terminal.standard();
        int status = commandLine(terminal).execute(args);
        terminal.out().flush();
        System.exit(status);
    }

    static CommandLine commandLine(Terminal terminal) {
        CommandLine command = new CommandLine(new ImpartialCommand())
                .addSubcommand(new SolveCommand(terminal))
                .addSubcommand(new SequenceCommand(terminal))
                .addSubcommand(new QuotientCommand(terminal))
                .addSubcommand(new GenusCommand(terminal))
                .addSubcommand(new ProveCommand(terminal))
                .addSubcommand(new VerifyCommand(terminal))
                .addSubcommand(new JudgeCommand(terminal))
                .addSubcommand(new GamesCommand(terminal))
                .addSubcommand(new ShowCommand(terminal))
                .addSubcommand(new PlayCommand(terminal))
                .addSubcommand(new PlotCommand(terminal))
                .addSubcommand(new GraphCommand(terminal))
                .addSubcommand(new DrawCommand(terminal));
        return command.setOut(terminal.out())
                .setErr(terminal.err())
                .setColorScheme(CommandLine.Help.defaultColorScheme(terminal.ansi()))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUnmatchedOptionsArePositionalParams(true)
                .setExecutionExceptionHandler(errors());
    }

    /** What is wrong with a question is told in a line; anything else is a fault of the program, and is called one. */
    private static IExecutionExceptionHandler errors() {
        return (fault, command, parsed) -> {
            if (fault instanceof NotationException
                    || fault instanceof UnansweredException
                    || fault instanceof FaultyRulesException
                    || fault instanceof StoppedException
                    || fault instanceof CycleException
                    || fault instanceof CheckpointException
                    || fault instanceof CertificateException
                    || fault instanceof BeyondRangeException) {
                PrintWriter err = command.getErr();
                err.println("impartial: " + fault.getMessage());
                return SOME_ERRORS;
            }
            if (fault instanceof IOException io) {
                command.getErr().println("impartial: " + told(io));
                return SOME_ERRORS;
            }
            command.getErr().println("impartial: " + Faults.told(fault));
            return FAULT;
        };
    }

    /** What is wrong with a file; the messages of some of these errors are its name alone. */
    static String told(IOException fault) {
        if (fault instanceof NoSuchFileException) {
            return "there is no file or folder " + fault.getMessage();
        }
        if (fault instanceof AccessDeniedException) {
            return "no permission to use " + fault.getMessage();
        }
        return "a file could not be read or written: " + fault.getMessage();
    }

    /** Refuses an option that is not known, where it would be read as a word of a position. */
    static void refuseOptions(CommandSpec spec, List<String> words) {
        for (String word : words) {
            if (word.matches("--?[A-Za-z].*")) {
                throw new ParameterException(spec.commandLine(), "there is no option " + word);
            }
        }
    }

    /** Prints the help to standard output. */
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
