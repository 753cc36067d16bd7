package org.impartial.cli;

import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.option.Subcommand;
import org.impartial.cli.io.Colour;
import org.impartial.cli.io.ExitMessage;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Extensions;
import org.impartial.cli.io.NewerSources;
import org.impartial.cli.io.OutputException;
import org.impartial.cli.io.ProviderMessages;
import org.impartial.cli.io.Terminal;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.FileErrors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The top of the command {@code impartial}; without a subcommand it prints its help. One run uses one instance. */
@Command(name = "impartial", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
public final class ImpartialCommand implements Runnable, Supplier<Terminal> {
    private static final int MOST_NARROW = 55;

    @SuppressWarnings("UnusedVariable") // for help and errors; the terminal reads it first
    @Option(names = "--color", scope = ScopeType.INHERIT, paramLabel = "WHEN")
    private Colour colour = Colour.AUTO;

    @SuppressWarnings("UnusedVariable") // for help and errors; the jars are loaded first
    @Option(names = "--classpath", scope = ScopeType.INHERIT, paramLabel = "JARS")
    private String classpath = "";

    @Spec
    private CommandSpec spec;

    private final Terminal terminal;

    private ImpartialCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /**
     * Runs the command and ends the virtual machine with its exit status.
     *
     * @param args the words after the name of the command
     */
    public static void main(String[] args) {
        Terminal terminal = Terminal.standard(args);
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> CommandErrors.report(fault, terminal));
        System.exit(isOutdated(System.getProperty("impartial.checkout")) ? ExitStatus.OUTDATED : run(terminal, args));
    }

    private static boolean isOutdated(@Nullable String checkout) {
        try {
            return checkout != null && NewerSources.in(Path.of(checkout));
        } catch (IOException e) {
            throw new UncheckedIOException("the checkout " + checkout + " cannot be read", e);
        }
    }

    static int run(Terminal terminal, String... args) {
        Thread thread = Thread.currentThread();
        ClassLoader own = thread.getContextClassLoader();
        try {
            if (!Extensions.load(args)) {
                return runExtended(terminal, args);
            }
        } catch (NotationException e) {
            terminal.complain(e.getMessage());
            return ExitStatus.MISUSE;
        }
        ProviderMessages messages = new ProviderMessages(terminal);
        try {
            GameLibrary.installed();
            return runExtended(terminal, args);
        } finally {
            messages.close();
            thread.setContextClassLoader(own);
        }
    }

    private static int runExtended(Terminal terminal, String... args) {
        // A write that fails while the arguments are read would be reported as an error of the arguments.
        StringWriter help = new StringWriter();
        try {
            int status =
                    commandLine(terminal, args).setOut(new PrintWriter(help)).execute(args);
            if (status != ExitStatus.NOT_WRITTEN && status != ExitStatus.READER_GONE) {
                terminal.out().print(help);
                terminal.out().flush();
            }
            return status;
        } catch (OutputException | Error failure) {
            // The parser passes on other exceptions only.
            return CommandErrors.report(failure, terminal);
        }
    }

    static CommandLine commandLine(Terminal terminal, String... args) {
        CommandLine command = new CommandLine(new ImpartialCommand(terminal));
        Subcommands.add(command, List.of(args));
        command.setResourceBundle(new HelpTexts(command.getSubcommands().keySet(), terminal::called));
        Map<String, IHelpSectionRenderer> help = command.getHelpSectionMap();
        help.put(SECTION_KEY_COMMAND_LIST, of -> Subcommands.list(command, terminal));
        help.remove(SECTION_KEY_COMMAND_LIST_HEADING);
        return command.registerConverter(Path.class, ImpartialCommand::path)
                .setOut(terminal.out())
                .setErr(terminal.err())
                .setColorScheme(terminal.scheme())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUnmatchedOptionsArePositionalParams(true)
                .setExpandAtFiles(false)
                .setUsageHelpWidth(Math.max(MOST_NARROW, terminal.columns()))
                .setParameterExceptionHandler((misuse, words) -> Misuse.tell(misuse, terminal, words))
                .setExecutionStrategy(parsed -> execute(parsed, terminal))
                .setExecutionExceptionHandler((fault, failed, parsed) -> CommandErrors.report(fault, terminal));
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException unreadable) {
            throw new TypeConversionException(FileErrors.message(unreadable));
        }
    }

    /** Runs the subcommand; if the virtual machine ends first, prints what was kept. */
    private static int execute(ParseResult parsed, Terminal terminal) {
        Object last = parsed.hasSubcommand() ? parsed.subcommand().commandSpec().userObject() : terminal;
        Optional<String> kept = last instanceof Subcommand work ? work.whenInterrupted() : Optional.empty();
        if (kept.isEmpty()) {
            return new CommandLine.RunLast().execute(parsed);
        }
        ExitMessage message = new ExitMessage(() -> {
            terminal.clear();
            kept.filter(text -> !text.isEmpty()).ifPresent(text -> terminal.complain("interrupted; " + text));
        });
        try {
            return new CommandLine.RunLast().execute(parsed);
        } finally {
            message.withdraw();
            terminal.clear();
        }
    }

    @Override
    public Terminal get() {
        return terminal;
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
