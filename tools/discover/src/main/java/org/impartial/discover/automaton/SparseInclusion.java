package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.jspecify.annotations.Nullable;

/*
 * The same search as in Inclusion, for nondeterministic automata of many states of which few occur at a time: a set is
 * the ascending list of its states, with a filter of 64 bits, to one of which each state is hashed, which rules out
 * most subset tests.
 */
/** The least word that a deterministic automaton accepts and a large nondeterministic one does not. */
final class SparseInclusion {
    private static final int SHARE = 8;

    private final Nondeterministic moves;
    private final Meter meter;
    private final int[] stamp;
    private int stamps;
    private long held;
    private long explored;

    /** A set of states. */
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

    SparseInclusion(Nondeterministic moves, Meter meter) {
        this.moves = moves;
        this.meter = meter;
        this.stamp = new int[moves.states()];
    }

    long explored() {
        return explored;
    }

    int @Nullable [] leastMissing(Automaton set, int longest) {
        List<List<Few>> least = new ArrayList<>();
        for (int state = 0; state < set.states(); state++) {
            least.add(new ArrayList<>());
        }
        List<Few> subsets = new ArrayList<>();
        Paths paths = new Paths();
        boolean[] live = set.live();
        Few start = Few.of(sorted(moves.start()));
        if (live[0] && added(least.get(0), start)) {
            subsets.add(start);
            paths.start(0);
        }
        for (int at = 0; at < subsets.size(); at++) {
            int state = paths.state(at);
            Few subset = subsets.get(at);
            explored++;
            if (set.accepting(state) && Arrays.stream(subset.states()).noneMatch(moves::accepting)) {
                int[] word = paths.word(at);
                return word.length <= longest ? word : null;
            }
            for (int letter = 0; letter < moves.letters(); letter++) {
                int to = set.next(state, letter);
                if (live[to]) {
                    Few next = after(subset, letter);
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

    private static int[] sorted(int[] states) {
        int[] sorted = states.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    private Few after(Few subset, int letter) {
        stamps++;
        IntArrayList found = new IntArrayList(subset.states().length + 8);
        for (int state : subset.states()) {
            for (int to : moves.successors(state, letter)) {
                if (stamp[to] != stamps) {
                    stamp[to] = stamps;
                    found.add(to);
                }
            }
        }
        int[] states = found.toIntArray();
        IntArrays.quickSort(states);
        meter.spend(0, states.length);
        return Few.of(states);
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
