package org.impartial.solve.engine.sequence;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.ImpartialException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Segmented;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.stream.Checkpoint;
import org.impartial.solve.engine.sequence.word.Fnv;
import org.impartial.solve.engine.sequence.word.RepetitionSearch;
import org.impartial.solve.engine.sequence.word.Word;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.Period.Observation;
import org.jspecify.annotations.Nullable;

/**
 * The Grundy values G(0), G(1), G(2), … of a heap game. The table grows on request, filled by the engine that suits the
 * game. A period is reported only if a theorem proves it; the value of every heap is then known without computation.
 *
 * <pre>{@code
 * GrundySequence kayles = GrundySequence.of(Octal.of("0.77")).to(1000);
 * kayles.value(5);                         // 4
 * kayles.period().orElseThrow().period();  // 12
 * kayles.value(1_000_000_000_000L);        // 1
 * }</pre>
 *
 * <p>Not safe for use by several threads at once; {@link #threads} sets the number of threads that the sequence itself
 * uses.
 */
public final class GrundySequence {
    /** The number of values that {@link #toString} shows. */
    private static final int SHOWN = 12;

    private final HeapGame game;
    private final GameForm form;
    private final @Nullable HeapEngineKind forced;
    private final int threads;
    private final KnownValues values;

    private GrundySequence(HeapGame game, @Nullable HeapEngineKind forced, int threads) {
        this.game = game;
        this.form = GameForm.of(game);
        this.forced = forced;
        this.threads = threads;
        this.values = new KnownValues(game, form.engine(forced, threads), form.proof, forced != null);
    }

    /**
     * {@return the sequence of a game, without values} A game with a {@link HeapGame#heapCode} gets an engine for that
     * code, if there is one; for other games the engine calls the rules.
     *
     * @param game the game
     */
    public static GrundySequence of(HeapGame game) {
        return new GrundySequence(game, null, 1);
    }

    /**
     * {@return a new sequence of the same game, without values, which computes each value by the given engine even if a
     * period is known} For tests and measurements.
     *
     * @param kind one of {@link #engines}
     * @throws IllegalArgumentException if that engine cannot fill this game's table
     */
    public GrundySequence using(HeapEngineKind kind) {
        if (!engines().contains(kind)) {
            throw new IllegalArgumentException(
                    "the engine " + kind + " does not suit " + game.name() + "; choose one of " + engines());
        }
        return new GrundySequence(game, kind, threads);
    }

    /**
     * {@return a new sequence of the game, without values, with several threads for codes with a sparse space}
     *
     * @param count the number of threads, at least 1
     */
    public GrundySequence threads(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("a sequence needs at least 1 thread, not " + count);
        }
        return new GrundySequence(game, forced, count);
    }

    /** {@return the game} */
    public HeapGame game() {
        return game;
    }

    /** {@return the engines that can fill the table of this game, {@link HeapEngineKind#NAIVE} first} */
    public List<HeapEngineKind> engines() {
        return form.kinds();
    }

    /** {@return the engine that fills the table at its current length} */
    public HeapEngineKind engine() {
        return values.engine.kind();
    }

    /** {@return the number of values computed one by one: the length N of the table G(0) … G(N − 1)} */
    public int computed() {
        return values.engine.length();
    }

    /**
     * Extends the known values to the heaps below a size, without a budget.
     *
     * @param heaps the number of values
     * @return this sequence
     */
    public GrundySequence to(int heaps) {
        return to(heaps, Meter.unlimited());
    }

    /**
     * Extends the known values to the heaps below a size, by computing them or by a proved period. Values computed
     * before the meter ends the work are kept.
     *
     * @param heaps the number of values, at most 2^31 − 9
     * @param meter counts each value and each option examined, and may stop the work
     * @return this sequence
     */
    public GrundySequence to(int heaps, Meter meter) {
        values.to(heaps, meter);
        return this;
    }

    /**
     * Extends the known values up to one heap, if a table of that length is possible.
     *
     * @param heap the heap, 0 or more
     * @param meter counts each value, and rejects in advance work beyond its limits
     * @return this sequence
     * @throws BeyondRangeException if no period is proved and a table cannot be that long
     */
    public GrundySequence reach(long heap, Meter meter) {
        values.reach(heap, meter);
        return this;
    }

    /**
     * {@return the value G(heap) of a heap} The table grows as far as necessary; for a heap that is too large for any
     * table, a period is searched for among the first 16384 values.
     *
     * @param heap the heap size, 0 or more; of any size once a period is proved
     * @throws BeyondRangeException if no period is proved and the heap is too large for a table; {@link #periodWithin}
     *     searches further
     */
    public long value(long heap) {
        return values.value(heap);
    }

    /**
     * {@return the values of consecutive heaps, G(from) … G(to − 1)}
     *
     * @param from the first heap
     * @param to one above the last heap
     */
    public long[] values(long from, long to) {
        return values.values(from, to);
    }

    /**
     * Fills a compact table with the values of consecutive heaps. If a period without a saltus is proved, all values
     * after the first period are copied, at the speed of the memory.
     *
     * @param from the first heap
     * @param table receives G(from), G(from + 1), …, to its end
     * @throws BeyondRangeException if a value is above 127; the message names it. The values before it are in the table
     */
    public void fill(long from, byte[] table) {
        values.fill(from, CompactTable.of(table));
    }

    /**
     * Fills a table with the values of consecutive heaps, as {@link #fill(long, byte[])} does.
     *
     * @param from the first heap
     * @param table receives G(from), G(from + 1), …, to its end
     * @throws BeyondRangeException if a value is above 2^31 − 1; the message names it. The values before it are in the
     *     table
     */
    public void fill(long from, int[] table) {
        values.fill(from, CompactTable.of(table));
    }

    /**
     * {@return a sequential stream of the values of consecutive heaps, G(from) … G(to − 1)}
     *
     * @param from the first heap
     * @param to one above the last heap
     */
    public LongStream stream(long from, long to) {
        if (to > from) {
            value(to - 1);
        }
        return LongStream.range(from, to).map(values::known);
    }

    /** {@return the least period with its least preperiod, if the values {@link #computed} so far prove one} */
    public Optional<Period> period() {
        return values.period();
    }

    /**
     * Computes until a period is proved.
     *
     * @param limit the greatest number of values to compute
     * @param meter may stop the work
     * @return the period; empty if none is proved up to the limit
     */
    public Optional<Period> periodWithin(int limit, Meter meter) {
        return values.periodWithin(limit, meter);
    }

    /** {@return a repetition at the end of the values computed so far, which need not be proved, if there is one} */
    public Optional<Observation> observed() {
        return RepetitionSearch.observed(values.engine);
    }

    /** {@return a proof of the {@link #period} for a checker, unless there is none or only a theorem proves it} */
    public Optional<Certificate> certificate() {
        return values.certificate();
    }

    /**
     * Returns a proof of the {@linkplain #period period} in segments, each of which can be checked from its own window
     * of values. Intended for long periods in sparse space, whose values are too many for a checker to compute as a
     * whole.
     *
     * @param segment the greatest number of values of a segment, at least 1
     * @return the certificate, which is not checked yet; creating it reads all values once
     * @throws org.impartial.proof.Certificate.CertificateException if no period is proved, if the values have no
     *     sparse space or were not all computed in it, or if a value is too great for such a certificate
     */
    public Segmented segments(long segment) {
        if (segment < 1) {
            throw new IllegalArgumentException("a segment has 1 value or more, not " + segment);
        }
        return segments(segment, PeriodSegments.settling(this, values.engine));
    }

    /**
     * {@return a hash of 64 bits over the values G(0) … G(heaps − 1), computed as FNV-1a with values in place of bytes:
     * it starts at 1469598103934665603, and each value is added by XOR and multiplication by 1099511628211}
     *
     * @param heaps the number of values
     * @param meter counts each value as a step, and may stop the work
     */
    public long checksum(long heaps, Meter meter) {
        Fnv fnv = new Fnv();
        stream(0, heaps).forEach(value -> {
            meter.tick();
            fnv.add(value);
        });
        return fnv.hash();
    }

    /** Returns the certificate for which the given number of first heaps are examined one by one. */
    Segmented segments(long segment, int settling) {
        return PeriodSegments.of(this, values.engine, segment, settling);
    }

    /** Returns the game, the number of values computed, the first of them, and the period if one is proved. */
    @Override
    public String toString() {
        int shown = Math.min(computed(), SHOWN);
        String first = LongStream.of(values(0, shown)).mapToObj(Long::toString).collect(Collectors.joining(" "));
        String text = game.name() + ": " + computed() + " values" + (shown == 0 ? "" : ", " + first)
                + (shown < computed() ? " ..." : "");
        return text
                + period().map(p -> ", period " + p.period() + " from " + p.preperiod())
                        .orElse("");
    }

    /** {@return counts of the values computed so far} */
    public SequenceStatistics statistics() {
        return statistics(computed());
    }

    /**
     * {@return counts of the values of the heaps below a size, from heap 0 on} Beyond the values computed so far they
     * follow from a proved period; the division into rare and common values is that of the computed ones.
     *
     * @param heaps the number of values, 0 or more
     * @throws BeyondRangeException if not so many values are computed and no period is proved
     */
    public SequenceStatistics statistics(int heaps) {
        if (heaps > 0) {
            value(heaps - 1L);
        }
        return StatisticsCount.of(
                values.engine, form.rule, heap -> Math.toIntExact(values.known(heap)), period(), heaps);
    }

    /**
     * Writes values as an OEIS b-file: a line {@code n G(n)} for each heap.
     *
     * @param from the first heap
     * @param to one above the last heap
     * @param out receives the lines
     * @throws IOException if {@code out} throws it
     */
    public void writeBFile(long from, long to, Appendable out) throws IOException {
        if (to > from) {
            value(to - 1);
        }
        for (long heap = from; heap < to; heap++) {
            out.append(Long.toString(heap))
                    .append(' ')
                    .append(Long.toString(values.known(heap)))
                    .append('\n');
        }
    }

    /**
     * Saves the computed values, under a temporary name that is then moved into place, so that no file is lost.
     *
     * @param file the file
     * @throws IOException if it cannot be written
     */
    public void save(Path file) throws IOException {
        Checkpoint.write(file, form.identity, values.engine);
    }

    /**
     * Adds the values of a checkpoint; a damaged one, or one of another game, is rejected and changes nothing.
     *
     * @param file a file that {@link #save} wrote for the same game
     * @return this sequence
     * @throws IOException if it cannot be read
     * @throws CheckpointException if the file is rejected; the message gives the reason
     */
    public GrundySequence resume(Path file) throws IOException {
        Word saved = Checkpoint.read(file, form.identity, game);
        Checkpoint.requireSame(file, saved, values.engine);
        values.engine.adopt(saved);
        return this;
    }

    /**
     * Returns the games among several whose first values equal the given ones.
     *
     * @param candidates the games; the values of each are computed up to the first difference
     * @param values G(0), G(1), …
     * @return those games, in their order; different rules may have the same values up to any length
     */
    public static List<HeapGame> having(List<? extends HeapGame> candidates, long... values) {
        return candidates.stream()
                .<HeapGame>map(candidate -> candidate)
                .filter(candidate -> GrundySequence.of(candidate).begins(values))
                .toList();
    }

    private boolean begins(long[] values) {
        return IntStream.range(0, values.length).allMatch(heap -> value(heap) == values[heap]);
    }

    /** Signals a checkpoint file that is damaged or of another game; the message states what is wrong and a remedy. */
    public static final class CheckpointException extends ImpartialException {
        private static final long serialVersionUID = 1L;

        /**
         * Creates an exception; the message states a remedy.
         *
         * @param message which file, what is wrong with it, and what to do instead
         */
        public CheckpointException(String message) {
            super(message);
        }
    }
}
