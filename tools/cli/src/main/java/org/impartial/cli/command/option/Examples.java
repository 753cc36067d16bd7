package org.impartial.cli.command.option;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.cli.io.ShellWords;
import picocli.CommandLine.Model.CommandSpec;

/** The examples in the help of a command. The first one runs if the command is called without words. */
final class Examples {
    private Examples() {}

    /** Returns the line of the first example, as a shell reads it; empty if there is none. */
    static Optional<String> first(CommandSpec spec) {
        return Stream.of(spec.usageMessage().footer())
                .map(String::strip)
                .filter(line -> line.matches("\\S*impartial " + spec.name() + " .*"))
                .findFirst();
    }

    /** Returns the words of a line, the first of which is the command. */
    static List<String> words(String line) {
        List<String> words = ShellWords.split(line);
        return words.subList(1, words.size());
    }
}
