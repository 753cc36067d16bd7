package org.impartial.core.library;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.notation.NotationException;

/** Creates the exception for an unknown name of a game, which suggests games with similar names or titles. */
record UnknownGame(String typed, Collection<GameFamily> families) {
    private static final int NEAREST = 3;
    private static final int JOINED = 7;

    /** The cost of a change or an omission in the typed name, where an insertion costs 1. */
    private static final int CHANGE = 2;

    static NotationException error(String typed, Collection<GameFamily> families, List<String> leftOut) {
        String missing = leftOut.stream().map("; "::concat).collect(Collectors.joining());
        return new NotationException(
                "there is no game \"" + typed + "\"" + new UnknownGame(typed, families).advice() + missing);
    }

    private String advice() {
        if (families.isEmpty()) {
            return "; no library of games is installed";
        }
        List<String> known = knowing(plain(typed));
        String lower = typed.toLowerCase(Locale.ROOT);
        Stream<String> mistyped = families.stream().map(GameFamily::id).filter(id -> distance(lower, id) <= CHANGE);
        return known.isEmpty() ? nearest() : meant(Stream.concat(mistyped, known.stream()));
    }

    /** Returns the games with a name that contains words of at least four characters, or two ideographs or more. */
    private List<String> knowing(String words) {
        boolean ideographs = words.codePoints().allMatch(Character::isIdeographic);
        if (words.length() < (ideographs ? 2 : 4)) {
            return List.of();
        }
        String boundary = ideographs ? "" : "\\b";
        String joined = GameLibrary.spelled(words);
        Pattern whole = Pattern.compile(boundary + Pattern.quote(words) + boundary);
        return families.stream()
                .flatMap(family -> family.names()
                        .filter(name -> whole.matcher(plain(name)).find()
                                || (words.length() > JOINED
                                        && GameLibrary.spelled(name).contains(joined)))
                        .limit(1)
                        .map(name -> family.id() + " (" + name + ")"))
                .toList();
    }

    private static String meant(Stream<String> names) {
        return names.limit(NEAREST).collect(Collectors.joining(" or ", "; did you mean ", "?"));
    }

    /** Returns the text in lower case, with spaces in place of hyphens and underscores. */
    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[-_ ]+", " ").strip();
    }

    /** Suggests names that begin with the typed letters, or in which about a third of them are changed. */
    private String nearest() {
        String lower = typed.toLowerCase(Locale.ROOT);
        int farthest = Math.min(lower.length(), Math.max(3, CHANGE * lower.length() / 3));
        List<String> names = families.stream()
                .map(GameFamily::id)
                .filter(name -> name.startsWith(lower) || distance(lower, name) <= farthest)
                .sorted(Comparator.comparingInt(name -> distance(lower, name)))
                .toList();
        return names.isEmpty()
                ? ""
                : meant(names.stream().filter(name -> distance(lower, name) <= distance(lower, names.get(0)) + 1));
    }

    /** Returns the Levenshtein distance, with a lower cost for an insertion into the typed name than for a change. */
    private static int distance(String typed, String name) {
        if (typed.length() > 2 * name.length() + CHANGE) {
            return Integer.MAX_VALUE; // beyond every distance of a suggestion
        }
        int[] row = IntStream.rangeClosed(0, name.length()).toArray();
        for (int i = 1; i <= typed.length(); i++) {
            int diagonal = row[0];
            row[0] = CHANGE * i;
            for (int j = 1; j <= name.length(); j++) {
                int change = diagonal + (typed.charAt(i - 1) == name.charAt(j - 1) ? 0 : CHANGE);
                diagonal = row[j];
                row[j] = Math.min(change, Math.min(row[j] + CHANGE, row[j - 1] + 1));
            }
        }
        return row[name.length()];
    }
}
