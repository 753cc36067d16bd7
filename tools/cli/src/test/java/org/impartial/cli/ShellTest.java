package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.impartial.cli.io.Colour;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.io.Terminal.WatchedOutput;
import org.impartial.core.meter.Cost;
import org.impartial.json.question.NearMiss;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the command behaves in a shell. */
class ShellTest {
    @TempDir
    private Path work;

    @ParameterizedTest
    @CsvSource({
        "slove nim 3, there is no command slove; did you mean solve?",
        "sequence kayles --too 5, there is no option --too; did you mean --to?",
        "solve nim 3 --plya misere, there is no option --plya; did you mean --play?",
        "solve nim 3 --nothing-like-it, there is no option --nothing-like-it",
        "--nonsense, there is no option --nonsense",
        "games -5, \"-5\" is one word too many; did you mean: impartial games --about -5?",
        "solve nim 3 -- --seconds 1, 'options stand before --, and --seconds stands after it'",
        "@@solve nim 3, there is no command @@solve",
        "genus nim wythoff, \"wythoff\" is one word too many",
        "plot kayles --modlo 5, there is no option --modlo; did you mean --modulo?"
    })
    void aMistakeIsToldInALineAndTheUsageInOneMore(String words, String message) {
        Run run = Run.of(words.split(" ", -1));
        assertEquals(2, run.status());
        List<String> lines = run.err().lines().toList();
        assertEquals(2, lines.size(), run::err);
        assertEquals("impartial: " + message, lines.get(0));
        assertTrue(lines.get(1).startsWith("usage: impartial"), run::err);
        assertTrue(lines.get(1).contains("--help shows more"), run::err);
    }

    @Test
    void nearMissesAreNear() {
        List<String> words = List.of("solve", "show", "sequence");
        assertEquals("; did you mean show?", NearMiss.of("shwo", words));
        assertEquals("; did you mean solve?", NearMiss.of("solv", words));
        assertEquals("", NearMiss.of("quotient", words));
        assertEquals(1, NearMiss.distance("ab", "BA"));
        assertEquals(3, NearMiss.distance("kitten", "sitting"));
    }

    @Test
    void helpIsACommandAndEveryCommandShowsAnExample() {
        assertEquals(0, Run.of("help").status());
        assertEquals(Run.of("solve", "--help").out(), Run.of("help", "solve").out());
        Terminal terminal = terminal(OutputStream.nullOutputStream());
        ImpartialCommand.commandLine(terminal).getSubcommands().forEach((name, command) -> {
            String usage = command.getUsageMessage();
            assertTrue(
                    name.equals("help")
                            || usage.contains("  impartial " + name)
                            || usage.contains("| impartial " + name)
                            || usage.contains("(impartial " + name),
                    usage);
            assertFalse(usage.lines().anyMatch(l -> l.matches(" +impartial [^'\"]*\\[.*")), () -> "unquoted: " + usage);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "sequence", "show", "games", "plot", "play", ""})
    void colourIsGivenWhereItIsWantedAndBoldIsEndedAsTerminalsReadIt(String command) {
        String[] words = (switch (command) {
                            case "solve" -> "solve nim 3 5";
                            case "sequence" -> "sequence --help";
                            case "show" -> "show nim";
                            case "plot" -> "plot --help";
                            case "play" -> "help play";
                            default -> command;
                        }
                        + " --color=always")
                .strip()
                .split(" ", -1);
        Run run = Run.of(words);
        assertTrue(run.out().contains("\u001b[1m"), run::out);
        assertTrue(run.out().contains("\u001b[22m"), run::out);
        assertFalse(run.out().contains("\u001b[21m"), "double underline");
        words[words.length - 1] = "--color=never";
        assertFalse(Run.of(words).out().contains("\u001b["));
    }

    @Test
    void noColorIsHeeded() {
        Map<String, String> none = Map.of("TERM", "xterm");
        assertTrue(Colour.AUTO.shown(none, true));
        assertFalse(Colour.AUTO.shown(none, false));
        assertFalse(Colour.AUTO.shown(Map.of("NO_COLOR", "1"), true));
        assertTrue(Colour.AUTO.shown(Map.of("NO_COLOR", ""), true));
        assertFalse(Colour.AUTO.shown(Map.of("TERM", "dumb"), true));
        assertTrue(Colour.ALWAYS.shown(Map.of("NO_COLOR", "1"), false));
        assertEquals(Colour.NEVER, Colour.of("solve", "--color", "never", "nim"));
        assertEquals(2, Run.of("solve", "nim", "3", "--color=pink").status());
    }

    @Test
    void aFailedWriteIsAnErrorAndAClosedPipeIsQuiet() {
        for (String fault : List.of("No space left on device", "Broken pipe")) {
            boolean gone = fault.contains("pipe");
            for (String[] words : List.of(
                    new String[] {"sequence", "kayles", "--to", "10"},
                    new String[] {"sequence", "kayles", "--to", "100000", "--bfile"},
                    new String[] {"plot", "kayles"},
                    new String[] {"--help"})) {
                StringWriter err = new StringWriter();
                Terminal terminal = terminal(
                        new WatchedOutput(
                                new OutputStream() {
                                    @Override
                                    public void write(int b) throws IOException {
                                        throw new IOException(fault);
                                    }
                                },
                                () -> {}),
                        err);
                int status = ImpartialCommand.run(terminal, words);
                assertEquals(gone ? 141 : 74, status, () -> String.join(" ", words));
                assertEquals(
                        gone ? "" : "impartial: standard output cannot be written: " + fault + System.lineSeparator(),
                        err.toString());
            }
        }
    }

    private static Terminal terminal(OutputStream out) {
        return terminal(out, new StringWriter());
    }

    private static Terminal terminal(OutputStream out, StringWriter err) {
        return new Terminal(
                new ByteArrayInputStream(new byte[0]),
                out,
                new PrintWriter(out, false, StandardCharsets.UTF_8),
                new PrintWriter(err, true),
                false,
                false,
                80,
                Terminal.UNBROKEN,
                "impartial");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh"})
    void aShellReadsItsCompletionScript(String shell) throws Exception {
        String script = Run.of("completion", shell).out();
        assertTrue(script.contains("(\"normal\" \"misere\")"), script);
        assertTrue(script.contains("wythoff") && script.contains("--checkpoint") && script.contains("solve"), script);
        assertEquals(shell.equals("zsh"), script.startsWith("autoload -U +X compinit"));
        Path file = Files.writeString(work.resolve("completion"), script);
        String bash = shell.equals("bash") ? "source '" + file + "' && " : "";
        Process check = new ProcessBuilder(
                        "bash",
                        "-c",
                        bash + "bash -n '" + file + "' && COMP_WORDS=(impartial seq) && COMP_CWORD=1 && "
                                + (shell.equals("bash")
                                        ? "_complete_impartial && echo \"${COMPREPLY[*]}\""
                                        : "echo sequence"))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String answer = new String(check.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(check.waitFor(60, TimeUnit.SECONDS));
        assertEquals("sequence\n", answer);
    }

    @Test
    void aNarrowTerminalGetsNarrowLinesAndProgressInOneOfThem() {
        StringWriter err = new StringWriter();
        StringWriter out = new StringWriter();
        Terminal narrow = new Terminal(
                new ByteArrayInputStream(new byte[0]),
                OutputStream.nullOutputStream(),
                new PrintWriter(out),
                new PrintWriter(err),
                false,
                true,
                40,
                40,
                "impartial");
        ImpartialCommand.run(narrow, "games");
        ImpartialCommand.run(narrow, "show", "wythoff");
        assertTrue(out.toString().lines().filter(line -> line.length() > 40).count() < 20, out::toString);
        narrow.progress().report(new Cost(123_456_789, 987_654_321_000L, Duration.ofSeconds(12), 0));
        String shown = err.toString();
        assertTrue(shown.startsWith("\r\u001b[K  123") && shown.endsWith("\r"), shown);
        assertTrue(shown.length() <= 40 + 4, shown);
    }

    @Test
    void tablesArePrintedAsTextAndAsCsv() {
        assertEquals("""
                  | 0 1 2 3
                --+--------
                0 | 0 1 2 3
                1 | 1 2 0 4
                2 | 2 0 1 5
                """, Run.of("table", "wythoff", "3x4").out());
        assertEquals(
                ",0,1,2\n0,0,1,2\n1,1,2,0\n",
                Run.of("table", "wythoff", "2x3", "--csv").out());
        assertTrue(Run.of("table", "wythoff", "20x20", "--format", "svg").out().startsWith("<svg "));
        assertTrue(Run.of("table", "wythoff", "2x3", "--color=always").out().contains("\u001b[1m0\u001b[22m"));
        assertEquals(
                "n,G(n)\n0,0\n1,1\n2,2\n3,3\n",
                Run.of("sequence", "kayles", "--to", "4", "--csv").out());
        assertEquals(2, Run.of("table", "wythoff", "20").status());
        assertEquals(1, Run.of("table", "cram[3,3]", "3x3").status());
    }
}
