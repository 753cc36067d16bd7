package org.impartial.spark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.impartial.sweep.LevelTable.LevelSummary;
import org.impartial.sweep.work.LevelWorker;
import scala.Tuple2;

/**
 * Keys to be sent to the partitions that own them, in growing arrays. A full array is sorted and its duplicates are
 * removed.
 */
final class Shares {
    private static final int LEAST = 1 << 8;

    private final int partitions;
    private final TreeMap<Integer, TaskShare[]> levels = new TreeMap<>();

    Shares(int partitions) {
        this.partitions = partitions;
    }

    /** Returns the partition that owns a key. */
    static int owner(long key, int partitions) {
        return (int) Math.floorMod(LevelSummary.term(key, 0), (long) partitions);
    }

    void add(int level, long key) {
        TaskShare[] shares = levels.computeIfAbsent(level, any -> new TaskShare[partitions]);
        int owner = owner(key, partitions);
        if (shares[owner] == null) {
            shares[owner] = new TaskShare();
        }
        shares[owner].add(key);
    }

    /** Returns a block for each owner and level. */
    List<Tuple2<Integer, SentBlock>> blocks(int from) {
        List<Tuple2<Integer, SentBlock>> blocks = new ArrayList<>();
        levels.forEach((level, shares) -> {
            for (int owner = 0; owner < partitions; owner++) {
                if (shares[owner] != null) {
                    blocks.add(new Tuple2<>(owner, SentBlock.of(from, level, shares[owner].distinct())));
                }
            }
        });
        return blocks;
    }

    private static final class TaskShare {
        private long[] keys = new long[LEAST];
        private int size;

        void add(long key) {
            if (size == keys.length) {
                long[] distinct = distinct();
                size = distinct.length;
                int room = 2 * size > keys.length ? 2 * keys.length : keys.length;
                keys = Arrays.copyOf(distinct, room);
            }
            keys[size++] = key;
        }

        long[] distinct() {
            return LevelWorker.distinct(keys, size);
        }
    }
}
