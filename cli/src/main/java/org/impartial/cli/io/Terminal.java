package org.impartial.cli.io;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
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
 * @param columns how wide a line for people may be
 */
public record Terminal(
        InputStream in,
        OutputStream bytes,
        PrintWriter out,
        PrintWriter err,
        boolean colour,
        boolean live,
        int columns) {
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
        boolean colour = Colour.of(args).shown(System.getenv(), Boolean.getBoolean("impartial.terminal.out"));
        return new Terminal(
                System.in,
                out,
                new PrintWriter(out, false, StandardCharsets.UTF_8),
                err,
                colour,
                live,
                Math.max(NARROWEST, Math.min(WIDEST, Integer.getInteger("impartial.terminal.columns", WIDEST))));
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

    /** Shows progress in one line that is written over, and cleared before an answer. */
    public Progress progress() {
        return live ? this::show : Progress.NONE;
    }

    private void show(Cost cost) {
        String text = "  " + cost;
        err.print(CLEAR + text.substring(0, Math.min(text.length(), columns - 1)) + "\r");
        err.flush();
    }
}
