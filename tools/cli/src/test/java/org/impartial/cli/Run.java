package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.cli.io.Colour;
import org.impartial.cli.io.Terminal;

/** The output and the exit status of one run of the command. */
record Run(int status, String out, String err) {

    static Run of(String... args) {
        return reading("", args);
    }

    static Run reading(String input, String... args) {
        return on(100, Terminal.UNBROKEN, "impartial", input, args);
    }

    /** A run whose lines are broken as on a terminal with a given number of columns. */
    static Run narrow(int width, String input, String... args) {
        return on(width, width, "impartial", input, args);
    }

    /** A run of the command under another name. */
    static Run called(String command, String... args) {
        return on(100, Terminal.UNBROKEN, command, "", args);
    }

    private static Run on(int columns, int width, String command, String input, String... args) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal = new Terminal(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                bytes,
                new PrintWriter(out),
                new PrintWriter(err),
                Colour.of(args) == Colour.ALWAYS,
                width < Terminal.UNBROKEN,
                columns,
                width,
                command);
        int status = ImpartialCommand.run(terminal, args);
        return new Run(status, out.toString() + bytes.toString(StandardCharsets.ISO_8859_1), err.toString());
    }

    /** A separate virtual machine with the class path of these tests, set up to start quickly. */
    static ProcessBuilder java(String... words) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new ProcessBuilder(Stream.concat(
                        Stream.of(java, "-cp", classPath(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"),
                        Stream.of(words))
                .toList());
    }

    /** Compiles a source into a folder, with the class path of these tests. */
    static void javac(Path source, Path classes) {
        String[] words = {"-d", classes.toString(), "-cp", classPath(), source.toString()};
        assertEquals(0, ToolProvider.findFirst("javac").orElseThrow().run(System.out, System.err, words));
    }

    /** Everything these tests have, modules too. */
    static String classPath() {
        return Stream.of(System.getProperty("java.class.path"), System.getProperty("jdk.module.path", ""))
                .filter(path -> !path.isEmpty())
                .collect(Collectors.joining(System.getProperty("path.separator")));
    }
}
