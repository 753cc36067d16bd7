package org.impartial.core.solve.level;

import java.io.Closeable;
import java.io.IOException;
import java.util.OptionalInt;

/**
 * The values of all positions of a sweep: to be looked up, streamed, counted, and compared with those of another sweep. A
 * table on disk reads its files again for each question, and refuses them if they have been changed; close it at the end.
 * Belongs to one thread.
 *
 * @param <S> the states of the game
 */
public final class LevelTable<S> implements Closeable {
    private static final int BATCH = 1 << 12;

    private final SweptGame<S> game;
    private final Measure measure;
    private final LevelStore store;

    LevelTable(SweptGame<S> game, Measure measure, LevelStore store) {
        this.game = game;
        this.measure = measure;
        this.store = store;
    }

    /** Takes the positions of a table one by one. */
    @FunctionalInterface
    public interface Visitor {

        /**
         * Takes a position.
         *
         * @param level its level, 0 in a game without levels
         * @param position its number, which {@link LevelTable#unpack} makes a state
         * @param value its Grundy value, or its remoteness, −1 for a draw
         */
        void visit(int level, long position, int value);
    }

    /**
     * What the values mean.
     *
     * @return the measure of the sweep
     */
    public Measure measure() {
        return measure;
    }

    /**
     * How many positions there are.
     *
     * @return the number of positions on all levels
     */
    public long positions() {
        return store.levels().stream().mapToLong(store::size).sum();
    }

    /**
     * How many bytes this sweep wrote to disk, temporary files among them.
     *
     * @return the bytes, 0 in memory; what an earlier process wrote is not counted
     */
    public long bytesWritten() {
        return store.bytesWritten();
    }

    /**
     * The value of a position.
     *
     * @param state a state, or one that symmetry makes equivalent
     * @return its Grundy value, or its remoteness, −1 for a draw; nothing if no root leads to it
     * @throws IOException if a file cannot be read
     */
    public OptionalInt value(S state) throws IOException {
        long position = game.pack(state);
        int level = game.expansion().level(position);
        if (!store.levels().contains(level)) {
            return OptionalInt.empty();
        }
        long index = store.find(level, position);
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(measure.value(store.code(level, index)));
    }

    /**
     * The state of a number that {@link #forEach} gave.
     *
     * @param position the number
     * @return the state
     */
    public S unpack(long position) {
        return game.unpacking().apply(position);
    }

    /**
     * Gives all positions, by level and then by number.
     *
     * @param visitor takes them
     * @throws IOException if a file cannot be read
     */
    public void forEach(Visitor visitor) throws IOException {
        long[] keys = new long[BATCH];
        int[] codes = new int[BATCH];
        for (int level : store.levels()) {
            try (Keys positions = store.keys(level);
                    LevelStore.CodeSource values = store.codes(level)) {
                for (int count = positions.read(keys); count > 0; count = positions.read(keys)) {
                    values.read(codes, count);
                    for (int i = 0; i < count; i++) {
                        visitor.visit(level, keys[i], measure.value(codes[i]));
                    }
                }
            }
        }
    }

    /**
     * Counts all positions.
     *
     * @return how many there are of each value on each level, and their checksum
     * @throws IOException if a file cannot be read
     */
    public LevelSummary summary() throws IOException {
        LevelSummary.Count count = new LevelSummary.Count(measure);
        forEach(count);
        return count.summary();
    }

    /** Lets go of the files. */
    @Override
    public void close() throws IOException {
        store.close();
    }
}
