package org.impartial.proof.kind;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificate.CertificateException;

/**
 * Writes positions in a form that the installed games read, and reads it back. The name of a game may abbreviate its
 * parameters, as that of a graph omits the arcs; a certificate contains them in full.
 */
public final class Rereadable {
    private static final String REMEDY =
            "; install the game with a GameProvider under a name of its own, and give it a notation that reads what it"
                    + " writes";

    /** {@return a position as text, with all parameters of their games} */
    public static String of(Position position) {
        return position.components().stream().map(Rereadable::of).collect(Collectors.joining(" + "));
    }

    /** {@return a component as text: its game with all parameters, and its state} */
    public static <S> String of(Component<S> component) {
        return (component.game().fullName() + " " + state(component)).strip();
    }

    /**
     * {@return a state as text} A single pair is written in brackets, without which it would be read as two numbers.
     */
    public static <S> String state(Component<S> component) {
        return state(component.game(), component.state());
    }

    static <S> String state(ImpartialGame<S> game, S state) {
        Datum datum = game.notation().write(state);
        boolean single = datum instanceof Datum.Seq list
                && list.items().size() == 1
                && list.items().get(0) instanceof Datum.Seq;
        return single ? "[" + datum + "]" : datum.toString();
    }

    /** {@return the state that {@link #state} wrote as a part of a fact} */
    public static <S> S read(ImpartialGame<S> game, String text, String line) {
        try {
            S state = game.notation().read(GameLibrary.datum(text));
            game.requireState(state);
            return state;
        } catch (NotationException e) {
            throw new CertificateException(
                    "\"" + line + "\" names no component of " + game.name() + ": " + e.getMessage(), e);
        }
    }

    /** Checks that facts, whose states begin at an index, are read back, from the game to the text of each state. */
    public static <S> void requireReadable(ImpartialGame<S> game, List<String> lines, ToIntFunction<String> at) {
        requireGame(game);
        for (String line : lines) {
            String text = line.substring(at.applyAsInt(line));
            String again = text(game, read(game, text, line), text);
            if (!again.equals(text)) {
                throw new CertificateException("the fact \"" + line + "\" would be read as \"" + again + "\"" + REMEDY);
            }
        }
    }

    /** Returns a state as text, with brackets around a single pair if the given text has them. */
    private static <S> String text(ImpartialGame<S> game, S state, String like) {
        String bare = game.notation().write(state).toString();
        return bare.equals(like) ? bare : state(game, state);
    }

    /** Checks that the installed library reads the name of a game as that game. */
    public static void requireGame(ImpartialGame<?> game) {
        if (!GameLibrary.installed().ruleset(game.fullName()).games().equals(List.of(game))) {
            throw new CertificateException(
                    "the installed games have other rules under the name \"" + game.fullName() + "\"" + REMEDY);
        }
    }
}
