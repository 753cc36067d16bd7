package org.impartial.discover.check.word;

import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.discover.check.CheckException;

/**
 * A table of states with a class for each: in a theorem about outcomes 0 for P and 1 for N, in one about values, which
 * is exact, the value.
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Machine(int[][] next, int[] classes, boolean exact) {
    private static final int MOST_STATES = 1 << 20;

    /** Reads the rows of a certificate; with values the two last letters are replaced by the heap that they accept. */
    static Machine read(List<String> rows, int letters, boolean values, Meter meter) {
        if (rows.size() > MOST_STATES) {
            throw new CheckException("more than " + MOST_STATES + " states cannot be checked");
        }
        int all = values ? letters + 2 : letters;
        int[][] next = new int[rows.size()][];
        boolean[] accepting = new boolean[rows.size()];
        for (int state = 0; state < next.length; state++) {
            String[] words = rows.get(state).split(" ", -1);
            if (words.length != all + 1 || !words[0].matches("[PN]")) {
                throw new CheckException("fact " + (state + 1) + " is not a row of P or N and " + all + " states");
            }
            accepting[state] = words[0].equals("P");
            next[state] = new int[all];
            for (int letter = 0; letter < all; letter++) {
                next[state][letter] = state(words[letter + 1], next.length, state);
            }
        }
        if (next.length == 0) {
            throw new CheckException("the certificate has no states");
        }
        return values ? valued(next, accepting, letters, meter) : outcomes(next, accepting);
    }

    private static int state(String word, int states, int row) {
        if (!word.matches("[0-9]{1,9}") || Integer.parseInt(word) >= states) {
            throw new CheckException(
                    "fact " + (row + 1) + " leads to \"" + word + "\", which is none of the " + states + " states");
        }
        return Integer.parseInt(word);
    }

    private static Machine outcomes(int[][] next, boolean[] accepting) {
        int[] classes = new int[accepting.length];
        for (int state = 0; state < classes.length; state++) {
            classes[state] = accepting[state] ? 0 : 1;
        }
        return new Machine(next, classes, false);
    }

    private static Machine valued(int[][] next, boolean[] accepting, int letters, Meter meter) {
        boolean[] inWord = reached(next, 0, letters, 0);
        int[] classes = new int[next.length];
        boolean[] useless = useless(next, accepting, meter);
        for (int state = 0; state < classes.length; state++) {
            if (!inWord[state]) {
                continue;
            }
            if (accepting[state] || !useless[next[state][letters + 1]]) {
                throw new CheckException("state " + state + " accepts a word without a heap, or a heap without #");
            }
            classes[state] = heap(next, accepting, useless, next[state][letters], letters, meter);
        }
        return new Machine(next, classes, true);
    }

    /** Returns the states that some letters of a range lead to. */
    private static boolean[] reached(int[][] next, int from, int to, int start) {
        boolean[] reached = new boolean[next.length];
        int[] open = new int[next.length];
        int size = 1;
        open[0] = start;
        reached[start] = true;
        for (int at = 0; at < size; at++) {
            for (int letter = from; letter < to; letter++) {
                int state = next[open[at]][letter];
                if (!reached[state]) {
                    reached[state] = true;
                    open[size++] = state;
                }
            }
        }
        return reached;
    }

    /** Returns the states from which nothing is accepted. */
    private static boolean[] useless(int[][] next, boolean[] accepting, Meter meter) {
        boolean[] useful = accepting.clone();
        for (boolean changed = true; changed; ) {
            changed = false;
            meter.tick(next.length);
            for (int state = next.length - 1; state >= 0; state--) {
                for (int letter = 0; letter < next[state].length && !useful[state]; letter++) {
                    useful[state] = useful[next[state][letter]];
                    changed |= useful[state];
                }
            }
        }
        for (int state = 0; state < useful.length; state++) {
            useful[state] = !useful[state];
        }
        return useful;
    }

    /** Returns the one heap that is accepted after the separator. */
    private static int heap(int[][] next, boolean[] accepting, boolean[] useless, int start, int letters, Meter meter) {
        int found = -1;
        int state = start;
        for (int heap = 0; heap <= next.length; heap++) {
            meter.tick(letters);
            for (int letter = 0; letter <= letters; letter++) {
                if (!useless[next[state][letter]]) {
                    throw new CheckException(
                            "state " + state + " is reached within a heap, but accepts words with a further letter");
                }
            }
            if (accepting[state]) {
                if (found >= 0) {
                    throw new CheckException("two heaps, " + found + " and " + heap + ", are accepted after one word");
                }
                found = heap;
            }
            state = next[state][letters + 1];
        }
        if (found < 0) {
            throw new CheckException("no heap is accepted after some word");
        }
        return found;
    }

    int states() {
        return next.length;
    }
}
