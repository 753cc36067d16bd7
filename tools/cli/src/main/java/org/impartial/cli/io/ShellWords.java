package org.impartial.cli.io;

/** Words quoted for a shell. */
public final class ShellWords {
    private ShellWords() {}

    /** Returns a text in quotes if one of its characters has a meaning for shells. */
    public static String quoted(String text) {
        return text.matches("[\\w ./,:=%-]*") ? text : inQuotes(text);
    }

    /** Returns a text as one word of a shell, in quotes if it has a space or a character with a meaning for shells. */
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
