package org.impartial.cli.question;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.impartial.cli.io.Interruption;
import org.impartial.cli.io.Terminal;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;

/** Computes values within a time; a file of them is read first, and saved every minute and at the end. */
public record SequenceWork(
        SavedValues values, Optional<Path> file, Optional<Duration> time, OptionalLong end, Terminal terminal) {
    private static final Duration BETWEEN_SAVES = Duration.ofMinutes(1);

    /** Values that can be saved to a file and continued from it. */
    public record SavedValues(IntSupplier computed, FileWork resume, FileWork save) {}

    public interface FileWork {
        void with(Path file) throws IOException;
    }

    public void run(Consumer<Meter> work) throws IOException {
        if (file.isEmpty()) {
            work.accept(meter(time, () -> false));
            return;
        }
        if (Files.exists(file.get())) {
            values.resume().with(file.get());
        }
        long started = System.nanoTime();
        try (Interruption interruption = new Interruption()) {
            Optional<Duration> left = time;
            while (!part(work, left, file.get(), interruption)) {
                left = time.map(t -> t.minusNanos(System.nanoTime() - started));
            }
        }
    }

    /** Returns whether the work is done; the values are saved either way. */
    private boolean part(Consumer<Meter> work, Optional<Duration> left, Path saved, Interruption interruption)
            throws IOException {
        boolean last = left.filter(l -> l.compareTo(BETWEEN_SAVES) <= 0).isPresent();
        try {
            work.accept(meter(last ? left : Optional.of(BETWEEN_SAVES), interruption::asked));
            return true;
        } catch (StoppedException e) {
            if (last || e.why() == StoppedException.Cause.CANCELLED) {
                throw e;
            }
            return false;
        } finally {
            values.save().with(saved);
            if (interruption.asked()) {
                terminal.clear();
                terminal.complain("interrupted; " + values.computed().getAsInt() + " values are saved in " + saved
                        + ", and the same command continues from them");
            }
        }
    }

    public static Meter meter(Optional<Duration> time) {
        return new Meter(budget(time), Progress.NONE, () -> false);
    }

    private static Budget budget(Optional<Duration> time) {
        return time.map(Budget.unlimited()::within).orElse(Budget.unlimited());
    }

    private Meter meter(Optional<Duration> within, BooleanSupplier cancelled) {
        return new Meter(
                budget(within.map(t -> t.isNegative() ? Duration.ZERO : t)),
                terminal.progress("values", file.isPresent() ? OptionalLong.empty() : end),
                cancelled);
    }
}
