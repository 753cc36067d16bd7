package org.impartial.cli.io;

import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.ColorScheme;

/** Bold, ended by the code for normal weight: the code often used instead is a double underline on some terminals. */
public final class Bold implements IStyle {
    static final Bold STYLE = new Bold();

    private Bold() {}

    @Override
    public String on() {
        return "\u001b[1m";
    }

    @Override
    public String off() {
        return "\u001b[22m";
    }

    public static String text(String text, Ansi ansi) {
        return ansi.enabled() ? STYLE.on() + text + STYLE.off() : text;
    }

    public static String green(String text, Ansi ansi) {
        return coloured(32, text, ansi);
    }

    public static String red(String text, Ansi ansi) {
        return coloured(31, text, ansi);
    }

    private static String coloured(int colour, String text, Ansi ansi) {
        return ansi.enabled() ? "\u001b[1;" + colour + "m" + text + "\u001b[22;39m" : text;
    }

    /** The names of commands and options are bold, without other colours: readable on light and dark screens. */
    static ColorScheme scheme(Ansi ansi) {
        return new ColorScheme.Builder(ansi).commands(STYLE).options(STYLE).build();
    }
}
