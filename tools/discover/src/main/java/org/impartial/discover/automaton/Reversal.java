package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;

/** The automaton of the reversed words of another one, by the subset construction backwards. */
public final class Reversal {
    /** Returns the minimal automaton; throws a {@link TooLargeException} beyond a share of the memory. */
    public static Automaton of(Automaton automaton, Meter meter) {
        int[] ends = IntStream.range(0, automaton.states())
                .filter(automaton::accepting)
                .toArray();
        boolean[] first = new boolean[automaton.states()];
        first[0] = true;
        return new Exploration(
                        automaton.base(), automaton.tapes(), "an automaton that reads in the other direction", meter)
                .ofSets(new Nondeterministic(automaton.letters(), before(automaton), first, ends));
    }

    private static int[][] before(Automaton automaton) {
        int letters = automaton.letters();
        IntArrayList[] found = new IntArrayList[automaton.states() * letters];
        Arrays.setAll(found, to -> new IntArrayList(1));
        for (int state = 0; state < automaton.states(); state++) {
            for (int letter = 0; letter < letters; letter++) {
                int to = automaton.next(state, letter) * letters + letter;
                found[to].add(state);
            }
        }
        return Arrays.stream(found).map(IntArrayList::toIntArray).toArray(int[][]::new);
    }
}
