package org.impartial.cli.command.contest;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.cli.io.ExitStatus;
import org.impartial.contest.Contest;
import org.impartial.contest.ContestProblem;
import org.impartial.contest.Problems;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.file.LinesFile;

/** Runs parts of a contest in processes, one after another, each with a greatest heap such as {@code 4g}. */
record ForkedContest(String main, List<String> arguments, Problems problems, Optional<String> heap, RunsFile runs) {
    private static final String PART = "impartial.contest.part";

    /** Returns whether this is such a process, whose runs are stored by the process that started it. */
    static boolean isPart() {
        return Boolean.getBoolean(PART);
    }

    /** Ends this process when the one that started it has ended, even if it was killed and could not end its parts. */
    static void endWithParent() {
        CompletableFuture<Void> unused = ProcessHandle.current()
                .parent()
                .map(ProcessHandle::onExit)
                .orElseGet(CompletableFuture::new)
                .thenRun(() -> System.exit(ExitStatus.STOPPED));
    }

    Contest.Result run(String strategy, List<String> chosen, Optional<ContestProblem> problem)
            throws IOException, InterruptedException {
        Path file = Files.createTempFile("impartial-contest", ".jsonl");
        try {
            List<String> words = new ArrayList<>(command());
            words.addAll(arguments);
            words.addAll(chosen);
            words.addAll(List.of("--fork", "none", "-o", file.toString()));
            problem.ifPresent(one -> words.addAll(List.of("--problem", one.id(), "--no-warm-up")));
            Process process = new ProcessBuilder(words)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            int status = waited(process, file);
            if (status > 1) {
                throw new NotationException("the process of " + strategy + " ended with status " + status
                        + problem.map(one -> " on " + one.id()).orElse("")
                        + "; see its message above, or run it with --fork none");
            }
            LinesFile.read(file).lines().lines().forEach(runs::add);
            return Contest.Result.read(file, problems);
        } finally {
            Files.deleteIfExists(file);
        }
    }

    /** Waits for a process; if this one is interrupted, ends the other and passes on the runs that it has written. */
    private int waited(Process process, Path file) throws InterruptedException {
        runs.ifInterrupted(() -> finish(process, file));
        try {
            return process.waitFor();
        } finally {
            process.destroy();
            runs.ifInterrupted(() -> {});
        }
    }

    private void finish(Process process, Path file) {
        process.destroy();
        try {
            process.waitFor();
            LinesFile.read(file).lines().lines().forEach(runs::add);
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private List<String> command() {
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        heap.ifPresent(size -> words.add("-Xmx" + size));
        words.add("-D" + PART + "=true");
        for (String property : List.of("impartial.commit", "impartial.terminal.err")) {
            String value = System.getProperty(property);
            if (value != null) {
                words.add("-D" + property + "=" + value);
            }
        }
        words.addAll(List.of("-cp", classes(), main, "contest"));
        return words;
    }

    /** Returns the class path of this process, with the jars that {@code --classpath} has added. */
    private static String classes() {
        Stream<String> own = Stream.of("java.class.path", "jdk.module.path")
                .map(name -> System.getProperty(name, ""))
                .filter(path -> !path.isEmpty());
        return Stream.concat(own, added()).collect(Collectors.joining(File.pathSeparator));
    }

    private static Stream<String> added() {
        return Thread.currentThread().getContextClassLoader() instanceof URLClassLoader loader
                ? Stream.of(loader.getURLs())
                        .map(url -> Path.of(URI.create(url.toString())).toString())
                : Stream.empty();
    }
}
