package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Closed descriptors, other locales, small heaps and empty environments end in a sentence. */
@EnabledOnOs(OS.LINUX)
class SurroundingsTest {
    @TempDir
    private Path work;

    /** The command in a shell, with redirections. */
    private static Run shell(String redirections, Map<String, String> environment, String... words) throws Exception {
        return shell("-Xmx64m", redirections, environment, words);
    }

    private static Run shell(String heap, String redirections, Map<String, String> environment, String... words)
            throws Exception {
        String line = Run.java(heap, "org.impartial.cli.ImpartialCommand").command().stream()
                        .map(word -> "'" + word + "'")
                        .collect(Collectors.joining(" "))
                + " " + String.join(" ", words) + " " + redirections;
        return bash(line, environment);
    }

    private static Run bash(String line, Map<String, String> environment) throws Exception {
        ProcessBuilder builder = new ProcessBuilder("bash", "-c", line);
        builder.environment().clear();
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        assertFalse(err.contains("\tat ") || err.contains("fault of the program"), err);
        return new Run(process.exitValue(), out, err);
    }

    @ParameterizedTest
    @CsvSource({"solve --jsonl, 1", "play nim 3 5, 1"})
    void closedInputIsNotTheJar(String words, int status) throws Exception {
        Run run = shell("<&-", Map.of(), words);
        assertEquals(status, run.status(), run::err);
        assertTrue(run.err().contains("standard input: "), () -> run.out() + run.err());
    }

    @Test
    void closedOutputIsAnError() throws Exception {
        Run run = shell(">&-", Map.of(), "solve nim 3 5");
        assertEquals(74, run.status(), run::err);
        assertTrue(run.err().startsWith("impartial: standard output cannot be written"), run::err);
    }

    /** Whether a budget of memory stops the work or the heap itself is full. */
    @ParameterizedTest
    @CsvSource({"count wythoff --to 3000 --heaps 4, 1"})
    void whatNeedsMoreMemoryEndsInASentence(String words, int status) throws Exception {
        Run run = shell("-Xmx16m", "", Map.of(), words);
        assertEquals(status, run.status(), run::err);
        assertTrue(run.err().contains("give Java more"), run::err);
    }

    /** Without HOME, PATH or anything else. */
    @Test
    void anEmptyEnvironmentIsEnough() throws Exception {
        Run run = shell("", Map.of(), "solve nim 3 5");
        assertEquals(0, run.status(), run::err);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "prove nim 3 5 -o é",
                "plot nim 8x8 -o é.svg",
                "games --classpath é.jar",
                "contest --report é",
                "solve --jsonl é"
            })
    void aNameBeyondTheLocaleIsASentence(String words) throws Exception {
        Run run = shell("", Map.of("LC_ALL", "POSIX"), words);
        assertEquals(2, run.status(), run::err);
        assertTrue(run.err().contains("set LC_ALL=C.UTF-8"), run::err);
    }

    /** The script sets a locale with which Java reads every name, and opens closed descriptors for nothing. */
    @Test
    void theScriptPreparesItsSurroundings() throws Exception {
        Path script = script(
                "#!/bin/sh\necho \"$LC_ALL\"; out=$(readlink /proc/$$/fd/1); readlink /proc/$$/fd/0; echo \"$out\" >&2\n");
        String home = "JAVA_HOME='" + work.resolve("home") + "' ";
        Run run = bash(home + "'" + script + "' games <&-", Map.of("LC_ALL", "POSIX", "PATH", "/usr/bin:/bin"));
        assertEquals("C.UTF-8\n/dev/null\n", run.out(), run::err);
        Run out = bash(home + "'" + script + "' games >&-", Map.of("LC_ALL", "C.utf8", "PATH", "/usr/bin:/bin"));
        assertTrue(out.err().endsWith("/dev/null\n"), out::err);
        Run missing = bash("JAVA_HOME=/none '" + script + "' games", Map.of("PATH", "/usr/bin:/bin"));
        assertEquals(2, missing.status());
        assertTrue(missing.err().startsWith("impartial: there is no /none/bin/java; install Java 17"), missing::err);
    }

    private Path script(String java) throws IOException {
        Path root = Path.of("").toAbsolutePath().getParent().getParent();
        Path script = Files.copy(root.resolve("impartial"), work.resolve("impartial"));
        for (String module : List.of("core", "games", "picture", "cli")) {
            Files.createDirectories(work.resolve(module + "/src/main"));
            Files.writeString(work.resolve(module + "/pom.xml"), "");
        }
        Files.writeString(work.resolve("pom.xml"), "");
        Path stub = Files.writeString(
                Files.createDirectories(work.resolve("home/bin")).resolve("java"), java);
        assertTrue(stub.toFile().setExecutable(true) && script.toFile().setExecutable(true));
        Files.writeString(
                Files.createDirectories(work.resolve("target/command")).resolve("impartial.jar"), "");
        return script;
    }
}
