package org.impartial.json.question;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;

/** Suggests a readable form of a position that cannot be read, such as {@code bash[3] 10} for {@code bash(3) 10}. */
public final class Guess {
    private static final String LIST = "[0-9]+(?:[.,][0-9]+)*";

    /** {@return the first rewriting of a text that the library reads; empty if there is none} */
    public static Optional<String> of(String text, GameLibrary library) {
        String plain = text.toLowerCase(Locale.ROOT)
                .replaceAll("\\s+(?:(mis[eè]re|normal)( play)?$)?", " ")
                .strip();
        return Stream.<UnaryOperator<String>>of(
                        UnaryOperator.identity(),
                        typed -> typed.matches("[0-9]+( [0-9]+)*") ? "nim " + typed : typed,
                        typed -> typed.replaceAll("\\b([0-9]+)-([0-9]+)\\b", "[$1,$2]"),
                        typed -> asExample(GameTerm.of(typed), library),
                        typed -> parameterLast(typed, library),
                        Guess::spaced,
                        Guess::joined,
                        typed -> typed.replace(' ', ',').replaceFirst("^([^,]+),([0-9]+,[0-9]+)$", "$1[$2]"),
                        Guess::bracketed,
                        typed -> bracketed(joined(typed)),
                        typed -> spaced(bracketed(typed)))
                .map(rewriting -> rewriting.apply(plain))
                .distinct()
                .filter(guess -> !guess.equals(text))
                .filter(guess -> readable(guess, library))
                .findFirst();
    }

    /** Returns the example of a game that a text only names, with its parameters; empty if the game has a start. */
    public static Optional<String> example(String text, GameLibrary library) {
        GameTerm term = GameTerm.of(text);
        if (!term.position().isEmpty() || started(text, library)) {
            return Optional.empty();
        }
        try {
            GameFamily family = library.family(term.game());
            String card = family.card().example();
            boolean bare = term.rules().equals(family.id());
            String example =
                    bare ? card : term.rules() + " " + GameTerm.of(card).position();
            return Optional.of(example).filter(line -> readable(line, library));
        } catch (NotationException unknown) {
            return Optional.empty();
        }
    }

    /**
     * Takes the last number for the parameter, as in {@code bash 21 3}, or all numbers where they are a set of which none
     * exceeds the sum of the others and the example has the heap, as in {@code subtraction 1 3 4}.
     */
    private static String parameterLast(String text, GameLibrary library) {
        List<String> words = List.of(text.split(" "));
        if (words.size() < 3 || !words.stream().skip(1).allMatch(word -> word.matches("[0-9]{1,9}"))) {
            return text;
        }
        String last = words.get(words.size() - 1);
        String game = words.get(0);
        if (words.size() == 3) {
            String example = shown(game, library).map(GameTerm::rules).orElse("");
            boolean less = Long.parseLong(last) < Long.parseLong(words.get(1)) != example.matches(".*\\[[0-9]{3,}]");
            return game + "[" + words.get(less ? 2 : 1) + "] " + words.get(less ? 1 : 2);
        }
        List<String> set = words.subList(1, words.size());
        long others = set.stream().mapToLong(Long::parseLong).sum() - Long.parseLong(last);
        boolean heap = Long.parseLong(last) > others;
        String rules = game + "[" + String.join(",", heap ? set.subList(0, set.size() - 1) : set) + "]";
        return heap ? rules + " " + last : example(rules, library).orElse(text);
    }

    /** Gives a single number to the parameters of the example, as in {@code bash 21}, if the example has numbers too. */
    private static String asExample(GameTerm typed, GameLibrary library) {
        return shown(typed.position().matches("[0-9]+") ? typed.rules() : "", library)
                .map(shown -> shown.rules() + " " + typed.position())
                .orElse(typed.rules() + " " + typed.position());
    }

    private static Optional<GameTerm> shown(String rules, GameLibrary library) {
        return example(rules, library)
                .map(GameTerm::of)
                .filter(shown -> shown.position().matches("[0-9]{1,9}( [0-9]+)*"));
    }

    private static boolean started(String text, GameLibrary library) {
        try {
            return library.survey(text).isPresent()
                    || !library.read(text).position().moves().isEmpty();
        } catch (NotationException | IllegalArgumentException refused) {
            return false;
        }
    }

    /** Replaces commas, semicolons and round brackets after the name by spaces: {@code nim(3, 5)}. */
    private static String spaced(String text) {
        StringBuilder spaced = new StringBuilder();
        int open = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            open += c == '[' ? 1 : c == ']' ? -1 : 0;
            spaced.append(open == 0 && ",;()".indexOf(c) >= 0 ? ' ' : c);
        }
        return spaced.toString().replaceAll(" +", " ").strip();
    }

    /** Replaces the size of a board such as {@code 3x4} by {@code 3,4}. */
    private static String joined(String text) {
        return text.replaceAll("\\b([0-9]+) ?[x*] ?([0-9]+)\\b", "$1,$2");
    }

    /** Turns the first numbers after the name into its parameters: {@code subtraction 1,3,4 10}. */
    private static String bracketed(String text) {
        return text.replaceFirst("^([a-z][-a-z0-9]*) ?\\(?(" + LIST + ")\\)?(?= |$)", "$1[$2]");
    }

    /** Returns the option for the play that the end of a text names, as in {@code nim 3 4 misère}; may be empty. */
    public static String play(String text) {
        String word = text.toLowerCase(Locale.ROOT).replaceFirst(" play$", "").replaceFirst(".* ", "");
        return word.matches("mis[eè]re") ? " --play misere" : word.equals("normal") ? " --play normal" : "";
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
