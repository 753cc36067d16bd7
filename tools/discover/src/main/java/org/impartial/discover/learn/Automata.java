package org.impartial.discover.learn;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.List;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Paths;
import org.jspecify.annotations.Nullable;

/** Queries on automata for the learner. */
final class Automata {
    private Automata() {}

    /** Returns a word whose acceptance a leading zero changes; null if leading zeros change nothing. */
    static int @Nullable [] afterZero(Automaton automaton) {
        return automaton.next(0, 0) == 0 ? null : distinguishing(automaton, 0, automaton.next(0, 0));
    }

    /** Returns a word whose acceptance a trailing zero changes; null if trailing zeros change nothing. */
    static int @Nullable [] beforeZero(Automaton automaton) {
        boolean[] uneven = new boolean[automaton.states()];
        for (int state = 0; state < uneven.length; state++) {
            uneven[state] = automaton.accepting(state) != automaton.accepting(automaton.next(state, 0));
        }
        return Automaton.of(automaton.base(), automaton.tapes(), automaton.table(), uneven)
                .least();
    }

    /** Returns the least word that is accepted from exactly one of two states, which must differ. */
    static int[] distinguishing(Automaton automaton, int one, int other) {
        Paths paths = new Paths();
        List<int[]> pairs = new ArrayList<>();
        LongOpenHashSet seen = new LongOpenHashSet();
        paths.start(0);
        pairs.add(new int[] {one, other});
        for (int at = 0; at < pairs.size(); at++) {
            int[] pair = pairs.get(at);
            if (automaton.accepting(pair[0]) != automaton.accepting(pair[1])) {
                return paths.word(at);
            }
            for (int letter = 0; letter < automaton.letters(); letter++) {
                int[] next = {automaton.next(pair[0], letter), automaton.next(pair[1], letter)};
                if (next[0] != next[1] && seen.add((long) next[0] << 32 | next[1])) {
                    pairs.add(next);
                    paths.step(at, letter, 0);
                }
            }
        }
        throw new IllegalArgumentException("the states accept the same words");
    }
}
