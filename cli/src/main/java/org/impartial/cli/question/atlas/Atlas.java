package org.impartial.cli.question.atlas;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import org.impartial.core.engine.sequence.GrundySequence;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.proof.Certificate;
import org.impartial.core.proof.Certificates;
import org.impartial.core.theory.Period;

/**
 * A table of periods in a directory: {@code classes.csv} holds a row for each class in the order in which they were
 * finished, from which a run continues after any interruption; {@code atlas.csv} holds a row for each code, sorted.
 * Certificates of proved periods that are short stand in {@code certificates}.
 *
 * @param directory where the files are
 * @param each how long one class may take
 * @param heaps how many values are computed at most
 * @param certificates certificates of at most so many values are written; 0 for none
 */
public record Atlas(Path directory, Duration each, int heaps, int certificates) {
    private static final String OPEN = "open";

    /**
     * Fills the table and returns its rows, sorted by code.
     *
     * @param codes the codes
     * @param threads the number of classes computed at a time
     * @param done called after each class with the number of classes that are finished and of all
     * @throws IOException if the directory cannot be read or written
     */
    public List<AtlasRow> fill(List<BreakingCode> codes, int threads, BiConsumer<Integer, Integer> done)
            throws IOException {
        Files.createDirectories(directory);
        Map<String, AtlasRow> known = known();
        Set<String> open = new LinkedHashSet<>();
        for (BreakingCode code : codes) {
            open.add(AtlasCodes.representative(code));
        }
        int all = open.size();
        open.removeAll(known.keySet());
        compute(List.copyOf(open), known, threads, () -> done.accept(known.size(), all));
        List<AtlasRow> rows = codes.stream()
                .map(code -> {
                    AtlasRow row = known.get(AtlasCodes.representative(code));
                    if (row == null) {
                        throw new IllegalStateException("no row was computed for " + code);
                    }
                    return row.of(code.toString());
                })
                .sorted(Comparator.comparing(AtlasRow::code))
                .toList();
        write(rows);
        return rows;
    }

    private Path classes() {
        return directory.resolve("classes.csv");
    }

    /** Reads the classes that are finished; a last line without its end was being written when a run was stopped. */
    private Map<String, AtlasRow> known() throws IOException {
        Map<String, AtlasRow> known = new TreeMap<>();
        if (!Files.exists(classes())) {
            Files.writeString(classes(), AtlasRow.HEADER + "\n");
            return known;
        }
        String text = Files.readString(classes());
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        if (!whole.equals(text)) {
            Files.writeString(classes(), whole);
        }
        whole.lines().skip(1).map(AtlasRow::read).forEach(row -> known.put(row.code(), row));
        return known;
    }

    private void compute(List<String> open, Map<String, AtlasRow> known, int threads, Runnable done)
            throws IOException {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Future<AtlasRow>> rows = new ArrayList<>();
            open.forEach(code -> rows.add(workers.submit(() -> row(code))));
            for (Future<AtlasRow> row : rows) {
                known.put(row.get().code(), row.get());
                done.run();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new IOException("the atlas was interrupted; the same command goes on from " + classes(), stop);
        } catch (ExecutionException failed) {
            throw new IOException("a class could not be computed: " + failed.getMessage(), failed);
        } finally {
            workers.shutdownNow();
        }
    }

    /** Computes a class, and appends its row as one write. */
    private AtlasRow row(String code) throws IOException {
        long start = System.nanoTime();
        HeapGame game = (HeapGame)
                GameLibrary.installed().ruleset("octal[" + code + "]").games().get(0);
        GrundySequence sequence = GrundySequence.of(game);
        try {
            sequence.periodWithin(heaps, new Meter(Budget.unlimited().within(each), Progress.NONE, () -> false));
        } catch (StoppedException stopped) {
            // The time of this class is over; the values computed until then are reported.
        }
        long millis = Duration.ofNanos(System.nanoTime() - start).toMillis();
        AtlasRow row = row(code, sequence, millis);
        certify(code, sequence);
        synchronized (this) {
            Files.write(classes(), (row.csv() + "\n").getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
        }
        return row;
    }

    private static AtlasRow row(String code, GrundySequence sequence, long millis) {
        long greatest = 0;
        long greatestAt = 0;
        int computed = sequence.computed();
        for (int from = 0; from < computed; from += 1 << 16) {
            long[] values = sequence.values(from, Math.min(computed, from + (1 << 16)));
            for (int i = 0; i < values.length; i++) {
                if (values[i] > greatest) {
                    greatest = values[i];
                    greatestAt = from + (long) i;
                }
            }
        }
        String status = sequence.period().isPresent() ? "proved" : OPEN;
        long period = sequence.period().map(Period::period).orElse(0L);
        long preperiod = sequence.period().map(Period::preperiod).orElse(0L);
        String theorem = sequence.period().map(p -> p.check().theorem()).orElse("");
        return new AtlasRow(code, code, status, period, preperiod, computed, greatest, greatestAt, theorem, millis);
    }

    private void certify(String code, GrundySequence sequence) throws IOException {
        boolean few = sequence.period()
                .filter(period -> period.preperiod() + period.period() <= certificates)
                .isPresent();
        Certificate proof = few ? sequence.certificate().orElse(null) : null;
        if (proof != null) {
            Path folder = directory.resolve("certificates");
            Files.createDirectories(folder);
            Certificates.write(proof, folder.resolve(code + ".period.gz"));
        }
    }

    private void write(List<AtlasRow> rows) throws IOException {
        Path part = directory.resolve("atlas.csv.part");
        List<String> lines = new ArrayList<>(List.of(AtlasRow.HEADER));
        rows.forEach(row -> lines.add(row.csv()));
        Files.write(part, lines);
        Files.move(part, directory.resolve("atlas.csv"), StandardCopyOption.REPLACE_EXISTING);
    }
}
