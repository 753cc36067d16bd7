package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games at a terminal, recorded by {@code script}, where it is installed. */
@Timeout(3 * 60)
class PseudoTerminalTest {
    private static final String CTRL_C = "\u0003";
    private static final String CTRL_D = "\u0004";
    private static final int SECONDS = 60;
    private static final int SIGINT = 2;

    @TempDir
    private Path work;

    @BeforeEach
    void needsScript() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "script is not installed");
    }

    /** Types a line after each prompt, and returns the text on the screen and the exit status of the command. */
    private Run typed(String command, String... lines) throws IOException, InterruptedException {
        return answering(")> ", command, lines);
    }

    private Run answering(String asked, String command, String... lines) throws IOException, InterruptedException {
        Process script = new ProcessBuilder("/usr/bin/script", "-qec", command, "/dev/null")
                .redirectErrorStream(true)
                .start();
        CompletableFuture<Void> tooLate = CompletableFuture.runAsync(
                script::destroy, CompletableFuture.delayedExecutor(SECONDS, TimeUnit.SECONDS));
        ByteArrayOutputStream screen = new ByteArrayOutputStream();
        InputStream shown = script.getInputStream();
        byte[] bytes = new byte[4096];
        int typed = 0;
        int read;
        while ((read = shown.read(bytes)) >= 0) {
            screen.write(bytes, 0, read);
            if (screen.toString(StandardCharsets.UTF_8).endsWith(asked)) {
                String line = typed < lines.length ? lines[typed++] : CTRL_D;
                boolean control = line.length() == 1 && line.charAt(0) < ' ';
                script.getOutputStream().write((control ? line : line + "\n").getBytes(StandardCharsets.UTF_8));
                script.getOutputStream().flush();
            }
        }
        assertTrue(script.waitFor(SECONDS, TimeUnit.SECONDS));
        assertTrue(tooLate.cancel(false), () -> "still waiting after " + SECONDS + " s: " + screen);
        return new Run(
                script.exitValue(), screen.toString(StandardCharsets.UTF_8).replace("\r\n", "\n"), "");
    }

    private static String java(String... words) {
        List<String> line = Run.java(words).command();
        return line.stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim 1 2      | normal | hint;2>1;1>0                        | hint: 2→1 wins | you win.",
                "cram[2,2]    | normal | 1 1 2 2;1 1 1 2                     | is not a legal move of cram[board=2,2]; legal:  | I win.",
                "kayles 3 + nim 2 | misere | 2>1;undo;why;hint             | Misère play | ",
            })
    void aGameIsPlayedAtATerminal(String position, String play, String lines, String shown, String end)
            throws Exception {
        String command = java("org.impartial.cli.ImpartialCommand", "play", position.strip(), "--play", play.strip());
        Run game = typed(command, lines.strip().split(";"));
        assertTrue(game.out().contains(shown.strip()), game::out);
        assertTrue(end == null || game.out().strip().endsWith(end.strip()), game::out);
        assertFalse(game.out().contains("Exception"), game::out);
    }

    /** Work that was started in the background by a shell ignores interrupts, and so do its children. */
    private static void needsInterrupts() throws IOException {
        String ignored = Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .findFirst()
                .orElse("SigIgn: 0");
        long signals = Long.parseUnsignedLong(ignored.substring(7).strip(), 16);
        assumeTrue((signals & (1L << (SIGINT - 1))) == 0, "interrupts are ignored here");
    }

    @Test
    void anInterruptEndsTheGameAndSaysHowToGoOn() throws Exception {
        needsInterrupts();
        String command = java("org.impartial.cli.ImpartialCommand", "play", "nim 3 5 7", "--play", "misere");
        Run game = typed(command, "7>6", CTRL_C);
        assertEquals(130, game.status(), game::out);
        String last = game.out().substring(game.out().lastIndexOf("impartial: "));
        assertTrue(
                last.matches("impartial: interrupted; go on with: impartial play 'nim [\\d ]+' --play misere\n"), last);
    }

    /** Progress is written over again and again, each time with a return at the end. */
    @Test
    void aLongWorkShowsItsProgressAndAnInterruptSaysWhatWasSaved() throws Exception {
        needsInterrupts();
        Path saved = work.resolve("values");
        String command = java(
                "-Dimpartial.terminal.err=true",
                "-Dimpartial.terminal.columns=40",
                "org.impartial.cli.ImpartialCommand",
                "sequence",
                "grundys-game",
                "--to",
                "1000000000",
                "--checkpoint",
                saved.toString());
        Run run = answering("\r", command, CTRL_C);
        assertEquals(130, run.status(), run::out);
        assertTrue(run.out().contains("\r\u001b[K  "), run::out);
        String last = run.out()
                .substring(run.out().lastIndexOf("impartial: interrupted; "))
                .replace('\n', ' ');
        assertTrue(
                last.matches(
                        "impartial: interrupted; \\d+ values are saved in [\\s\\S]*continues from them\\s[\\s\\S]*"),
                last);
        assertTrue(Files.size(saved) > 0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sequence grundys-game --to 1000000000 | of 1,000,000,000 values, 0 % | with --checkpoint FILE the values are kept",
                "solve cram[9,9] --solver search | boards, | with --seconds S or --budget N the search ends by itself",
                "quotient octal[0.07] --to 4000 --seconds 900 | elements, | --to N the command ends with what is verified by then",
                "sweep cram[5,6] | so far | with --directory DIR the levels are kept",
            })
    void anInterruptSaysWhatWasKept(String line, String progress, String kept) throws Exception {
        interrupted(line, progress, kept);
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "genus octal[0.007] --to 100000 --seconds 900 | genera | --to N requests fewer heaps",
                "sequence octal[0.106] --stream DIR/a --repeats 465384263797,328226140474 | values | continues from the state",
                "sequence octal[0.106] --stream DIR/b | values | the search for the period keeps nothing",
                "table wythoff 9000x9000 | of 81,000,000 values, | a smaller SIZE takes less time",
                "graph cram[6,6] --limit 100000 -o x.svg | positions | no graph was drawn",
                "form cram[6,6] | positions, | with --seconds S or --budget N the search ends by itself",
                "atlas --code 0.??? --directory DIR --seconds 60 | codes | complete lines are kept in",
                "contest boards --fork none --no-warm-up | / | with -o FILE.jsonl the runs that are done stay",
                "plot grundys-game 100000000 -o x.svg | of 100,000,000 values, 0 % | no picture was drawn",
                "solve octal[0.007] 2000000 --solver search | values, | with --seconds S or --budget N the search ends by itself",
            })
    void anInterruptOfOtherCommandsSaysHowToGoOn(String line, String progress, String kept) throws Exception {
        interrupted(line, progress, kept);
    }

    private void interrupted(String line, String progress, String kept) throws Exception {
        needsInterrupts();
        List<String> words = new ArrayList<>(List.of(
                "-Dimpartial.terminal.err=true",
                "-Dimpartial.terminal.columns=100",
                "org.impartial.cli.ImpartialCommand"));
        words.addAll(List.of(line.strip().replace("DIR", work.toString()).split(" ")));
        Run run = answering("\r", java(words.toArray(String[]::new)), CTRL_C);
        assertEquals(130, run.status(), run::out);
        assertTrue(run.out().contains(progress.strip()), run::out);
        String last = run.out()
                .substring(run.out().lastIndexOf("impartial: interrupted; "))
                .replace('\n', ' ');
        assertTrue(last.contains(kept.strip()), run::out);
    }

    /** The run after which the interrupt comes is in the file of the process that was interrupted. */
    @Test
    void aContestKeepsTheRunsOfItsProcessUnderWay() throws Exception {
        needsInterrupts();
        Path runs = work.resolve("runs.jsonl");
        String command = java(
                "-Dimpartial.terminal.err=true",
                "org.impartial.cli.ImpartialCommand",
                "contest",
                "unsolved",
                "--strategies",
                "search",
                "--seconds",
                "0.3",
                "--no-warm-up",
                "-o",
                runs.toString());
        Run run = answering("\r", command, CTRL_C);
        assertEquals(130, run.status(), run::out);
        String all = run.out().replaceAll("\\s+", " ");
        int said = all.indexOf("impartial: interrupted; the runs that are done are in ");
        assertTrue(said >= 0 && said == all.lastIndexOf("impartial: "), run::out);
        assertTrue(Files.readAllLines(runs).size() >= 2, run::out);
        assertEquals(0, Run.of("contest", "--report", runs.toString()).status());
    }

    @Test
    void theEndOfTheInputEndsTheGame() throws Exception {
        Run game = typed(java("org.impartial.cli.ImpartialCommand", "play", "nim 3 5 7"), "7>6");
        assertEquals(0, game.status());
        assertTrue(game.out().contains("play ends here"), game::out);
    }

    @Test
    void answersAreColouredOnATerminal() throws Exception {
        Run run = typed(java("-Dimpartial.terminal.out=true", "org.impartial.cli.ImpartialCommand", "solve", "nim 3"));
        assertTrue(run.out().startsWith("\u001b[1;32mYou can win\u001b[22;39m (N)"), run::out);
        Run grey = typed("NO_COLOR=1 "
                + java("-Dimpartial.terminal.out=true", "org.impartial.cli.ImpartialCommand", "solve", "nim 3"));
        assertTrue(grey.out().startsWith("You can win (N)"), grey::out);
    }

    /** The script that starts the command, with a stub in place of Java that prints its arguments. */
    @Test
    void theScriptTellsTheCommandThatItPrintsOnATerminal() throws Exception {
        Path root = Checkout.ROOT;
        Path script = Files.copy(root.resolve("impartial"), work.resolve("impartial"));
        for (String module : List.of("core", "games", "picture", "cli")) {
            Files.createDirectories(work.resolve(module + "/src/main"));
            Files.writeString(work.resolve(module + "/pom.xml"), "");
        }
        Files.writeString(work.resolve("pom.xml"), "");
        Path java = Files.writeString(
                Files.createDirectories(work.resolve("home/bin")).resolve("java"), "#!/bin/sh\necho \"$@\"\n");
        assertTrue(java.toFile().setExecutable(true) && script.toFile().setExecutable(true));
        Files.writeString(
                Files.createDirectories(work.resolve("target/command")).resolve("impartial.jar"), "");
        String start = "JAVA_HOME='" + work.resolve("home") + "' '" + script + "' games";
        Run both = typed("stty cols 40; " + start);
        assertTrue(both.out().contains("-Dimpartial.terminal.out=true"), both::out);
        assertTrue(both.out().contains("-Dimpartial.terminal.err=true"), both::out);
        assertTrue(both.out().contains("-Dimpartial.terminal.columns=40 "), both::out);
        Run messages = typed(start + " | cat");
        assertFalse(messages.out().contains("terminal.out"), messages::out);
        assertTrue(messages.out().contains("-Dimpartial.terminal.err=true"), messages::out);
        Run neither = typed("(" + start + ") 2>/dev/null | cat");
        assertFalse(neither.out().contains("impartial.terminal"), neither::out);
    }
}
