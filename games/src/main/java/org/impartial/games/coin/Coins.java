package org.impartial.games.coin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.core.notation.NotationException;

/** A set of coins in a row, kept as the edges of its runs, so that a run of 10^15 coins takes no more room than one. */
record Coins(ToggleSet<Long> runs) {
    /** The greatest label of a coin. */
    static final long GREATEST = Long.MAX_VALUE - 1;

    static final Coins NONE = new Coins(ToggleSet.of(List.<Long>of()));

    /** Returns the coins with some labels from 0 to {@link #GREATEST}; a repeated one is the same coin. */
    static Coins of(long... labels) {
        List<Long> edges = new ArrayList<>();
        for (long label : Arrays.stream(labels).sorted().distinct().toArray()) {
            requireLabels(label, label);
            int last = edges.size() - 1;
            if (last >= 0 && edges.get(last) == label) {
                edges.remove(last);
            } else {
                edges.add(label);
            }
            edges.add(label + 1);
        }
        return new Coins(ToggleSet.of(edges));
    }

    static Coins run(long from, long to) {
        requireLabels(from, to);
        return new Coins(ToggleSet.of(List.of(from, to + 1)));
    }

    private static void requireLabels(long from, long to) {
        if (from < 0 || to < from || to > GREATEST) {
            throw new NotationException("labels of coins are from 0 to " + GREATEST + ", a run from the lesser to the"
                    + " greater, not " + from + (from == to ? "" : ".." + to));
        }
    }

    /** Returns the coins that are in exactly one of these and of those that are turned. */
    Coins turned(Coins turn) {
        return new Coins(runs.toggle(turn.runs));
    }

    boolean has(long label) {
        return turned(of(label)).size() < size();
    }

    boolean isEmpty() {
        return runs.elements().isEmpty();
    }

    LongStream labels() {
        List<Long> at = runs.elements();
        return IntStream.range(0, at.size() / 2)
                .mapToObj(run -> LongStream.range(at.get(2 * run), at.get(2 * run + 1)))
                .flatMapToLong(run -> run);
    }

    /** Returns the edges of the runs, ascending: the first label of each, and the label after its last. */
    LongStream edges() {
        return runs.elements().stream().mapToLong(Long::longValue);
    }

    long size() {
        List<Long> at = runs.elements();
        long size = 0;
        for (int i = 0; i < at.size(); i += 2) {
            size += at.get(i + 1) - at.get(i);
        }
        return size;
    }

    long greatest() {
        List<Long> at = runs.elements();
        return at.isEmpty() ? -1 : at.get(at.size() - 1) - 1;
    }

    @Override
    public String toString() {
        return CoinRow.written(this, 3).toString();
    }
}
