package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ImpartialCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void withoutArgumentsItPrintsItsHelp() {
        assertEquals(0, run());
        assertTrue(out.toString().startsWith("Usage: impartial"), out::toString);
        assertEquals("", err.toString());
    }

    @Test
    void helpIsAnAnswer() {
        assertEquals(0, run("--help"));
        assertTrue(out.toString().startsWith("Usage: impartial"), out::toString);
    }

    @Test
    void versionIsTheOneOfTheBuild() {
        assertEquals(0, run("--version"));
        assertTrue(out.toString().matches("impartial \\d+\\.\\d+\\.\\d+\\S*\\R"), out::toString);
    }

    @Test
    void anUnknownOptionIsAUsageError() {
        assertEquals(2, run("--nonsense"));
        assertTrue(err.toString().contains("--nonsense"), err::toString);
        assertEquals("", out.toString());
    }

    private int run(String... args) {
        return ImpartialCommand.commandLine(new Terminal(
                        InputStream.nullInputStream(), new PrintWriter(out), new PrintWriter(err), false, false))
                .execute(args);
    }
}
