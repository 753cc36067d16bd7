package org.impartial.cli.io;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Progress;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;

/**
 * The input and output of the command. Colour and progress appear only on a terminal, which the script that starts the
 * command detects.
 *
 * @param bytes answers that are not text
 * @param live whether {@code err} is a terminal that can show progress
 * @param columns the width of a line of help
 * @param width the width of lines of answers; {@link #UNBROKEN} if the output is not a terminal
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
    public static final int UNBROKEN = Integer.MAX_VALUE;

    private static final String NAME = "impartial";
    private static final int MOST_WAITING_SECONDS = 5;
    private static final int WIDEST = 100;
    private static final int NARROWEST = 20;
    private static final String CLEAR = "\r\u001b[K";

    public static Terminal standard(String... args) {
        boolean live = Boolean.getBoolean("impartial.terminal.err");
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        OutputStream out = new WatchedOutput(new FileOutputStream(FileDescriptor.out), () -> clear(live, err));
        boolean screen = Boolean.getBoolean("impartial.terminal.out");
        boolean colour = Colour.of(args).shown(System.getenv(), screen);
        int columns = Math.max(NARROWEST, Math.min(WIDEST, Integer.getInteger("impartial.terminal.columns", WIDEST)));
        PrintWriter text = new PrintWriter(out, false, StandardCharsets.UTF_8);
        int width = screen ? columns : UNBROKEN;
        String name = System.getProperty("impartial.command", NAME);
        return new Terminal(StandardInput.of(System.in), out, text, err, colour, live, columns, width, name);
    }

    /** Writes what is printed and ignores what follows; a reader that no longer reads is not waited for. */
    public void endOutput() {
        CompletableFuture.runAsync(out::close)
                .exceptionally(readerGone -> null)
                .completeOnTimeout(null, MOST_WAITING_SECONDS, TimeUnit.SECONDS)
                .join();
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

    public void println(Object line) {
        out.println(line);
    }

    /** Returns a table of names and texts that fills the width, where long texts are indented. */
    public TextTable table(int names, int after, int indent) {
        return TextTable.forColumns(
                scheme(), new Column(names, after, Overflow.SPAN), new Column(columns - names, indent, Overflow.WRAP));
    }

    public void say(String text) {
        out.println(LineBreaks.wrapped(called(text), width));
    }

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

    public Progress progress() {
        return progress("positions");
    }

    public Progress progress(String unit) {
        return progress(unit, () -> "");
    }

    /** Returns a listener that shows the work in one line, with the unit of the count, after the aim of the search. */
    public Progress progress(String unit, Supplier<String> aim) {
        return live ? cost -> showProgress(aim.get() + counted(cost, unit)) : Progress.NONE;
    }

    private static String counted(Cost cost, String unit) {
        double time = cost.time().toNanos() / 1e9;
        return String.format(Locale.ROOT, "%,d %s, %,d options, %.1f s", cost.positions(), unit, cost.options(), time);
    }

    public void showProgress(String text) {
        if (live) {
            String line = "  " + text;
            err.print(CLEAR + line.substring(0, Math.min(line.length(), columns - 1)) + "\r");
            err.flush();
        }
    }

    public Progress progress(String unit, OptionalLong end) {
        return live ? cost -> showProgress(counted(cost, unit, end)) : Progress.NONE;
    }

    private static String counted(Cost cost, String unit, OptionalLong end) {
        long done = cost.positions();
        long all = end.orElse(-1);
        return done > all
                ? String.format(Locale.ROOT, "%,d %s", done, unit)
                : String.format(Locale.ROOT, "%,d of %,d %s, %d %%", done, all, unit, 100 * done / Math.max(1, all));
    }

    public void clear() {
        clear(live, err);
    }

    private static void clear(boolean live, PrintWriter err) {
        if (live) {
            err.print(CLEAR);
            err.flush();
        }
    }

    /** Standard output whose failures end the work; a print writer over it would swallow them. */
    public static final class WatchedOutput extends OutputStream {
        private final OutputStream out;
        private final Runnable before;

        public WatchedOutput(OutputStream out, Runnable before) {
            this.out = out;
            this.before = before;
        }

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) {
            before.run();
            try {
                out.write(bytes, from, count);
            } catch (IOException failure) {
                throw new OutputException(failure);
            }
        }

        @Override
        public void flush() {
            try {
                out.flush();
            } catch (IOException failure) {
                throw new OutputException(failure);
            }
        }
    }
}
