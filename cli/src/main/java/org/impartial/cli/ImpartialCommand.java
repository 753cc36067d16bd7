package org.impartial.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.io.Colour;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Extensions;
import org.impartial.cli.io.Farewell;
import org.impartial.cli.io.Faults;
import org.impartial.cli.io.FileErrors;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.OutputException;
import org.impartial.cli.io.Terminal;
import org.impartial.core.notation.ImpartialException;
import org.impartial.core.notation.NotationException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/**
 * The top of the {@code impartial} command. Without a subcommand it prints its help.
 *
 * <p>Exit status: 0 when the question was answered, 1 when some request was answered with an error, 2 when the arguments
 * were not understood, 70 for a fault of the program, 74 when the
 * output could not be written, 141 when nobody reads it. Not safe for use by several threads; one run uses one instance.
 */
@Command(
        name = "impartial",
        description = "Solves impartial games: who wins, by which move, and why.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial solve nim 7 9 12 15",
            "  impartial play kayles 5 9 --play misere",
            "  impartial sequence 'octal[0.77]' --period",
            "  impartial plot wythoff 512x512 -o wythoff.png",
            "  impartial help solve"
        },
        versionProvider = BuildVersion.class)
public final class ImpartialCommand implements Runnable {
    private static final int MOST_NARROW = 55;

    @SuppressWarnings("UnusedVariable") // Here for help and errors; the terminal looks at it before the rest is read.
    @Option(
            names = "--color",
            scope = ScopeType.INHERIT,
            paramLabel = "WHEN",
            description = "auto, always or never (default: auto, which heeds NO_COLOR)")
    private Colour colour = Colour.AUTO;

    @SuppressWarnings("UnusedVariable") // Here for help and errors; the jars are loaded before the rest is read.
    @Option(
            names = "--classpath",
            scope = ScopeType.INHERIT,
            paramLabel = "JARS",
            description = "jars or folders with games and other services of one's own")
    private String classpath = "";

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
        System.exit(run(Terminal.standard(args), args));
    }

    static int run(Terminal terminal, String... args) {
        Thread thread = Thread.currentThread();
        ClassLoader own = thread.getContextClassLoader();
        try {
            Extensions.load(args);
        } catch (NotationException e) {
            terminal.complain(e.getMessage());
            return ExitStatus.MISUSE;
        }
        try {
            return runExtended(terminal, args);
        } finally {
            thread.setContextClassLoader(own);
        }
    }

    private static int runExtended(Terminal terminal, String... args) {
        // Help is printed while the arguments are read, where a failed write would be told as a fault of theirs.
        StringWriter help = new StringWriter();
        try {
            int status =
                    commandLine(terminal, args).setOut(new PrintWriter(help)).execute(args);
            if (status != ExitStatus.NOT_WRITTEN && status != ExitStatus.READER_GONE) {
                terminal.out().print(help);
                terminal.out().flush();
            }
            return status;
        } catch (OutputException failure) {
            return told(failure, terminal);
        }
    }

    static CommandLine commandLine(Terminal terminal, String... args) {
        CommandLine command = new CommandLine(new ImpartialCommand());
        Subcommands.add(command, terminal, List.of(args));
        command.getSubcommands().values().forEach(sub -> asCalled(sub.getCommandSpec(), terminal));
        asCalled(command.getCommandSpec(), terminal);
        return command.setOut(terminal.out())
                .setErr(terminal.err())
                .setColorScheme(terminal.scheme())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUnmatchedOptionsArePositionalParams(true)
                .setUsageHelpWidth(Math.max(MOST_NARROW, terminal.columns()))
                .setParameterExceptionHandler((misuse, words) -> Misuse.tell(misuse, terminal, words))
                .setExecutionStrategy(parsed -> execute(parsed, terminal))
                .setExecutionExceptionHandler(errors(terminal));
    }

    /** Runs the subcommand; if the virtual machine ends before it does, wipes the line of progress and says what was kept. */
    private static int execute(ParseResult parsed, Terminal terminal) {
        Object last = parsed.asCommandLineList()
                .get(parsed.asCommandLineList().size() - 1)
                .getCommand();
        if (!(last instanceof Interruptible work)) {
            return new CommandLine.RunLast().execute(parsed);
        }
        String kept = work.whenInterrupted();
        Farewell farewell = new Farewell(() -> {
            terminal.clear();
            if (!kept.isEmpty()) {
                terminal.complain("interrupted; " + kept);
            }
        });
        try {
            return new CommandLine.RunLast().execute(parsed);
        } finally {
            farewell.withdraw();
            terminal.clear();
        }
    }

    /** Examples can be pasted where the command was called. */
    private static void asCalled(CommandSpec spec, Terminal terminal) {
        String[] footer = spec.usageMessage().footer();
        spec.usageMessage().footer(Stream.of(footer).map(terminal::called).toArray(String[]::new));
    }

    /** What is wrong with a question is told in a line; anything else is a fault of the program, and is called one. */
    private static IExecutionExceptionHandler errors(Terminal terminal) {
        return (fault, command, parsed) -> {
            if (fault instanceof ImpartialException refusal) {
                terminal.complain(refusal.getMessage());
                return ExitStatus.SOME_ERRORS;
            }
            if (fault instanceof OutputException failure) {
                return told(failure, terminal);
            }
            if (fault instanceof IOException io) {
                terminal.complain(FileErrors.message(io));
                return ExitStatus.SOME_ERRORS;
            }
            terminal.complain(Faults.told(fault));
            return ExitStatus.FAULT;
        };
    }

    /** Nobody is told that nobody reads. */
    private static int told(OutputException failure, Terminal terminal) {
        if (failure.readerGone()) {
            return ExitStatus.READER_GONE;
        }
        terminal.complain(String.valueOf(failure.getMessage()));
        return ExitStatus.NOT_WRITTEN;
    }

    /** Prints the help to standard output. */
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
