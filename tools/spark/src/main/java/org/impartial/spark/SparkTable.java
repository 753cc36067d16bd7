package org.impartial.spark;

import java.io.IOException;
import java.util.Arrays;
import java.util.OptionalInt;
import org.impartial.sweep.LevelTable;
import org.impartial.sweep.LevelTable.LevelSummary;
import org.impartial.sweep.work.SweptGame;

/**
 * The values of all positions of a sweep, in its storage. Immutable.
 *
 * <pre>{@code
 * SparkTable<Long> table = SparkSweep.of(() -> new Cram(2, 4), List.of(0L)).partitions(2).run(spark, directory);
 * table.summary().outcomes().get(Outcome.N);  // 34
 * }</pre>
 *
 * @param <S> the states of the game
 */
public final class SparkTable<S> {
    private final Tasks<S> tasks;
    private final LevelSummary summary;

    SparkTable(Tasks<S> tasks, LevelSummary summary) {
        this.tasks = tasks;
        this.summary = summary;
    }

    /** {@return the counts of the table; the checksum is that of the same sweep in memory or on disk} */
    public LevelSummary summary() {
        return summary;
    }

    /**
     * {@return the Grundy value of a position, or its remoteness, −1 for a draw; empty if it is not reachable}
     *
     * @param state a state, or one that symmetry makes equivalent
     * @throws IOException if a file cannot be read
     */
    public OptionalInt value(S state) throws IOException {
        SweptGame<S> game = SweptGame.of(tasks.source().game());
        long position = game.pack(state);
        int level = game.expansion().level(position);
        if (!summary.levels().containsKey(level)) {
            return OptionalInt.empty();
        }
        SentBlock block = block(level, Shares.owner(position, tasks.partitions()));
        long[] keys = block.unpacked();
        int at = Arrays.binarySearch(keys, position);
        return at < 0 ? OptionalInt.empty() : OptionalInt.of(block.unpackedCodes(keys.length)[at] - 1);
    }

    /**
     * Visits all positions, block by block, on the calling machine.
     *
     * @param visitor receives the positions
     * @throws IOException if a file cannot be read
     */
    public void forEach(LevelTable.PositionVisitor visitor) throws IOException {
        for (int level : summary.levels().keySet()) {
            for (int partition = 0; partition < tasks.partitions(); partition++) {
                SentBlock block = block(level, partition);
                long[] keys = block.unpacked();
                int[] codes = block.unpackedCodes(keys.length);
                for (int i = 0; i < keys.length; i++) {
                    visitor.visit(level, keys[i], codes[i] - 1);
                }
            }
        }
    }

    private SentBlock block(int level, int partition) throws IOException {
        return tasks.storage().only(Tasks.file("values", level, partition));
    }
}
