package org.impartial.cli.command.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.impartial.cli.io.ShellWords;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.Guess;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Parameters;

/** The argument POSITION: all words of a command that are not options, joined by spaces. */
public final class PositionArgument extends SharedOption {
    private boolean noted;

    @Parameters(arity = "0..*", paramLabel = "POSITION", completionCandidates = Subcommand.GameNames.class)
    private List<String> words = new ArrayList<>();

    public boolean absent() {
        return words.isEmpty();
    }

    /** Returns whether an example stands for the position, after it was read. */
    public boolean isExample() {
        return noted;
    }

    /** Returns the words, none of them an option, as one text with the ids of games in place of other names. */
    public String text() {
        Misuse.refuseOptions(spec, words);
        if (words.isEmpty()) {
            throw new MissingParameterException(
                    spec.commandLine(), spec.positionalParameters().get(0), "POSITION is missing");
        }
        return GameLibrary.installed().canonical(String.join(" ", words));
    }

    /** Returns the words, or an example where they only name a game whose positions have to be given. */
    public String position() {
        String text = text();
        Optional<String> example = Guess.example(text, GameLibrary.installed());
        if (example.isPresent() && !noted) {
            noted = true;
            spec.commandLine().getErr().println("impartial: no position is given; for instance: " + example.get());
        }
        return example.orElse(text);
    }

    public NotatedPosition read() {
        return read(GameLibrary.installed()::read);
    }

    /** Reads the text by a given reader; if it cannot be read, the message suggests what may have been meant. */
    public <T> T read(Function<String, T> reader) {
        String text = position();
        String play = spec.optionsMap().containsKey("--play") ? Guess.play(text) : "";
        try {
            return reader.apply(text);
        } catch (NotationException e) {
            throw Guess.of(text, GameLibrary.installed())
                    .map(guess -> new NotationException(
                            e.getMessage().replaceFirst("; did you mean .*", "") + "; did you mean: "
                                    + spec.qualifiedName() + " " + ShellWords.quoted(guess) + play + "?",
                            e.column()))
                    .orElse(e);
        }
    }
}
