package org.impartial.cli.io;

/** Words quoted for a shell. */
public final class ShellWords {
    private ShellWords() {}

    /** Returns a text in quotes if one of its characters has a meaning for shells. */
    public static String quoted(String text) {
        return text.matches("[\\w ./,:=%-]*") ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
