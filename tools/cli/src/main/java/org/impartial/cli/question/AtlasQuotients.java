package org.impartial.cli.question;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.impartial.solve.theory.quotient.QuotientConstruction;

/**
 * The orders of misère quotients that accompany an atlas, in {@code misere.csv}, from which a run continues.
 *
 * @param each the time limit of a class; one that did not reach heap {@link #HEAPS} in less is computed again
 * @param certificates the greatest number of facts in a certificate of a final quotient that is written
 */
public record AtlasQuotients(Path directory, Duration each, int certificates) {
    /** The heap to which the order of each quotient is computed. */
    public static final int HEAPS = 60;

    /** The heap up to which a quotient that becomes final may be built. */
    private static final int FURTHER = 400;

    /** Fills the file and returns its rows for some codes; {@code done} gets the numbers of finished and all. */
    public List<QuotientRow> fill(List<BreakingCode> codes, int threads, BiConsumer<Integer, Integer> done)
            throws IOException {
        Files.createDirectories(directory);
        ClassTable<QuotientRow> table =
                new ClassTable<>(directory.resolve("misere.csv"), QuotientRow.HEADER, QuotientRow::read);
        List<String> classes = AtlasCodes.classes(codes);
        Map<String, QuotientRow> known = table.fill(classes, this::mayImprove, threads, this::row, done);
        return classes.stream().map(known::get).sorted().toList();
    }

    private boolean mayImprove(QuotientRow row) {
        return !row.known() && row.millis() < each.toMillis();
    }

    private QuotientRow row(String code) throws IOException {
        long start = System.nanoTime();
        QuotientConstruction construction = QuotientConstruction.of(AtlasCodes.game(code));
        Meter meter = new Meter(Budget.unlimited().within(each), Progress.NONE, () -> false);
        Optional<MisereQuotient> there = Optional.empty();
        try {
            there = Optional.of(construction.grow(HEAPS, meter)).filter(q -> q.isFinal() || q.verified() >= HEAPS);
            construction.grow(FURTHER, meter);
        } catch (StoppedException stopped) {
            // The time for this class is over; the quotient of the heaps so far is reported.
        }
        long millis = Duration.ofNanos(System.nanoTime() - start).toMillis();
        MisereQuotient last = construction.quotient();
        if (certificates > 0 && last.isFinal()) {
            Optional<Certificate> few = last.certificate().filter(proof -> proof.size() <= certificates);
            ClassTable.certify(directory, code + ".quotient.gz", few);
        }
        String status = last.isFinal() ? "final" : there.isPresent() ? "partial" : QuotientRow.OPEN;
        MisereQuotient chosen = last.isFinal() ? last : there.orElse(last);
        return new QuotientRow(code, status, chosen.order(), chosen.portion().size(), chosen.verified(), millis);
    }

    /**
     * The misère quotient of one class: {@code final} where a certificate covers all heaps, {@code partial} where heaps to 60
     * are verified, else {@code open}.
     */
    public record QuotientRow(String code, String status, int order, int portion, int verified, long millis)
            implements ClassTable.ClassRow, Comparable<QuotientRow> {
        public static final String HEADER = "class,status,order,p_portion,verified,milliseconds";

        static final String OPEN = "open";

        public boolean known() {
            return !status.equals(OPEN);
        }

        @Override
        public String csv() {
            return ClassTable.line(code, status, order, portion, verified, millis);
        }

        public static QuotientRow read(String line) {
            return ClassTable.row(
                    line,
                    HEADER,
                    "about a quotient",
                    cells -> new QuotientRow(
                            cells[0],
                            cells[1],
                            Integer.parseInt(cells[2]),
                            Integer.parseInt(cells[3]),
                            Integer.parseInt(cells[4]),
                            Long.parseLong(cells[5])));
        }

        @Override
        public int compareTo(QuotientRow that) {
            return code.compareTo(that.code);
        }
    }
}
