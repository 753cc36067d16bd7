package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.jspecify.annotations.Nullable;

/** Compares an automaton with a nondeterministic one by antichains [De Wulf-Doyen-Henzinger-Raskin 2006]. */
public final class Inclusion {
    private static final int SHARE = 8;

    private final Nondeterministic moves;
    private final Meter meter;
    private final SuccessorSets sets;
    private long held;
    private long explored;

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Few(int[] states, long bits) {
        static Few of(int[] states) {
            long bits = 0;
            for (int state : states) {
                bits |= 1L << ((state * 0x9E3779B9) >>> 26);
            }
            return new Few(states, bits);
        }

        boolean within(Few larger) {
            if ((bits & ~larger.bits) != 0 || states.length > larger.states.length) {
                return false;
            }
            int at = 0;
            for (int state : states) {
                while (at < larger.states.length && larger.states[at] < state) {
                    at++;
                }
                if (at == larger.states.length || larger.states[at] != state) {
                    return false;
                }
            }
            return true;
        }
    }

    public Inclusion(Nondeterministic moves, Meter meter) {
        this.moves = moves;
        this.meter = meter;
        this.sets = new SuccessorSets(moves, meter);
    }

    public long explored() {
        return explored;
    }

    /** Returns the least word that both accept, if it is short enough: pairs of one word are found in one group. */
    public int @Nullable [] leastCommon(Automaton set, int longest) {
        long[] start = Arrays.stream(moves.start()).asLongStream().toArray();
        LongOpenHashSet seen = new LongOpenHashSet(start);
        Paths paths = new Paths();
        List<long[]> groups = new ArrayList<>(List.of(start));
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
        List<List<Few>> least =
                Stream.<List<Few>>generate(ArrayList::new).limit(set.states()).toList();
        List<Few> subsets = new ArrayList<>();
        Paths paths = new Paths();
        boolean[] live = set.live();
        Few start = Few.of(sets.start());
        if (live[0] && added(least.get(0), start)) {
            subsets.add(start);
            paths.start(0);
        }
        for (int at = 0; at < subsets.size(); at++) {
            int state = paths.state(at);
            Few subset = subsets.get(at);
            explored++;
            if (set.accepting(state) && !sets.accept(subset.states())) {
                int[] word = paths.word(at);
                return word.length <= longest ? word : null;
            }
            for (int letter = 0; letter < moves.letters(); letter++) {
                int to = set.next(state, letter);
                if (live[to]) {
                    Few next = Few.of(sets.after(subset.states(), letter));
                    if (added(least.get(to), next)) {
                        subsets.add(next);
                        paths.step(at, letter, to);
                    }
                }
            }
            meter.spend(1);
        }
        return null;
    }

    /** Adds a set unless one of its subsets was found before; returns whether it was added. */
    private boolean added(List<Few> least, Few set) {
        for (Few smaller : least) {
            if (smaller.within(set)) {
                return false;
            }
        }
        meter.spend(0, 1 + least.size() / 8);
        least.removeIf(set::within);
        least.add(set);
        held += 80 + 4L * set.states().length;
        if (held > meter.memory() / SHARE) {
            throw new TooLargeException("a proof with sets of states in " + (held >>> 20) + " MB");
        }
        return true;
    }
}
