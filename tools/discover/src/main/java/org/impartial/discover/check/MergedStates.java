package org.impartial.discover.check;

import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.objects.Object2IntOpenCustomHashMap;
import org.impartial.core.meter.Meter;

/**
 * Merges the equivalent states of a table, by splitting classes until the states of a class have equal rows of classes.
 */
final class MergedStates {
    private MergedStates() {}

    static Table of(Table a, Meter meter) {
        int letters = a.letters();
        int[] classes = new int[a.states()];
        int count = 0;
        for (int more = -1; more != count; ) {
            count = Math.max(more, 0);
            Object2IntOpenCustomHashMap<int[]> ids = new Object2IntOpenCustomHashMap<>(IntArrays.HASH_STRATEGY);
            ids.defaultReturnValue(-1);
            int[] finer = new int[classes.length];
            for (int state = 0; state < finer.length; state++) {
                int[] row = new int[letters + 2];
                for (int letter = 0; letter < letters; letter++) {
                    row[letter] = classes[a.next()[state * letters + letter]];
                }
                row[letters] = classes[state];
                row[letters + 1] = a.accepting()[state] ? 1 : 0;
                int id = ids.putIfAbsent(row, ids.size());
                finer[state] = id < 0 ? ids.size() - 1 : id;
            }
            meter.spend(0, (long) finer.length * letters / 8);
            classes = finer;
            more = ids.size();
        }
        int[] next = new int[count * letters];
        boolean[] accepting = new boolean[count];
        for (int state = 0; state < classes.length; state++) {
            accepting[classes[state]] = a.accepting()[state];
            for (int letter = 0; letter < letters; letter++) {
                next[classes[state] * letters + letter] = classes[a.next()[state * letters + letter]];
            }
        }
        return new Table(a.base(), a.names(), next, accepting);
    }
}
