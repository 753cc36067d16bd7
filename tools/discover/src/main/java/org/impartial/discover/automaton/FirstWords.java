package org.impartial.discover.automaton;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

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
        Walk walk = new Walk(automaton, new int[0]);
        for (int length = 0; length <= LONGEST && found.size() < count; length++) {
            Iterator<int[]> words = walk.ofLength(length);
            while (found.size() < count && words.hasNext()) {
                int[] word = words.next();
                if (length == 0 || word[0] >= first) {
                    found.add(word.clone());
                }
            }
        }
        return found;
    }
}
