package org.impartial.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.impartial.sweep.LevelTable.LevelSummary;
import scala.Tuple2;

/** Keys to be sent to the partitions that own them. */
record Shares(int partitions, TreeMap<Integer, Union[]> levels) {
    Shares(int partitions) {
        this(partitions, new TreeMap<>());
    }

    static int owner(long key, int partitions) {
        return (int) Math.floorMod(LevelSummary.term(key, 0), (long) partitions);
    }

    void add(int level, long key) {
        Union[] shares = levels.computeIfAbsent(level, any -> new Union[partitions]);
        int owner = owner(key, partitions);
        if (shares[owner] == null) {
            shares[owner] = new Union();
        }
        shares[owner].add(key);
    }

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
}
