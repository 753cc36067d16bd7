package org.impartial.sweep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.LongPredicate;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.capability.Capability.Levelled;
import org.impartial.core.game.capability.Capability.Packable;
import org.impartial.core.game.capability.Capability.Predecessors;
import org.impartial.core.game.capability.Capability.RankedGame;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.ImpartialException;
import org.impartial.solve.engine.retrograde.RankedSieve;
import org.impartial.sweep.disk.DiskStore;
import org.impartial.sweep.disk.SweepDirectory;
import org.impartial.sweep.store.LevelStore;
import org.impartial.sweep.store.MemoryStore;
import org.impartial.sweep.work.Fingerprint;
import org.impartial.sweep.work.SweptGame;

/**
 * The values of all positions that can be reached from some roots: an enumeration, where a search would visit only the
 * positions that it needs. A sweep upwards finds the positions of each level, a sweep downwards evaluates them; neither
 * needs more than a few levels at a time, so a table may be larger than memory. Each position is one number of 64 bits.
 *
 * <pre>{@code
 * LevelTable<Long> cram = LevelSweep.of(new Cram(2, 4), List.of(0L)).inMemory(Meter.unlimited());
 * cram.value(0L).orElseThrow();  // 0
 * }</pre>
 *
 * <p>The game is a {@link PackedGame} whose options have one part each, or a {@link Packable} game that provides such a
 * view. If it is {@link Levelled}, every {@link SweepMeasure} is available; if not, retrograde analysis gives outcomes and
 * remoteness, for loopy games too [Fraenkel-Perl 1975].
 *
 * <p>Cost: each option of each position is listed twice. A sweep in memory takes about 12 bytes per position, and while
 * a level is found 8 to 32 bytes for each arc into it. A sweep on disk takes 2 to 10 bytes per position, in two files
 * for each level. Immutable.
 *
 * @param <S> the states of the game
 */
public final class LevelSweep<S> {
    /**
     * {@return a test whether the state of a rank, from 0 to the greatest, is a P-position in normal play, of a game
     * whose states are numbered so that options come first} In this order a state that no option marked is P, and marks
     * its predecessors. Takes one bit per state.
     *
     * @param game the game, whose options have one part each
     * @param greatest the last rank, below 2^36
     * @param meter counts a position for each rank and an option for each mark
     * @param <G> a ranked game with predecessors
     * @throws BeyondRangeException if the rank is too great
     */
    public static <G extends RankedGame & Predecessors> LongPredicate previous(G game, long greatest, Meter meter) {
        return RankedSieve.of(game, greatest, meter)::at;
    }

    /** The least heap memory of a sweep on disk, in bytes. */
    public static final long LEAST_MEMORY = 1 << 20;

    private static final long USUAL_MEMORY = 256L << 20;

    private final SweptGame<S> game;
    private final long[] roots;
    private final SweepMeasure measure;
    private final long memory;
    private final LevelListener listener;

    private LevelSweep(SweptGame<S> game, long[] roots, SweepMeasure measure, long memory, LevelListener listener) {
        this.game = game;
        this.roots = roots;
        this.measure = measure;
        this.memory = memory;
        this.listener = listener;
    }

    /**
     * {@return a sweep over some states and all their followers} It finds Grundy values if the game has levels, else remoteness.
     *
     * @param game the game
     * @param roots at least one state
     * @param <S> its states
     * @throws BeyondRangeException if positions of the game do not fit 64 bits
     */
    public static <S> LevelSweep<S> of(ImpartialGame<S> game, List<? extends S> roots) {
        SweptGame<S> swept = SweptGame.of(game);
        if (roots.isEmpty()) {
            throw new IllegalArgumentException("a sweep must start from at least one position");
        }
        long[] packed = swept.pack(roots);
        SweepMeasure usual = swept.levelled() ? SweepMeasure.GRUNDY : SweepMeasure.REMOTENESS;
        return new LevelSweep<>(swept, packed, usual, USUAL_MEMORY, LevelListener.NONE);
    }

    /**
     * {@return this sweep with another measure}
     *
     * @param newMeasure the quantity to compute
     * @throws BeyondRangeException if Grundy values are requested of a game without levels
     */
    public LevelSweep<S> measuring(SweepMeasure newMeasure) {
        if (newMeasure == SweepMeasure.GRUNDY && !game.levelled()) {
            throw new BeyondRangeException(game.name() + " has no levels, so a sweep gives outcome and remoteness only;"
                    + " Grundy values require a game that is Levelled, or a search");
        }
        return new LevelSweep<>(game, roots, newMeasure, memory, listener);
    }

    /**
     * {@return this sweep on disk with another limit of heap memory than 256 MB} Java needs about 60 MB more.
     *
     * @param bytes at least {@link #LEAST_MEMORY}
     */
    public LevelSweep<S> memory(long bytes) {
        if (bytes < LEAST_MEMORY) {
            throw new IllegalArgumentException("a sweep needs at least 1 MB of memory, not " + bytes + " bytes");
        }
        return new LevelSweep<>(game, roots, measure, bytes, listener);
    }

    /**
     * {@return this sweep with a listener that is notified after each level}
     *
     * @param newListener receives the notifications
     */
    public LevelSweep<S> listener(LevelListener newListener) {
        return new LevelSweep<>(game, roots, measure, memory, Objects.requireNonNull(newListener));
    }

    /**
     * {@return the table of a sweep with all levels in memory}
     *
     * @param meter counts every position twice, and every option twice
     */
    public LevelTable<S> inMemory(Meter meter) {
        try {
            return swept(new MemoryStore(), meter);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Sweeps with all levels on disk. The directory is created if it does not exist. Complete levels in it are not
     * computed again: after an interruption of any kind the same sweep continues from the last complete level, and a
     * finished sweep returns its table at once.
     *
     * <p>A sweep is known by the name of the game, the measure, the roots and the rules at its first positions; the
     * values of a few positions of each complete level are compared with those of their options. Other changes of the
     * rules are not detected: state a version in {@code name()}.
     *
     * @param directory a directory for this sweep alone
     * @param meter counts every position twice, and every option twice, except those of complete levels
     * @return the table; close it at the end
     * @throws IOException if a file cannot be read or written, for example on a full disk; complete levels are kept
     * @throws ImpartialException if the directory contains a damaged file, or belongs to another sweep
     */
    public LevelTable<S> onDisk(Path directory, Meter meter) throws IOException {
        return onDisk(new SweepDirectory(directory), memory, meter);
    }

    LevelTable<S> onDisk(SweepDirectory volume, long bytes, Meter meter) throws IOException {
        try {
            return swept(new DiskStore(volume, Fingerprint.of(game, measure, roots), bytes), meter);
        } catch (Throwable e) {
            volume.close();
            if (e instanceof ClosedByInterruptException) {
                meter.poll(); // an interruption in the middle of reading or writing cancels the sweep too
            }
            throw e;
        }
    }

    private LevelTable<S> swept(LevelStore store, Meter meter) throws IOException {
        if (!game.levelled()) {
            new LoopySweep(store, game.expansion(), measure, listener, meter).run(roots);
            return new LevelTable<>(game, measure, store);
        }
        if (!store.isComplete()) {
            new Forward(store, game.expansion(), listener, meter).run(roots);
        }
        new Backward(store, game.expansion(), measure, listener, meter).run();
        return new LevelTable<>(game, measure, store);
    }

    /** Receives a notification of every level that a sweep has stored, on the sweeping thread. */
    @FunctionalInterface
    public interface LevelListener {
        /** Ignores all notifications. */
        LevelListener NONE = (sweep, level, positions) -> {};

        /** The two directions of a sweep. */
        enum Sweep {
            /** From the least level upwards: the positions. */
            POSITIONS,
            /** From the greatest level downwards: their values. */
            VALUES
        }

        /**
         * Receives a complete level.
         *
         * @param sweep the direction
         * @param level the level
         * @param positions the number of its positions
         */
        void level(Sweep sweep, int level, long positions);
    }

    /** The quantity that a sweep computes for every position. */
    public enum SweepMeasure {
        /** The Grundy value in normal play; the game must not be loopy. */
        GRUNDY(Convention.NORMAL),
        /** Outcome and remoteness in normal play, including draws. */
        REMOTENESS(Convention.NORMAL),
        /** Outcome and remoteness in misère play, including draws. */
        MISERE_REMOTENESS(Convention.MISERE);

        private final Convention convention;

        SweepMeasure(Convention convention) {
            this.convention = convention;
        }

        /** {@return the playing convention: normal or misère play} */
        public Convention convention() {
            return convention;
        }

        /**
         * {@return the outcome that a value determines}
         *
         * @param value a Grundy value, or a remoteness with −1 for a draw
         */
        public Outcome outcome(int value) {
            if (this != GRUNDY && value < 0) {
                return Outcome.D;
            }
            boolean atEnd = this == GRUNDY ? value == 0 : (value & 1) == 0;
            return atEnd ? convention.end() : convention.end() == Outcome.P ? Outcome.N : Outcome.P;
        }
    }

    /** Returns the game and the measure. */
    @Override
    public String toString() {
        return "sweep of " + game.name() + " for " + measure;
    }
}
