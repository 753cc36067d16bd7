package org.impartial.discover.show;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.discover.automaton.Automaton;

/** The first accepted words, by length and then by letters. */
public final class FirstWords {
    private static final int LONGEST = 64;

    private FirstWords() {}

    /** Returns words of digits without leading zeros, at most the given number. */
    public static List<int[]> numbers(Automaton automaton, int count) {
        return of(automaton, count, 1);
    }

    /** Returns all words, at most the given number. */
    public static List<int[]> words(Automaton automaton, int count) {
        return of(automaton, count, 0);
    }

    private static List<int[]> of(Automaton automaton, int count, int first) {
        List<int[]> found = new ArrayList<>();
        List<boolean[]> live = new ArrayList<>();
        live.add(automaton.acceptingStates());
        for (int length = 0; length <= LONGEST && found.size() < count; length++) {
            if (length > 0) {
                live.add(before(automaton, live.get(length - 1)));
            }
            collect(automaton, live, length, count, first, found);
        }
        return found;
    }

    private static boolean[] before(Automaton automaton, boolean[] after) {
        boolean[] live = new boolean[after.length];
        for (int state = 0; state < live.length; state++) {
            for (int letter = 0; letter < automaton.letters(); letter++) {
                live[state] |= after[automaton.next(state, letter)];
            }
        }
        return live;
    }

    private static void collect(
            Automaton automaton, List<boolean[]> live, int length, int count, int first, List<int[]> found) {
        int[] word = new int[length];
        int[] states = new int[length + 1];
        Arrays.fill(word, -1);
        int depth = live.get(length)[0] ? 0 : -1;
        while (depth >= 0 && found.size() < count) {
            if (depth == length) {
                found.add(word.clone());
                depth--;
                continue;
            }
            int letter = Math.max(word[depth] + 1, depth == 0 ? first : 0);
            while (letter < automaton.letters()
                    && !live.get(length - depth - 1)[automaton.next(states[depth], letter)]) {
                letter++;
            }
            word[depth] = letter;
            if (letter == automaton.letters()) {
                word[depth--] = -1;
            } else {
                states[depth + 1] = automaton.next(states[depth], letter);
                depth++;
            }
        }
    }
}
