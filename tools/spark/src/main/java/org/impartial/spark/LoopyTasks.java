package org.impartial.spark;

import java.io.IOException;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.impartial.core.game.Outcome;
import org.impartial.sweep.store.KeyBlock;
import scala.Tuple2;

/** The work on one partition of a game without levels. All input and output of a task is in the storage. */
/*
 * Implementation: found-g-p are the positions of generation g, arcs-g-p their options in p with the positions that
 * have them, state-r-p all positions before round r: 1 + twice the remoteness where it is known, else twice the
 * number of options that are not known to be N.
 */
record LoopyTasks<S>(Tasks<S> tasks) implements Serializable {
    /** Sends each option of a generation to its owner, with the position that has it. */
    Iterator<Tuple2<Integer, SentBlock>> expand(int part, int generation, long... roots) throws IOException {
        if (generation == 0) {
            long[] own = Arrays.stream(roots)
                    .filter(root -> Shares.owner(root, tasks.partitions()) == part)
                    .toArray();
            tasks.storage().write(Tasks.file("found", 0, part), List.of(SentBlock.of(part, 0, own)));
        }
        TreeMap<Integer, Arcs> out = new TreeMap<>();
        long[] positions = generation(generation, part);
        tasks.expansion().each(positions, (position, option) -> add(out, option, position));
        return sent(out, arcs -> arcs.block(part, generation));
    }

    private void add(Map<Integer, Arcs> out, long head, long tail) {
        out.computeIfAbsent(Shares.owner(head, tasks.partitions()), any -> new Arcs())
                .add(head, tail);
    }

    /** Stores arcs and returns the number of new heads. */
    Iterator<Long> keep(int part, int generation, Iterator<Tuple2<Integer, SentBlock>> arriving) throws IOException {
        List<SentBlock> arcs = Tasks.sorted(arriving);
        tasks.storage().write(Tasks.file("arcs", generation, part), arcs);
        Union heads = new Union();
        arcs.forEach(block -> heads.addAll(block.unpacked()));
        KeyBlock seen = KeyBlock.of(positions(part, generation));
        long[] fresh = Arrays.stream(heads.distinct())
                .filter(head -> seen.find(head) < 0)
                .toArray();
        tasks.storage().write(Tasks.file("found", generation + 1, part), List.of(SentBlock.of(part, 0, fresh)));
        return List.of((long) fresh.length).iterator();
    }

    private long[] generation(int generation, int part) throws IOException {
        return tasks.storage().only(Tasks.file("found", generation, part)).unpacked();
    }

    private long[] positions(int part, int lastGeneration) throws IOException {
        Union all = new Union();
        for (int generation = 0; generation <= lastGeneration; generation++) {
            all.addAll(generation(generation, part));
        }
        return all.distinct();
    }

    /** Counts the options of all positions and returns the number of positions without options. */
    long begin(int part, int generations) throws IOException {
        long[] positions = positions(part, generations);
        KeyBlock index = KeyBlock.of(positions);
        int[] state = new int[positions.length];
        tasks.expansion().each(positions, (position, option) -> state[index.find(position)] += 2);
        long ends = 0;
        for (int i = 0; i < state.length; i++) {
            if (state[i] == 0) {
                state[i] = 1;
                ends++;
            }
        }
        // The number of generations is stored in place of the level.
        tasks.storage().write(Tasks.file("state", 0, part), List.of(SentBlock.of(part, generations, positions, state)));
        return ends;
    }

    /** Sends the positions of a remoteness to those that have them as options. */
    Iterator<Tuple2<Integer, SentBlock>> tell(int part, int round) throws IOException {
        SentBlock before = tasks.storage().only(Tasks.file("state", round, part));
        long[] positions = before.unpacked();
        int[] state = before.unpackedCodes(positions.length);
        KeyBlock index = KeyBlock.of(positions);
        TreeMap<Integer, Arcs> out = new TreeMap<>();
        for (int generation = 0; generation < before.level(); generation++) {
            for (SentBlock arcs : tasks.storage().read(Tasks.file("arcs", generation, part))) {
                long[] heads = arcs.unpacked();
                long[] tails = DeltaKeys.unpacked(arcs.codes());
                for (int i = 0; i < heads.length; i++) {
                    if (state[index.find(heads[i])] == 2 * round + 1) {
                        add(out, tails[i], heads[i]);
                    }
                }
            }
        }
        return sent(out, arcs -> arcs.heads(part, round));
    }

    private static Iterator<Tuple2<Integer, SentBlock>> sent(Map<Integer, Arcs> out, Function<Arcs, SentBlock> block) {
        return out.entrySet().stream()
                .map(arcs -> new Tuple2<>(arcs.getKey(), block.apply(arcs.getValue())))
                .iterator();
    }

    /** Decides positions from the blocks received and returns their number. */
    Iterator<Long> decide(int part, int round, Iterator<Tuple2<Integer, SentBlock>> blocks) throws IOException {
        SentBlock before = tasks.storage().only(Tasks.file("state", round, part));
        long[] positions = before.unpacked();
        int[] state = before.unpackedCodes(positions.length);
        KeyBlock index = KeyBlock.of(positions);
        boolean lost = tasks.measure().outcome(round) == Outcome.P;
        int decided = 2 * (round + 1) + 1;
        long count = 0;
        for (SentBlock block : Tasks.sorted(blocks)) {
            for (long position : block.unpacked()) {
                int at = index.find(position);
                if ((state[at] & 1) == 0) {
                    state[at] -= 2;
                    if (lost || state[at] == 0) {
                        state[at] = decided;
                        count++;
                    }
                }
            }
        }
        SentBlock after = SentBlock.of(part, before.level(), positions, state);
        tasks.storage().write(Tasks.file("state", round + 1, part), after);
        // The previous round has ended on all partitions.
        tasks.storage().delete(Tasks.file("state", round - 1, part));
        return List.of(count).iterator();
    }

    /** Stores the table of all positions and returns its counts; positions that are not decided are draws. */
    Tasks.CountTask end(int part, int round) throws IOException {
        SentBlock block = tasks.storage().only(Tasks.file("state", round, part));
        long[] positions = block.unpacked();
        IntStream states = Arrays.stream(block.unpackedCodes(positions.length));
        int[] values = states.map(state -> (state & 1) == 1 ? state >> 1 : -1).toArray();
        tasks.keepValues(0, part, positions, values);
        return Tasks.CountTask.of(positions, values);
    }

    private static final class Arcs {
        private long[] heads = new long[16];
        private long[] tails = new long[16];
        private int size;

        void add(long head, long tail) {
            if (size == heads.length) {
                heads = Arrays.copyOf(heads, 2 * size);
                tails = Arrays.copyOf(tails, 2 * size);
            }
            heads[size] = head;
            tails[size++] = tail;
        }

        /** Returns the pairs, in any order; differences may wrap. */
        SentBlock block(int from, int level) {
            byte[] packed = DeltaKeys.packed(Arrays.copyOf(heads, size));
            return new SentBlock(from, level, packed, DeltaKeys.packed(Arrays.copyOf(tails, size)));
        }

        SentBlock heads(int from, int level) {
            return SentBlock.of(from, level, Arrays.copyOf(heads, size));
        }
    }
}
