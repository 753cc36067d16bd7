package org.impartial.discover.check;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;

/** A table of states with a class for each: 0 for P and 1 for N, or in an exact theorem the value. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Machine(Table table, int[] classes, boolean exact) {
    private static final int MOST_STATES = 1 << 20;

    /** Reads the rows of a certificate; with values the two last letters are replaced by the heap that they accept. */
    static Machine read(List<String> rows, int letters, boolean values, Meter meter) {
        if (rows.size() > MOST_STATES) {
            throw new CheckException("more than " + MOST_STATES + " states cannot be checked");
        }
        int all = values ? letters + 2 : letters;
        int[] next = new int[rows.size() * all];
        boolean[] accepting = new boolean[rows.size()];
        for (int state = 0; state < accepting.length; state++) {
            String[] words = rows.get(state).split(" ", -1);
            if (words.length != all + 1 || !words[0].matches("[PN]")) {
                throw new CheckException("fact " + (state + 1) + " is not a row of P or N and " + all + " states");
            }
            accepting[state] = words[0].equals("P");
            for (int letter = 0; letter < all; letter++) {
                next[state * all + letter] = state(words[letter + 1], accepting.length, state);
            }
        }
        if (accepting.length == 0) {
            throw new CheckException("the certificate has no states");
        }
        Table table = new Table(all, List.of("word"), next, accepting);
        int[] outcomes = new int[accepting.length];
        Arrays.setAll(outcomes, state -> accepting[state] ? 0 : 1);
        return new Machine(table, values ? heaps(table, letters, meter) : outcomes, values);
    }

    private static int state(String word, int states, int row) {
        if (!word.matches("[0-9]{1,9}") || Integer.parseInt(word) >= states) {
            throw new CheckException(
                    "fact " + (row + 1) + " leads to \"" + word + "\", which is none of the " + states + " states");
        }
        return Integer.parseInt(word);
    }

    private static int[] heaps(Table table, int letters, Meter meter) {
        int[] heaps = new int[table.states()];
        boolean[] live = table.live(meter);
        int[] ascending = reached(table, letters);
        Arrays.sort(ascending);
        for (int state : ascending) {
            if (table.accepting()[state] || live[table.step(state, letters + 1)]) {
                throw new CheckException("state " + state + " accepts a word without a heap, or a heap without #");
            }
            heaps[state] = heap(table, live, table.step(state, letters), letters, meter);
        }
        return heaps;
    }

    static int[] reached(Table table, int letters) {
        IntArrayList reached = new IntArrayList(new int[] {0});
        IntOpenHashSet seen = new IntOpenHashSet(reached);
        for (int at = 0; at < reached.size(); at++) {
            for (int letter = 0; letter < letters; letter++) {
                int state = table.step(reached.getInt(at), letter);
                if (seen.add(state)) {
                    reached.add(state);
                }
            }
        }
        return reached.toIntArray();
    }

    private static int heap(Table table, boolean[] live, int start, int letters, Meter meter) {
        int found = -1;
        int state = start;
        for (int heap = 0; heap <= table.states(); heap++) {
            meter.tick(letters);
            for (int letter = 0; letter <= letters; letter++) {
                if (live[table.step(state, letter)]) {
                    throw new CheckException(
                            "state " + state + " is reached within a heap, but accepts words with a further letter");
                }
            }
            if (table.accepting()[state]) {
                if (found >= 0) {
                    throw new CheckException("two heaps, " + found + " and " + heap + ", are accepted after one word");
                }
                found = heap;
            }
            state = table.step(state, letters + 1);
        }
        if (found < 0) {
            throw new CheckException("no heap is accepted after some word");
        }
        return found;
    }

    int step(int state, int letter) {
        return table.step(state, letter);
    }

    int states() {
        return table.states();
    }
}
