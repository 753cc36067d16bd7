package org.impartial.json.question;

import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;

/**
 * Suggests a readable form of a position that cannot be read, such as {@code nim 3,5,7} for {@code nim 3 5 7} or {@code
 * bash(3) 10} for {@code bash[3] 10}. Only readable texts are suggested.
 */
public final class Guess {
    private static final String LIST = "[0-9]+(?:,[0-9]+)*";

    private Guess() {}

    /**
     * Returns the first rewriting of a text that the library reads.
     *
     * @param text the typed text
     * @param library the games
     * @return a text that the library reads; empty if there is none
     */
    public static Optional<String> of(String text, GameLibrary library) {
        String plain = text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        return Stream.<UnaryOperator<String>>of(
                        UnaryOperator.identity(),
                        Guess::spaced,
                        Guess::joined,
                        Guess::bracketed,
                        typed -> bracketed(joined(typed)),
                        typed -> spaced(bracketed(typed)))
                .map(rewriting -> rewriting.apply(plain))
                .distinct()
                .filter(guess -> !guess.equals(text))
                .filter(guess -> readable(guess, library))
                .findFirst();
    }

    /** Replaces commas, semicolons and round brackets after the name by spaces: {@code nim(3, 5)}. */
    private static String spaced(String text) {
        return outsideBrackets(text).replaceAll(" +", " ").strip();
    }

    private static String outsideBrackets(String text) {
        StringBuilder spaced = new StringBuilder();
        int open = 0;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            open += c == '[' ? 1 : c == ']' ? -1 : 0;
            spaced.append(open == 0 && ",;()".indexOf(c) >= 0 ? ' ' : c);
        }
        return spaced.toString();
    }

    /** Replaces the size of a board such as {@code 3x4} by {@code 3,4}. */
    private static String joined(String text) {
        return text.replaceAll("\\b([0-9]+) ?[x*] ?([0-9]+)\\b", "$1,$2");
    }

    /** Turns the first numbers after the name into its parameters: {@code subtraction 1,3,4 10}. */
    private static String bracketed(String text) {
        return text.replaceFirst("^([a-z][-a-z0-9]*) ?\\(?(" + LIST + ")\\)?(?= |$)", "$1[$2]");
    }

    /** Returns whether the library reads a text as a position or as a question about many. */
    public static boolean readable(String text, GameLibrary library) {
        try {
            if (library.survey(text).isEmpty()) {
                library.read(text);
            }
            return true;
        } catch (NotationException | IllegalArgumentException refused) {
            return false;
        }
    }
}
