package org.impartial.cli;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Progress;
import picocli.CommandLine.Help.Ansi;

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
 */
record Terminal(InputStream in, OutputStream bytes, PrintWriter out, PrintWriter err, boolean colour, boolean live) {

    static Terminal standard() {
        return new Terminal(
                System.in,
                System.out,
                new PrintWriter(System.out, false, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                Boolean.getBoolean("impartial.terminal.out"),
                Boolean.getBoolean("impartial.terminal.err"));
    }

    BufferedReader reader() {
        return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8), 1 << 16);
    }

    Ansi ansi() {
        return colour ? Ansi.ON : Ansi.OFF;
    }

    /** Shows progress in one line that is written over. */
    Progress progress() {
        return live ? this::show : Progress.NONE;
    }

    private void show(Cost cost) {
        err.print("\r  " + cost + " \u001b[K\r");
        err.flush();
    }
}
