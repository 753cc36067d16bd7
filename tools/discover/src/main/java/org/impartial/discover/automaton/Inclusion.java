package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.jspecify.annotations.Nullable;

/**
 * Compares a deterministic automaton with a nondeterministic one, which is never determinised: finds their least common
 * word, and the least word that only the deterministic one accepts. Inclusion is decided by antichains [De
 * Wulf-Doyen-Henzinger-Raskin 2006].
 */
public final class Inclusion {
    private static final int SHARE = 8 * 5;

    /** The number of states above which sets are stored as lists instead of bits. */
    private static final int MANY = 1 << 12;

    private final Nondeterministic moves;
    private final Meter meter;
    private long explored;

    public Inclusion(Nondeterministic moves, Meter meter) {
        this.moves = moves;
        this.meter = meter;
    }

    /** Returns the number of words examined so far. */
    public long explored() {
        return explored;
    }

    /*
     * Pairs of states are found in groups of the same word, so that each pair is first found by the least word that
     * leads to it.
     */
    /** Returns the least word that both accept; null if none has at most the given length. */
    public int @Nullable [] leastCommon(Automaton set, int longest) {
        LongOpenHashSet seen = new LongOpenHashSet();
        Paths paths = new Paths();
        List<long[]> groups = new ArrayList<>();
        long[] start = new long[moves.start().length];
        for (int i = 0; i < start.length; i++) {
            start[i] = pair(0, moves.start()[i]);
            seen.add(start[i]);
        }
        groups.add(start);
        paths.start(0);
        boolean[] live = set.live();
        for (int at = 0; at < groups.size(); at++) {
            long[] group = groups.get(at);
            explored++;
            for (long pair : group) {
                if (set.accepting((int) (pair >>> 32)) && moves.accepting((int) pair)) {
                    int[] word = paths.word(at);
                    return word.length <= longest ? word : null;
                }
            }
            for (int letter = 0; letter < moves.letters(); letter++) {
                long[] next = after(set, live, group, letter, seen);
                if (next.length > 0) {
                    groups.add(next);
                    paths.step(at, letter, 0);
                }
                meter.spend(0, group.length);
            }
            meter.spend(1);
        }
        return null;
    }

    private long[] after(Automaton set, boolean[] live, long[] group, int letter, LongOpenHashSet seen) {
        LongArrayList found = new LongArrayList();
        for (long pair : group) {
            int to = set.next((int) (pair >>> 32), letter);
            if (live[to]) {
                for (int state : moves.successors((int) pair, letter)) {
                    if (seen.add(pair(to, state))) {
                        found.add(pair(to, state));
                    }
                }
            }
        }
        return found.toLongArray();
    }

    private static long pair(int x, int y) {
        return (long) x << 32 | y;
    }

    /** Returns the least word that only the set accepts; null if none has at most the given length. */
    public int @Nullable [] leastMissing(Automaton set, int longest) {
        if (moves.states() > MANY) {
            SparseInclusion sparse = new SparseInclusion(moves, meter);
            int[] missing = sparse.leastMissing(set, longest);
            explored += sparse.explored();
            return missing;
        }
        Antichains met = new Antichains(set.states());
        List<long[]> subsets = new ArrayList<>();
        Paths paths = new Paths();
        int words = (moves.states() + 63) >>> 6;
        long[] start = new long[words];
        for (int state : moves.start()) {
            start[state >>> 6] |= 1L << state;
        }
        boolean[] live = set.live();
        if (live[0]) {
            met.add(0, start);
            subsets.add(start);
            paths.start(0);
        }
        for (int at = 0; at < subsets.size(); at++) {
            int state = paths.state(at);
            long[] subset = subsets.get(at);
            explored++;
            if (set.accepting(state) && !accepts(subset)) {
                int[] word = paths.word(at);
                return word.length <= longest ? word : null;
            }
            for (int letter = 0; letter < moves.letters(); letter++) {
                int to = set.next(state, letter);
                if (!live[to]) {
                    continue;
                }
                long[] next = after(subset, letter);
                if (met.add(to, next)) {
                    room(subsets.size(), words);
                    subsets.add(next);
                    paths.step(at, letter, to);
                }
                meter.spend(0, words + 1L + met.compared() / 4);
            }
            meter.spend(1);
        }
        return null;
    }

    private void room(int size, int words) {
        if ((long) size * (words + 6) > meter.memory() / SHARE) {
            throw new TooLargeException("a proof with " + size + " sets of states");
        }
    }

    private long[] after(long[] subset, int letter) {
        long[] next = new long[subset.length];
        for (int word = 0; word < subset.length; word++) {
            for (long bits = subset[word]; bits != 0; bits &= bits - 1) {
                int state = word << 6 | Long.numberOfTrailingZeros(bits);
                for (int to : moves.successors(state, letter)) {
                    next[to >>> 6] |= 1L << to;
                }
            }
        }
        return next;
    }

    private boolean accepts(long[] subset) {
        for (int word = 0; word < subset.length; word++) {
            for (long bits = subset[word]; bits != 0; bits &= bits - 1) {
                if (moves.accepting(word << 6 | Long.numberOfTrailingZeros(bits))) {
                    return true;
                }
            }
        }
        return false;
    }
}
