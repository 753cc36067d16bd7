package org.impartial.cli.command.contest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.impartial.proof.file.LinesFile;

/** The file of the runs of a contest, if it has one. An interrupted contest leaves the runs that are done. */
final class RunsFile implements AutoCloseable {
    private final Optional<LinesFile> file;
    private Thread end = new Thread(this::publish);

    private RunsFile(Optional<LinesFile> file) {
        this.file = file;
    }

    static RunsFile begin(Optional<Path> to) throws IOException {
        RunsFile runs = new RunsFile(to.isPresent() ? Optional.of(LinesFile.begin(to.get())) : Optional.empty());
        Runtime.getRuntime().addShutdownHook(runs.end);
        return runs;
    }

    void add(String line) {
        try {
            if (file.isPresent()) {
                file.get().add(line);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sets what precedes the end of the file if the contest is interrupted. */
    void ifInterrupted(Runnable before) {
        withdraw();
        end = new Thread(() -> {
            before.run();
            publish();
        });
        try {
            Runtime.getRuntime().addShutdownHook(end);
        } catch (IllegalStateException ending) {
            waitForTheEnd();
        }
    }

    private void publish() {
        try {
            if (file.isPresent()) {
                file.get().close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Withdraws the end of an interrupted contest; if it has begun, this thread can only wait for it. */
    private void withdraw() {
        try {
            Runtime.getRuntime().removeShutdownHook(end);
        } catch (IllegalStateException ending) {
            waitForTheEnd();
        }
    }

    private static void waitForTheEnd() {
        while (true) {
            LockSupport.park();
        }
    }

    @Override
    public void close() {
        withdraw();
        publish();
    }
}
