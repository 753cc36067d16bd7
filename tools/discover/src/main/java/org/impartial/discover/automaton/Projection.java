package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;

/*
 * Numbers on the other tapes may have more digits. With the most significant first, a word may therefore begin in all
 * states that zeros on the kept tapes lead to; with the least significant first, it may end where these lead to an
 * accepting one.
 */
/** Existential quantification: the words over some tapes that are completed by some digits on the others. */
public final class Projection {
    private final int letters;
    private final int[][] successors;
    private final boolean[] accepting;

    private Projection(int letters, int states) {
        this.letters = letters;
        this.successors = new int[states * letters][];
        this.accepting = new boolean[states];
    }

    /** An automaton, the tapes of it that are kept, and their places among the tapes of the result. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record KeptTapes(Automaton automaton, int[] tapes, int[] places) {}

    /** Keeps some tapes, in their order: digits on the others exist, perhaps after leading zeros. */
    public static Automaton of(Automaton automaton, int[] keep, Meter meter) {
        KeptTapes kept =
                new KeptTapes(automaton, keep, IntStream.range(0, keep.length).toArray());
        Nondeterministic some = union(List.of(kept), automaton.base(), keep.length, false, Meter.unlimited());
        return new Exploration(automaton.base(), keep.length, "a projection", meter).ofSets(some);
    }

    /** Returns the tuples that one of several projections accepts, possibly none, without determinising them. */
    public static Nondeterministic union(List<KeptTapes> parts, int base, int tapes, boolean leastFirst, Meter meter) {
        int states = parts.stream().mapToInt(part -> part.automaton().states()).sum();
        Projection union = new Projection(Letters.count(base, tapes), states);
        IntArrayList starts = new IntArrayList();
        int offset = 0;
        for (KeptTapes part : parts) {
            union.add(part, tapes, offset, meter);
            starts.add(offset);
            offset += part.automaton().states();
        }
        if (leastFirst) {
            union.trailingZeros();
        }
        int[] start = leastFirst ? starts.toIntArray() : union.leadingZeros(starts);
        return new Nondeterministic(union.letters, union.successors, union.accepting, start);
    }

    private void add(KeptTapes part, int tapes, int offset, Meter meter) {
        Automaton automaton = part.automaton();
        int[][] above = Letters.above(automaton.base(), automaton.tapes(), part.tapes());
        int[] narrow = Letters.picked(automaton.base(), tapes, part.places());
        boolean[] live = automaton.live();
        int[] stamp = new int[automaton.states()];
        int[] found = new int[automaton.states()];
        int stamps = 0;
        for (int state = 0; state < automaton.states(); state++) {
            accepting[offset + state] = automaton.accepting(state);
            meter.spend(0, automaton.letters());
            int[][] byNarrow = new int[above.length][];
            for (int letter = 0; letter < above.length; letter++) {
                int size = 0;
                stamps++;
                for (int wide : above[letter]) {
                    int to = automaton.next(state, wide);
                    if (live[to] && stamp[to] != stamps) {
                        stamp[to] = stamps;
                        found[size++] = offset + to;
                    }
                }
                byNarrow[letter] = Arrays.copyOf(found, size);
            }
            for (int letter = 0; letter < letters; letter++) {
                successors[(offset + state) * letters + letter] = byNarrow[narrow[letter]];
            }
        }
    }

    private int[] leadingZeros(IntArrayList starts) {
        boolean[] seen = new boolean[accepting.length];
        starts.forEach(state -> seen[state] = true);
        for (int i = 0; i < starts.size(); i++) {
            for (int to : successors[starts.getInt(i) * letters]) {
                if (!seen[to]) {
                    seen[to] = true;
                    starts.add(to);
                }
            }
        }
        return starts.toIntArray();
    }

    private void trailingZeros() {
        for (boolean grown = true; grown; ) {
            grown = false;
            for (int state = 0; state < accepting.length; state++) {
                if (!accepting[state]
                        && Arrays.stream(successors[state * letters]).anyMatch(to -> accepting[to])) {
                    accepting[state] = true;
                    grown = true;
                }
            }
        }
    }
}
