package org.impartial.discover.learn;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Letters;
import org.impartial.discover.automaton.Nondeterministic;
import org.impartial.discover.numeration.Relation;

/** The positions from which one of some moves can be made, as one nondeterministic automaton over the heaps. */
final class MoveUnion {
    private final int letters;
    private final int states;
    private final int[][] successors;
    private final boolean[] accepting;

    private MoveUnion(int letters, int states) {
        this.letters = letters;
        this.states = states;
        this.successors = new int[states * letters][];
        this.accepting = new boolean[states];
    }

    /** Returns the union of relations, possibly none, over the variables of positions, ascending, and others. */
    static Nondeterministic of(List<Relation> relations, int base, int[] position, boolean leastFirst, Meter meter) {
        MoveUnion union = new MoveUnion(
                Letters.count(base, position.length),
                relations.stream().mapToInt(r -> r.automaton().states()).sum());
        IntArrayList starts = new IntArrayList();
        int offset = 0;
        for (Relation relation : relations) {
            union.add(relation, position, offset, meter);
            starts.add(offset);
            offset += relation.automaton().states();
        }
        if (leastFirst) {
            union.trailingZeros();
        }
        int[] start = leastFirst ? starts.toIntArray() : union.leadingZeros(starts);
        return new Nondeterministic(union.letters, union.successors, union.accepting, start);
    }

    private void add(Relation relation, int[] position, int offset, Meter meter) {
        Automaton automaton = relation.automaton();
        int[] variables = relation.variables();
        int[] heldTapes = relation.evenTapes();
        int[] held = Arrays.stream(heldTapes)
                .map(tape -> Arrays.binarySearch(position, variables[tape]))
                .toArray();
        int[][] above = Letters.above(automaton.base(), variables.length, heldTapes);
        int[] narrow = Letters.picked(automaton.base(), position.length, held);
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
        boolean[] seen = new boolean[states];
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

    /** Makes a state accept if the other numbers may have further digits after those of the position. */
    private void trailingZeros() {
        for (boolean grown = true; grown; ) {
            grown = false;
            for (int state = 0; state < states; state++) {
                if (!accepting[state]
                        && Arrays.stream(successors[state * letters]).anyMatch(to -> accepting[to])) {
                    accepting[state] = true;
                    grown = true;
                }
            }
        }
    }
}
