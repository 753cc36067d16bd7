package org.impartial.solve.engine.sequence.stream;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.concurrent.TimeUnit;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificates;
import org.impartial.proof.kind.period.Segment;
import org.impartial.proof.kind.period.SegmentWriter;
import org.impartial.proof.kind.period.SegmentedPeriod;
import org.impartial.proof.kind.period.SegmentedPeriod.Space;
import org.impartial.solve.engine.sequence.octal.SlidingTable;
import org.impartial.solve.theory.SparseSpace;

/**
 * Computes the values of a code with a sparse space up to the end of a given period, from a window, so that heaps may
 * have any size, and writes the certificate in segments that proves it. A run that is stopped or killed is continued
 * from {@code FILE.state} by the next one. Not safe for use by several threads.
 */
public final class SegmentRun {
    /** The default number of values of a segment. */
    public static final long SEGMENT = 1L << 33;

    private static final long SAVING = TimeUnit.MINUTES.toNanos(1);

    private final HeapGame game;
    private final RunFiles files;
    private final StreamedValues values;
    private final SlidingTable table;
    private final SegmentWriter writer;
    private final SortedSet<Long> bounds;
    private final List<String> plan;
    private Segment.Digest digest = new Segment.Digest();
    private short[] before = {};
    private long first;
    private long done;

    private SegmentRun(HeapGame game, Path file, SegmentGoal goal, RunSizes sizes, int threads, Meter meter) {
        this.game = game;
        this.files = new RunFiles(file);
        values = new StreamedValues(game, sizes, threads, meter);
        table = values.table;
        SparseSpace found = table.space();
        int rare = table.lastRare();
        Space space = new Space(
                found.mask() & SegmentWriter.MASK, found.parity(), found.anchor(), rare, sizes.window(), rare);
        writer = new SegmentWriter(game, values.code, space, goal.preperiod(), goal.period(), table::value)
                .settling(sizes.first());
        table.keep(writer.window());
        bounds = writer.bounds(goal.segment());
        plan = plan(game, goal, sizes);
    }

    private static List<String> plan(HeapGame game, SegmentGoal goal, RunSizes sizes) {
        return List.of(game.fullName(), goal.toString(), "window " + sizes.window());
    }

    /**
     * Computes all values, or continues, and writes the certificate.
     *
     * @throws CertificateException if there is no sparse space, the window does not determine the values, the goal is
     *     not a period, or a file is damaged or of another run
     */
    public static SegmentedPeriod run(HeapGame game, Path file, SegmentGoal goal, int threads, Meter meter)
            throws IOException {
        return run(game, file, goal, RunSizes.STANDARD, threads, meter);
    }

    static SegmentedPeriod run(HeapGame game, Path file, SegmentGoal goal, RunSizes sizes, int threads, Meter meter)
            throws IOException {
        RunFiles files = new RunFiles(file);
        Optional<SegmentedPeriod> complete = files.certificate(plan(game, goal, sizes), meter)
                .filter(read -> read.game().fullName().equals(game.fullName())
                        && read.preperiod() == goal.preperiod()
                        && read.period() == goal.period());
        if (complete.isEmpty()) {
            return new SegmentRun(game, file, goal, sizes, threads, meter).run(meter);
        }
        files.end(); // as the run was killed before it did
        return complete.get();
    }

    private SegmentedPeriod run(Meter meter) throws IOException {
        begin();
        long saved = System.nanoTime();
        try {
            while (done < bounds.last()) {
                if (done == table.next()) {
                    values.extend(bounds.tailSet(done + 1).first() - done);
                }
                long end = Math.min(table.next(), bounds.tailSet(done + 1).first());
                long count = end - done;
                for (; done < end; done++) {
                    digest.add(table.value(done));
                }
                if (bounds.contains(done)) {
                    close();
                }
                meter.spend(count);
                if (done == table.next() && System.nanoTime() - saved > SAVING) {
                    save();
                    saved = System.nanoTime();
                }
            }
        } catch (StoppedException stopped) {
            save();
            throw stopped;
        }
        return finish(meter);
    }

    private void close() throws IOException {
        files.add(Segment.line(first, done, digest.toString(), before));
        digest = new Segment.Digest();
        first = done;
        before = table.before(done, writer.window());
        save();
    }

    private void begin() throws IOException {
        RunState state = files.read(plan);
        if (state == null) {
            int heads = writer.space().heads(writer.code().last());
            files.begin(plan);
            files.add(Segment.head(table.before(heads, heads)));
            return;
        }
        first = state.first();
        done = state.done();
        digest = Segment.Digest.read(state.digest());
        before = state.before();
        table.restore(done, state.last());
    }

    /** Saves the state, if the table has no values beyond it. */
    private void save() throws IOException {
        if (done == table.next()) {
            files.save(plan, new RunState(first, done, digest.toString(), before, table.before(done, table.kept())));
        }
    }

    private SegmentedPeriod finish(Meter meter) throws IOException {
        List<String> lines = files.lines();
        lines.add(Segment.end(done, before));
        SegmentedPeriod proof = new SegmentedPeriod(game, writer.preperiod(), writer.period(), writer.space(), lines);
        proof.requireReturn(meter);
        Certificates.write(proof, files.file);
        files.end();
        return proof;
    }
}
