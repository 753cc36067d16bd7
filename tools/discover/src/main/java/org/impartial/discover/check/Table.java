package org.impartial.discover.check;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.objects.Object2IntOpenCustomHashMap;
import java.util.List;
import java.util.function.IntPredicate;
import org.impartial.core.meter.Meter;

/** A complete automaton whose tapes have ascending names; tape t counts base^t in a letter, and state 0 is first. */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Table(int base, List<String> names, int[] next, boolean[] accepting) {
    static final int MOST = 1 << 27;
    private static final int MOST_LETTERS = 1 << 24;

    int letters() {
        return letters(base, names.size());
    }

    static int letters(int base, int tapes) {
        long letters = 1;
        for (int i = 0; i < tapes; i++) {
            letters *= base;
            if (letters > MOST_LETTERS) {
                throw new CheckException(
                        "a table over " + tapes + " numbers in base " + base + " has too many letters to check");
            }
        }
        return (int) letters;
    }

    int states() {
        return accepting.length;
    }

    int step(int state, int letter) {
        return next[state * letters() + letter];
    }

    boolean[] live(Meter meter) {
        boolean[] live = accepting.clone();
        int letters = letters();
        for (boolean grown = true; grown; ) {
            grown = false;
            meter.tick(live.length);
            for (int state = live.length - 1; state >= 0; state--) {
                for (int letter = 0; !live[state] && letter < letters; letter++) {
                    live[state] = live[next[state * letters + letter]];
                    grown |= live[state];
                }
            }
        }
        return live;
    }

    /** Returns for each letter over many names the letter of this table. */
    int[] view(List<String> all) {
        return view(base, names, all);
    }

    static int[] view(int base, List<String> names, List<String> all) {
        int letters = letters(base, all.size());
        int[] weight = new int[all.size()];
        int factor = 1;
        for (String name : names) {
            weight[all.indexOf(name)] = factor;
            factor *= base;
        }
        int[] view = new int[letters];
        for (int letter = 0; letter < letters; letter++) {
            for (int i = 0, rest = letter; i < weight.length; i++, rest /= base) {
                view[letter] += rest % base * weight[i];
            }
        }
        return view;
    }

    static Table of(int base, List<String> names, IntArrayList next, IntPredicate accepts, Meter meter) {
        boolean[] accepting = new boolean[next.size() / letters(base, names.size())];
        for (int state = 0; state < accepting.length; state++) {
            accepting[state] = accepts.test(state);
        }
        return new Table(base, names, next.toIntArray(), accepting).merged(meter);
    }

    /** Returns this table with equivalent states merged: classes are split until the states of each have equal rows. */
    Table merged(Meter meter) {
        int letters = letters();
        int[] classes = new int[states()];
        int count = 0;
        for (int more = -1; more != count; ) {
            count = Math.max(more, 0);
            Object2IntOpenCustomHashMap<int[]> ids = new Object2IntOpenCustomHashMap<>(IntArrays.HASH_STRATEGY);
            ids.defaultReturnValue(-1);
            int[] finer = new int[classes.length];
            for (int state = 0; state < finer.length; state++) {
                int[] row = new int[letters + 2];
                for (int letter = 0; letter < letters; letter++) {
                    row[letter] = classes[next[state * letters + letter]];
                }
                row[letters] = classes[state];
                row[letters + 1] = accepting[state] ? 1 : 0;
                int id = ids.putIfAbsent(row, ids.size());
                finer[state] = id < 0 ? ids.size() - 1 : id;
            }
            meter.spend(0, (long) finer.length * letters / 8);
            classes = finer;
            more = ids.size();
        }
        int[] rows = new int[count * letters];
        boolean[] accepts = new boolean[count];
        for (int state = 0; state < classes.length; state++) {
            accepts[classes[state]] = accepting[state];
            for (int letter = 0; letter < letters; letter++) {
                rows[classes[state] * letters + letter] = classes[next[state * letters + letter]];
            }
        }
        return new Table(base, names, rows, accepts);
    }
}
