package org.impartial.cli.question;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.json.question.Greatest;
import org.impartial.proof.file.WholeFile;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.theory.Period;

/**
 * A table of periods in a directory: {@code classes.csv} holds a row for each class in the order in which they were
 * finished, from which a run continues; {@code atlas.csv} holds a row for each code, sorted.
 *
 * @param each the time limit of a class; a class that was left open after less time is computed again
 * @param certificates the greatest number of values in a certificate that is written
 */
public record Atlas(Path directory, Duration each, int heaps, int certificates) {

    /** Fills the table and returns its rows, by code; {@code done} gets the numbers of finished and of all classes. */
    public List<AtlasRow> fill(List<BreakingCode> codes, int threads, BiConsumer<Integer, Integer> done)
            throws IOException {
        Files.createDirectories(directory);
        Path sorted = directory.resolve("atlas.csv");
        if (Files.exists(sorted)) {
            ClassTable.readOwn(sorted, AtlasRow.HEADER);
        }
        ClassTable<AtlasRow> table =
                new ClassTable<>(directory.resolve("classes.csv"), AtlasRow.HEADER, AtlasRow::read);
        Map<String, AtlasRow> known = table.fill(AtlasCodes.classes(codes), this::mayImprove, threads, this::row, done);
        List<AtlasRow> rows = codes.stream()
                .map(code -> row(code, known))
                .sorted(Comparator.comparing(AtlasRow::code))
                .toList();
        WholeFile.write(
                sorted,
                AtlasRow.HEADER + "\n"
                        + rows.stream().map(row -> row.csv() + "\n").collect(Collectors.joining()));
        return rows;
    }

    private boolean mayImprove(AtlasRow row) {
        return !row.proved() && row.values() < heaps && row.millis() < each.toMillis();
    }

    private AtlasRow row(BreakingCode code, Map<String, AtlasRow> known) {
        AtlasClass of = AtlasClass.of(code);
        AtlasRow row = known.get(of.code().toString());
        if (row == null) {
            throw new IllegalStateException("no row was computed for " + code);
        }
        int start = row.proved() ? Math.toIntExact(row.preperiod()) + of.shift() : 0;
        if (of.shift() > 0 && row.proved() && row.preperiod() == 0) {
            // The heaps before the first of a class may fit into the period of one that has no preperiod.
            int period = Math.toIntExact(row.period());
            GrundySequence values =
                    GrundySequence.of(AtlasCodes.game(code.toString())).to(start + period);
            while (start > 0 && values.value(start - 1) == values.value(start - 1 + period)) {
                start--;
            }
        }
        return row.of(code.toString(), of.shift(), start);
    }

    private AtlasRow row(String code) throws IOException {
        long start = System.nanoTime();
        GrundySequence sequence = GrundySequence.of(AtlasCodes.game(code));
        try {
            sequence.periodWithin(heaps, new Meter(Budget.unlimited().within(each), Progress.NONE, () -> false));
        } catch (StoppedException stopped) {
            // The time for this class is over; the values computed so far are reported.
        }
        long millis = Duration.ofNanos(System.nanoTime() - start).toMillis();
        int computed = sequence.computed();
        Greatest greatest = Greatest.of(sequence, computed, Meter.unlimited()).orElse(new Greatest(0, 0));
        Optional<Period> found = sequence.period();
        if (found.filter(period -> period.preperiod() + period.period() <= certificates)
                .isPresent()) {
            ClassTable.certify(directory, code + ".period.gz", sequence.certificate());
        }
        String status = found.isPresent() ? AtlasRow.PROVED : AtlasRow.OPEN;
        long period = found.map(Period::period).orElse(0L);
        long from = found.map(Period::preperiod).orElse(0L);
        String theorem = found.map(proved -> proved.check().theorem()).orElse("");
        return new AtlasRow(
                code, code, 0, status, period, from, computed, greatest.value(), greatest.at(), theorem, millis);
    }
}
