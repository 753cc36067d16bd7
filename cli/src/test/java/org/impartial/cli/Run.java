package org.impartial.cli;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** What one run of the command printed, and how it ended. */
record Run(int status, String out, String err) {

    static Run of(String... args) {
        return reading("", args);
    }

    static Run reading(String input, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal = new Terminal(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintWriter(out),
                new PrintWriter(err),
                false,
                false);
        int status = ImpartialCommand.commandLine(terminal).execute(args);
        return new Run(status, out.toString(), err.toString());
    }
}
