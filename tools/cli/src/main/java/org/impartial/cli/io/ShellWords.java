package org.impartial.cli.io;

import java.util.List;
import java.util.regex.Pattern;

/** Words quoted for a shell, and the words of a quoted line. */
public final class ShellWords {
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"((?:[^\"\\\\]|\\\\.)*)\"|(\\S+)");

    public static List<String> split(String line) {
        return WORD.matcher(line)
                .results()
                .map(word -> word.group(1) != null
                        ? word.group(1)
                        : word.group(2) != null ? word.group(2).replace("\\\"", "\"") : word.group(3))
                .toList();
    }

    /** Returns a text in quotes if one of its characters has a meaning for shells. */
    public static String quoted(String text) {
        return text.matches("[\\w ./,:=%-]*") ? text : inQuotes(text);
    }

    public static String word(String text) {
        return text.contains(" ") ? inQuotes(text) : quoted(text);
    }

    /** Returns a text in quotes: single ones, or double ones if it has single ones and nothing special inside of these. */
    public static String inQuotes(String text) {
        return text.matches("[^$`\\\\]*'[^$`\\\\]*")
                ? "\"" + text.replace("\"", "\\\"") + "\""
                : "'" + text.replace("'", "'\\''") + "'";
    }
}
