package org.impartial.cli.command.option;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.LineBreaks;
import org.impartial.cli.io.ShellWords;
import org.impartial.cli.io.Terminal;
import org.impartial.core.library.GameLibrary;
import org.impartial.json.question.GameTerm;
import org.impartial.json.question.Guess;
import org.impartial.json.question.NearMiss;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Reports an error of the arguments in two lines; a command without words runs the first example of its help. */
public final class Misuse {
    private static final String NO_FILE =
            "draw, graph, plot and table draw to FILE by -o FILE, and prove -o FILE writes a proof";

    /** Options that other versions or other commands have, after the commands, and what a command has instead. */
    private static final Map<String, String> OLD_NAMES = Map.ofEntries(
            Map.entry("(prove|discover|exercises|explore|contest) --to", "--to is a bound; write -o FILE"),
            Map.entry("prove --table", "write --checkpoint FILE for --table FILE"),
            Map.entry("quotient --heaps", "--heaps is a number of heaps in a sum; write --to N for the greatest heap"),
            Map.entry("(quotient|genus|form) --(play|misere)", "$1 is about misère play in any case; omit it"),
            Map.entry("atlas --misere", "write --quotients S for --misere S"),
            Map.entry("sequence --proof", "write -o FILE for --proof FILE"),
            Map.entry("sequence --segments", "write --segment-size N -o FILE for --segments FILE"),
            Map.entry("solve --mex", "write --options for --mex"),
            Map.entry("sweep --(fates|loopy)", "write --outcome for --$1"),
            Map.entry("discover --dot", "write -o FILE for --dot FILE"),
            Map.entry("contest --heap", "write --memory SIZE for --heap SIZE"));

    private static final String OPTION = "--?[A-Za-z].*";

    /** Reports the error, or runs the example; returns the exit status. */
    public static int tell(ParameterException misuse, Terminal terminal, String... args) {
        CommandLine command = misuse.getCommandLine();
        CommandSpec spec = command.getCommandSpec();
        Optional<String> example = example(spec);
        if (args.length == 1 && misuse instanceof MissingParameterException && example.isPresent()) {
            terminal.complain("for instance: " + example.get());
            List<String> words = ShellWords.split(example.get());
            return spec.root()
                    .commandLine()
                    .execute(words.subList(1, words.size()).toArray(String[]::new));
        }
        terminal.complain(message(misuse, spec, List.of(args)));
        String name = spec.qualifiedName();
        String usage = terminal.called(
                "usage: " + command.getHelp().abbreviatedSynopsis().strip() + "   (" + name + " --help shows more)");
        terminal.err().println(LineBreaks.wrapped(usage, terminal.live() ? terminal.columns() : Terminal.UNBROKEN));
        return ExitStatus.MISUSE;
    }

    static Optional<String> example(CommandSpec spec) {
        return Stream.of(spec.usageMessage().footer())
                .map(String::strip)
                .filter(line -> line.matches("\\S*impartial " + spec.name() + " .*"))
                .findFirst();
    }

    /** An unknown option may have been taken for a word, which makes another word one too many. */
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
            return spec.parent() == null ? noCommand(spec, word, "solve", args) : surplus(spec, word, args);
        }
        String message = ParserWords.message(misuse, spec);
        String unknownCommand = message.replaceFirst("there is no command ", "");
        return message.matches("there is no command \\S+")
                ? noCommand(spec.root(), unknownCommand, "show", List.of(unknownCommand))
                : message;
    }

    /** Returns the message for a word too many, which may be meant as a parameter of the game, a size or a bound. */
    private static String surplus(CommandSpec spec, String word, List<String> args) {
        List<String> words = args.stream()
                .skip(1)
                .filter(arg -> arg.equals(word) || !arg.startsWith("-"))
                .toList();
        String size = words.get(Math.max(0, words.lastIndexOf(word) - 1)) + "x" + word;
        String first = words.get(0) + " ";
        Optional<String> meant = Guess.of(String.join(" ", words), GameLibrary.installed())
                .map(guess -> GameTerm.of(guess).rules())
                .filter(rules -> rules.contains("["))
                .map(ShellWords::quoted)
                .or(() -> Optional.of("--about " + word)
                        .filter(about -> spec.optionsMap().containsKey("--about")))
                .or(() -> Optional.of(first + size)
                        .filter(plane -> spec.positionalParameters().size() > 1 && size.matches("[0-9]+x[0-9]+")))
                .or(() -> Optional.of(first + "--to " + word)
                        .filter(bound -> spec.optionsMap().containsKey("--to") && word.matches("[0-9]+")));
        return "\"" + word + "\" is one word too many"
                + meant.map(text -> "; did you mean: " + spec.qualifiedName() + " " + text + "?")
                        .orElse("");
    }

    /** Returns the message for an unknown command; for a position or a game, it suggests the command that takes it. */
    private static String noCommand(CommandSpec spec, String word, String verb, List<String> args) {
        String position = args.stream().filter(arg -> !arg.matches(OPTION)).collect(Collectors.joining(" "));
        GameLibrary library = GameLibrary.installed();
        Optional<String> meant =
                Guess.readable(position, library) ? Optional.of(position) : Guess.of(position, library);
        String end = (verb.equals("solve") ? Guess.play(position) : "") + "?";
        List<String> known = Stream.concat(spec.subcommands().keySet().stream(), spec.optionsMap().keySet().stream())
                .toList();
        return "there is no command " + word
                + meant.map(text -> "; did you mean: " + spec.name() + " " + verb + " " + ShellWords.quoted(text) + end)
                        .orElseGet(() -> NearMiss.of(word, known));
    }

    static String noOption(CommandSpec spec, String word) {
        String name = word.replaceFirst("=.*", "");
        if (spec.optionsMap().containsKey(name)) {
            return "options stand before --, and " + name + " stands after it";
        }
        List<String> known = spec.optionsMap().keySet().stream()
                .filter(option -> name.length() > 2 || option.equalsIgnoreCase(name))
                .toList();
        return "there is no option " + name
                + instead(spec.name(), name)
                        .map(instead -> " in " + spec.name() + "; " + instead)
                        .orElseGet(() -> NearMiss.of(name, known));
    }

    /** Returns what some work gives, whose refusals are errors of the arguments. */
    public static <T> T accepted(CommandSpec spec, Supplier<T> work) {
        try {
            return work.get();
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
        }
    }

    public static void require(CommandSpec spec, boolean good, String wrong) {
        if (!good) {
            throw new ParameterException(spec.commandLine(), wrong);
        }
    }

    /** Rejects an unknown option where it would be read as a word of a position. */
    public static void refuseOptions(CommandSpec spec, Collection<String> words) {
        words.stream().filter(word -> word.matches(OPTION)).findFirst().ifPresent(word -> {
            throw new ParameterException(spec.commandLine(), noOption(spec, word));
        });
    }

    private static Optional<String> instead(String command, String option) {
        String whole = command + " " + option;
        return OLD_NAMES.entrySet().stream()
                .filter(old -> whole.matches(old.getKey()))
                .map(old -> whole.replaceFirst(old.getKey(), old.getValue()))
                .findFirst()
                .or(() -> option.matches("-o|--output") ? Optional.of(NO_FILE) : Optional.empty());
    }
}
