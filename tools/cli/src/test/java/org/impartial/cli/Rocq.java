package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The proof assistant, if it is installed, with the compiled theory of the folder {@code formal}. */
final class Rocq {
    static final Path FORMAL = Checkout.ROOT.resolve("tools/formal");

    private Rocq() {}

    /** Compiles the theory where it has changed; skips the test without Rocq. */
    static void compile() throws IOException, InterruptedException {
        assumeInstalled("coqc", "make");
        make();
    }

    /** Runs make in the folder of the theory, by one process of the tests at a time. */
    static void make(String... targets) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("make", "-s"));
        words.addAll(List.of(targets));
        Path lock = Files.createDirectories(Path.of("target")).resolve("rocq.lock");
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock held = channel.lock()) {
            assertTrue(held.isValid());
            assertEquals("", run(FORMAL, words.toArray(String[]::new)));
        }
    }

    /** Skips the test unless these programs are on the path. */
    static void assumeInstalled(String... programs) {
        for (String program : programs) {
            assumeTrue(
                    Stream.of(System.getenv("PATH").split(File.pathSeparator))
                            .anyMatch(folder -> Files.isExecutable(Path.of(folder, program))),
                    "skipped: " + program + " is not installed; apt-get install coq ocaml-nox ocaml-findlib");
        }
    }

    /** Returns what Rocq prints about a file. */
    static String check(Path folder, String text) throws IOException, InterruptedException {
        Path file = folder.resolve("Checked.v");
        Files.writeString(file, text);
        return run(folder, "coqc", "-q", "-Q", FORMAL.toString(), "Impartial", file.toString());
    }

    /** Returns what a program prints, which must end with the status 0. */
    static String run(Path folder, String... words) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), () -> List.of(words) + ": " + out);
        return out;
    }
}
