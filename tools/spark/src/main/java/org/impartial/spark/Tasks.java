package org.impartial.spark;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.LongToIntFunction;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.LevelTable.LevelSummary;
import org.impartial.sweep.store.KeyBlock;
import org.impartial.sweep.work.Accumulator;
import org.impartial.sweep.work.Expansion;
import org.impartial.sweep.work.SweptGame;
import scala.Tuple2;

/** The work on one partition of one level. All input and output of a task is in the storage, so it can be repeated. */
record Tasks<S>(GameSource<S> source, SweepMeasure measure, int partitions, Storage storage) implements Serializable {
    /** Returns the name of a file of a partition: {@code asked} are the options of a level among its keys. */
    static String file(String kind, int level, int partition) {
        return kind + "-" + level + "-" + partition;
    }

    Expansion expansion() {
        return SweptGame.of(source.game()).expansion();
    }

    /** Creates the block of a level from the requests of earlier levels, stores it, and requests its options. */
    Iterator<Tuple2<Integer, SentBlock>> expand(int partition, int level, List<Integer> askers, long... roots)
            throws IOException {
        Expansion expansion = expansion();
        Union keys = new Union();
        for (long root : roots) {
            if (Shares.owner(root, partitions) == partition && expansion.level(root) == level) {
                keys.add(root);
            }
        }
        for (int asker : askers) {
            for (SentBlock block : storage.read(file("asked", asker, partition))) {
                if (block.level() == level) {
                    keys.addAll(block.unpacked());
                }
            }
        }
        long[] positions = keys.distinct();
        storage.write(file("keys", level, partition), List.of(SentBlock.of(partition, level, positions)));
        Shares options = new Shares(partitions);
        expansion.each(positions, (position, option) -> options.add(expansion.level(option), option));
        return options.blocks(partition).iterator();
    }

    /** Stores the requests; returns the number of positions of the partition on the level, and the levels requested. */
    Iterator<Tuple2<Integer, Long>> keepAsked(int partition, int level, Iterator<Tuple2<Integer, SentBlock>> asked)
            throws IOException {
        List<SentBlock> blocks = sorted(asked);
        storage.write(file("asked", level, partition), blocks);
        List<Tuple2<Integer, Long>> counts = new ArrayList<>();
        long size = storage.only(file("keys", level, partition)).unpacked().length;
        counts.add(new Tuple2<>(level, size));
        blocks.stream().map(SentBlock::level).distinct().forEach(above -> counts.add(new Tuple2<>(above, 0L)));
        return counts.iterator();
    }

    static List<SentBlock> sorted(Iterator<Tuple2<Integer, SentBlock>> blocks) {
        List<SentBlock> sorted = new ArrayList<>();
        blocks.forEachRemaining(block -> sorted.add(block._2()));
        sorted.sort(Comparator.comparingInt(SentBlock::from).thenComparingInt(SentBlock::level));
        return sorted;
    }

    /** Answers all requests of the positions of a level to a partition. */
    Iterator<Tuple2<Integer, SentBlock>> answer(int partition, int level) throws IOException {
        Map<Integer, KnownCodes> levels = new HashMap<>();
        List<Tuple2<Integer, SentBlock>> answers = new ArrayList<>();
        for (SentBlock asked : storage.read(file("asked", level, partition))) {
            KnownCodes known = levels.get(asked.level());
            if (known == null) {
                known = KnownCodes.of(storage.only(file("values", asked.level(), partition)));
                levels.put(asked.level(), known);
            }
            long[] keys = asked.unpacked();
            int[] codes = new int[keys.length];
            for (int i = 0; i < keys.length; i++) {
                codes[i] = known.value(keys[i]) + 1;
            }
            answers.add(new Tuple2<>(asked.from(), SentBlock.of(partition, asked.level(), keys, codes)));
        }
        return answers.iterator();
    }

    /** Computes the values of the positions of a level in a partition from the answers, stores and counts them. */
    Iterator<CountTask> value(int partition, int level, int greatest, Iterator<Tuple2<Integer, SentBlock>> answers)
            throws IOException {
        KnownCodes[] known = new KnownCodes[partitions];
        Map<Integer, List<SentBlock>> blocks = new HashMap<>();
        for (SentBlock block : sorted(answers)) {
            blocks.computeIfAbsent(block.from(), any -> new ArrayList<>()).add(block);
        }
        blocks.forEach((owner, from) -> known[owner] = KnownCodes.of(from));
        long[] positions = storage.only(file("keys", level, partition)).unpacked();
        int[] values = values(positions, option -> value(known, option), greatest);
        keepValues(level, partition, positions, values);
        return List.of(CountTask.of(positions, values)).iterator();
    }

    /** Returns the values of some positions from those of all their options, which have an upper bound. */
    private int[] values(long[] positions, LongToIntFunction options, int greatest) {
        Expansion expansion = expansion();
        Accumulator seen = new Accumulator(measure, Accumulator.code(measure, greatest), 1);
        int[] values = new int[positions.length];
        for (int i = 0; i < positions.length; i++) {
            seen.clear();
            int count = expansion.of(positions[i]);
            for (int option = 0; option < count; option++) {
                seen.see(0, Accumulator.code(measure, options.applyAsInt(expansion.option(option))));
            }
            values[i] = Accumulator.value(measure, seen.code(0));
        }
        return values;
    }

    /** Stores the values as codes; a code is 1 + the value, since a draw has −1. */
    void keepValues(int level, int partition, long[] positions, int[] values) throws IOException {
        int[] codes = Arrays.stream(values).map(value -> value + 1).toArray();
        storage.write(file("values", level, partition), List.of(SentBlock.of(partition, level, positions, codes)));
    }

    private int value(KnownCodes[] known, long option) {
        KnownCodes owner = known[Shares.owner(option, partitions)];
        if (owner == null) {
            throw new IllegalStateException("there is no value of option " + option);
        }
        return owner.value(option);
    }

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record KnownCodes(KeyBlock index, int[] codes) {
        static KnownCodes of(SentBlock block) {
            long[] keys = block.unpacked();
            return new KnownCodes(KeyBlock.of(keys), block.unpackedCodes(keys.length));
        }

        /** Returns the keys and values of several blocks together. */
        static KnownCodes of(List<SentBlock> blocks) {
            if (blocks.size() == 1) {
                return of(blocks.get(0));
            }
            Union union = new Union();
            blocks.forEach(block -> union.addAll(block.unpacked()));
            long[] keys = union.distinct();
            KeyBlock index = KeyBlock.of(keys);
            int[] codes = new int[keys.length];
            for (SentBlock block : blocks) {
                long[] some = block.unpacked();
                int[] theirs = block.unpackedCodes(some.length);
                for (int i = 0; i < some.length; i++) {
                    codes[index.find(some[i])] = theirs[i];
                }
            }
            return new KnownCodes(index, codes);
        }

        int value(long key) {
            int at = index.find(key);
            if (at < 0) {
                throw new IllegalStateException("position " + key
                        + " was requested and is absent; options() must give the same options each time");
            }
            return codes[at] - 1;
        }
    }

    /** The counts of a partition of a level: the number of positions with each value, and the sum of their terms. */
    record CountTask(Map<Integer, Long> values, long checksum) implements Serializable {
        static CountTask of(long[] positions, int[] values) {
            Map<Integer, Long> counts = new HashMap<>();
            long checksum = 0;
            for (int i = 0; i < positions.length; i++) {
                counts.merge(values[i], 1L, Long::sum);
                checksum += LevelSummary.term(positions[i], values[i]);
            }
            return new CountTask(counts, checksum);
        }

        CountTask plus(CountTask that) {
            Map<Integer, Long> sum = new HashMap<>(values);
            that.values.forEach((value, count) -> sum.merge(value, count, Long::sum));
            return new CountTask(sum, checksum + that.checksum);
        }
    }
}
