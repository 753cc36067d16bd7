package org.impartial.cli.io;

/** Words as a shell reads them. */
public final class ShellWords {
    private ShellWords() {}

    /** Returns a text in quotes if a shell would take one of its characters for its own. */
    public static String quoted(String text) {
        return text.matches("[\\w ./,:=%-]*") ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
