package org.impartial.cli.command.option;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.impartial.cli.io.ShellWords;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.Guess;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The argument POSITION: all words of a command that are not options, joined by spaces. */
public final class PositionArgument {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "POSITION",
            completionCandidates = GameNames.class,
            description = "GAME[PARAMS] POSITION, sums joined by +")
    private List<String> words = new ArrayList<>();

    /** Returns whether no word was given. */
    public boolean absent() {
        return words.isEmpty();
    }

    /**
     * Returns the words as one text.
     *
     * @throws ParameterException if there is none, or one of them is an option that the command does not have
     */
    public String text() {
        Misuse.refuseOptions(spec, words);
        if (words.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "a position is missing; write for instance: " + spec.qualifiedName() + " nim 7 9 12 15");
        }
        return String.join(" ", words);
    }

    /**
     * Reads the position.
     *
     * @throws NotationException if it cannot be read; the message suggests what may have been meant
     */
    public NotatedPosition read() {
        return read(GameLibrary.installed()::read);
    }

    /**
     * Reads the text by a given reader.
     *
     * @throws NotationException if it cannot be read; the message suggests what may have been meant
     */
    public <T> T read(Function<String, T> reader) {
        String text = text();
        try {
            return reader.apply(text);
        } catch (NotationException e) {
            throw Guess.of(text, GameLibrary.installed())
                    .map(guess -> new NotationException(
                            e.getMessage().replaceFirst("; did you mean .*", "") + "; did you mean: "
                                    + spec.qualifiedName() + " " + ShellWords.quoted(guess) + "?",
                            e.column()))
                    .orElse(e);
        }
    }
}
