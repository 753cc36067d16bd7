package org.impartial.cli.command.option;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.LineBreaks;
import org.impartial.cli.io.ShellWords;
import org.impartial.cli.io.Terminal;
import org.impartial.core.library.GameLibrary;
import org.impartial.json.question.Guess;
import org.impartial.json.question.NearMiss;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Reports an error of the arguments in two lines: the error with a suggestion, and the usage. */
public final class Misuse {
    private static final String OPTION = "--?[A-Za-z].*";

    private Misuse() {}

    public static int tell(ParameterException misuse, Terminal terminal, String... args) {
        CommandLine command = misuse.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        terminal.complain(message(misuse, command.getCommandSpec(), List.of(args)));
        String usage = terminal.called(
                "usage: " + command.getHelp().abbreviatedSynopsis().strip() + "   (" + name + " --help shows more)");
        terminal.err().println(LineBreaks.wrapped(usage, terminal.live() ? terminal.columns() : Terminal.UNBROKEN));
        return ExitStatus.MISUSE;
    }

    /**
     * Returns the message of an error. An unknown option may have been taken for a word, which makes another word one
     * too many.
     */
    private static String message(ParameterException misuse, CommandSpec spec, List<String> args) {
        Optional<String> unknown = args.stream()
                .filter(word -> word.matches(OPTION))
                .filter(word -> !spec.optionsMap().containsKey(word.replaceFirst("=.*", "")))
                .findFirst();
        if (misuse instanceof UnmatchedArgumentException && unknown.isPresent()) {
            return noOption(spec, unknown.get());
        }
        if (misuse instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            String word = unmatched.getUnmatched().get(0);
            return spec.parent() == null ? noCommand(spec, word, args) : "\"" + word + "\" is one word too many";
        }
        return String.valueOf(misuse.getMessage()).lines().findFirst().orElse("the arguments are not understood");
    }

    /** Returns the message for an unknown command; for a position without a command, it suggests {@code solve}. */
    private static String noCommand(CommandSpec spec, String word, List<String> args) {
        String position = args.stream().filter(arg -> !arg.matches(OPTION)).collect(Collectors.joining(" "));
        GameLibrary library = GameLibrary.installed();
        Optional<String> meant =
                Guess.readable(position, library) ? Optional.of(position) : Guess.of(position, library);
        return "there is no command " + word
                + meant.map(text -> "; did you mean: " + spec.name() + " solve " + ShellWords.quoted(text) + "?")
                        .orElseGet(() -> NearMiss.of(word, spec.subcommands().keySet()));
    }

    static String noOption(CommandSpec spec, String word) {
        String name = word.replaceFirst("=.*", "");
        List<String> known = spec.options().stream()
                .flatMap(option -> List.of(option.names()).stream())
                .toList();
        return "there is no option " + name + NearMiss.of(name, known);
    }

    /**
     * Checks a condition on the options of a command.
     *
     * @throws ParameterException with the message, if the condition does not hold
     */
    public static void require(CommandSpec spec, boolean good, String wrong) {
        if (!good) {
            throw new ParameterException(spec.commandLine(), wrong);
        }
    }

    /** Rejects an unknown option where it would be read as a word of a position. */
    public static void refuseOptions(CommandSpec spec, Collection<String> words) {
        for (String word : words) {
            if (word.matches(OPTION)) {
                throw new ParameterException(spec.commandLine(), noOption(spec, word));
            }
        }
    }
}
