package org.impartial.cli.io;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Progress;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;

/**
 * Where the command reads and prints. Colour and progress are for people: they appear on a terminal only, which the
 * script that starts the command tells it.
 *
 * @param in what is read
 * @param bytes answers that are no text
 * @param out answers
 * @param err messages and progress
 * @param colour whether answers may be coloured
 * @param live whether {@code err} is a terminal that can show progress
 * @param columns how wide a line of help may be
 * @param width where lines of answers are broken; {@link #UNBROKEN} where no person reads them
 * @param command how the command was called, for hints
 */
public record Terminal(
        InputStream in,
        OutputStream bytes,
        PrintWriter out,
        PrintWriter err,
        boolean colour,
        boolean live,
        int columns,
        int width,
        String command) {
    /** The width of lines that are never broken. */
    public static final int UNBROKEN = Integer.MAX_VALUE;

    private static final String NAME = "impartial";
    private static final int WIDEST = 100;
    private static final int NARROWEST = 20;
    private static final String CLEAR = "\r\u001b[K";

    public static Terminal standard(String... args) {
        boolean live = Boolean.getBoolean("impartial.terminal.err");
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        OutputStream out = new WatchedOutput(new FileOutputStream(FileDescriptor.out), () -> {
            if (live) {
                err.print(CLEAR);
                err.flush();
            }
        });
        boolean screen = Boolean.getBoolean("impartial.terminal.out");
        boolean colour = Colour.of(args).shown(System.getenv(), screen);
        int columns = Math.max(NARROWEST, Math.min(WIDEST, Integer.getInteger("impartial.terminal.columns", WIDEST)));
        return new Terminal(
                System.in,
                out,
                new PrintWriter(out, false, StandardCharsets.UTF_8),
                err,
                colour,
                live,
                columns,
                screen ? columns : UNBROKEN,
                System.getProperty("impartial.command", NAME));
    }

    public BufferedReader reader() {
        return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8), 1 << 16);
    }

    public Ansi ansi() {
        return colour ? Ansi.ON : Ansi.OFF;
    }

    public ColorScheme scheme() {
        return Bold.scheme(ansi());
    }

    /** Prints lines of an answer, broken between words where a person reads them. */
    public void say(String text) {
        out.println(LineBreaks.wrapped(called(text), width));
    }

    /** Prints a message about the question or the program, after the name of the program. */
    public void complain(String message) {
        err.println(LineBreaks.wrapped(NAME + ": " + called(message), live ? columns : UNBROKEN));
    }

    /** Returns a text in which hints name the command as it was called. */
    public String called(String text) {
        return command.equals(NAME)
                ? text
                : text.replaceAll(
                        "(?<![\\w./-])" + NAME + "(?= [a-z]+( |$|\\b)| --|$)", Matcher.quoteReplacement(command));
    }

    /** Shows progress in one line that is written over, and cleared before an answer. */
    public Progress progress() {
        return live ? cost -> show(cost.toString()) : Progress.NONE;
    }

    /** Shows progress in one line, with what is searched for. */
    public Progress progress(Supplier<String> aim) {
        return live ? cost -> show("looking for " + aim.get() + ": " + cost) : Progress.NONE;
    }

    /** Shows progress in one line, with the name of what is counted and, where it is known, how many there will be. */
    public Progress progress(String unit, OptionalLong end) {
        return live ? cost -> show(counted(cost, unit, end)) : Progress.NONE;
    }

    private static String counted(Cost cost, String unit, OptionalLong end) {
        long done = cost.positions();
        if (end.isEmpty() || done > end.getAsLong()) {
            return String.format(Locale.ROOT, "%,d %s", done, unit);
        }
        return String.format(
                Locale.ROOT,
                "%,d of %,d %s, %d %%",
                done,
                end.getAsLong(),
                unit,
                100 * done / Math.max(1, end.getAsLong()));
    }

    /** Wipes the line of progress. */
    public void clear() {
        if (live) {
            err.print(CLEAR);
            err.flush();
        }
    }

    private void show(String progress) {
        String text = "  " + progress;
        err.print(CLEAR + text.substring(0, Math.min(text.length(), columns - 1)) + "\r");
        err.flush();
    }
}
