package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.HashCommon;
import it.unimi.dsi.fastutil.ints.Int2IntOpenCustomHashMap;
import it.unimi.dsi.fastutil.ints.IntHash;
import java.util.Arrays;
import java.util.function.IntConsumer;

/* Moore's refinement: a round splits classes by rows of classes; the words that distinguish states are short here. */
/** Makes an automaton minimal and numbers its states by a breadth-first walk. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Minimisation(int[] next, boolean[] accepting) {
    static Minimisation of(int letters, int[] next, boolean[] accepting, IntConsumer work) {
        int[] order = reached(letters, next, accepting.length);
        int[] classes = new int[accepting.length];
        Arrays.setAll(classes, state -> accepting[state] ? 1 : 0);
        int count = (int) Arrays.stream(order)
                .mapToObj(state -> accepting[state])
                .distinct()
                .count();
        while (true) {
            int[] finer = new int[classes.length];
            int more = refine(letters, next, classes, order, finer, work);
            if (more == count) {
                return numbered(letters, next, accepting, finer, more);
            }
            classes = finer;
            count = more;
        }
    }

    /** Returns the automaton with its states numbered anew; no two of them may be equivalent. */
    static Minimisation numbered(int letters, int[] next, boolean[] accepting) {
        int[] classes = new int[accepting.length];
        Arrays.setAll(classes, state -> state);
        return numbered(letters, next, accepting, classes, classes.length);
    }

    private static int[] reached(int letters, int[] next, int states) {
        boolean[] seen = new boolean[states];
        int[] order = new int[states];
        int found = 1;
        seen[0] = true;
        for (int i = 0; i < found; i++) {
            for (int at = order[i] * letters, end = at + letters; at < end; at++) {
                if (!seen[next[at]]) {
                    seen[next[at]] = true;
                    order[found++] = next[at];
                }
            }
        }
        return Arrays.copyOf(order, found);
    }

    private static int refine(int letters, int[] next, int[] classes, int[] order, int[] finer, IntConsumer work) {
        Int2IntOpenCustomHashMap ids = new Int2IntOpenCustomHashMap(new Alike(letters, next, classes));
        ids.defaultReturnValue(-1);
        for (int state : order) {
            int id = ids.putIfAbsent(state, ids.size());
            finer[state] = id < 0 ? ids.size() - 1 : id;
            work.accept(1 + letters / 16);
        }
        return ids.size();
    }

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Alike(int letters, int[] next, int[] classes) implements IntHash.Strategy {
        @Override
        public int hashCode(int state) {
            int hash = classes[state];
            for (int at = state * letters, end = at + letters; at < end; at++) {
                hash = hash * 0x01000193 + classes[next[at]] + (hash >>> 15);
            }
            return HashCommon.mix(hash);
        }

        @Override
        public boolean equals(int one, int other) {
            if (classes[one] != classes[other]) {
                return false;
            }
            for (int a = one * letters, b = other * letters, end = a + letters; a < end; a++, b++) {
                if (classes[next[a]] != classes[next[b]]) {
                    return false;
                }
            }
            return true;
        }
    }

    private static Minimisation numbered(int letters, int[] next, boolean[] accepting, int[] classes, int count) {
        int[] representative = new int[count];
        int[] number = new int[count];
        Arrays.fill(number, -1);
        number[classes[0]] = 0;
        representative[0] = 0;
        int found = 1;
        int[] table = new int[count * letters];
        boolean[] accepts = new boolean[count];
        for (int i = 0; i < found; i++) {
            accepts[i] = accepting[representative[i]];
            for (int letter = 0; letter < letters; letter++) {
                int to = next[representative[i] * letters + letter];
                if (number[classes[to]] < 0) {
                    number[classes[to]] = found;
                    representative[found++] = to;
                }
                table[i * letters + letter] = number[classes[to]];
            }
        }
        return new Minimisation(table, accepts);
    }
}
