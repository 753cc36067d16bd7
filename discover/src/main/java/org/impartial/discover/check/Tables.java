package org.impartial.discover.check;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenCustomHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.impartial.core.meter.Meter;
import org.jspecify.annotations.Nullable;

/**
 * The operations of the checker on tables: the textbook constructions, each followed by merging states that accept
 * alike.
 */
final class Tables {
    private static final int MOST = 1 << 27;
    private final Meter meter;

    Tables(Meter meter) {
        this.meter = meter;
    }

    /** The ways of joining two tables: both accept, one of them does, or the first alone. */
    enum Joint {
        BOTH,
        EITHER,
        FIRST_ONLY;

        boolean of(boolean a, boolean b) {
            return switch (this) {
                case BOTH -> a && b;
                case EITHER -> a || b;
                case FIRST_ONLY -> a && !b;
            };
        }
    }

    Table joined(Table a, Table b, Joint joint) {
        TreeSet<String> union = new TreeSet<>(a.names());
        union.addAll(b.names());
        List<String> names = List.copyOf(union);
        int[] viewA = a.view(names);
        int[] viewB = b.view(names);
        Long2IntOpenHashMap ids = new Long2IntOpenHashMap();
        ids.defaultReturnValue(-1);
        LongArrayList pairs = new LongArrayList();
        IntArrayList next = new IntArrayList();
        pairs.add(0);
        ids.put(0L, 0);
        int lettersA = a.letters();
        int lettersB = b.letters();
        for (int i = 0; i < pairs.size(); i++) {
            int x = (int) (pairs.getLong(i) >>> 32) * lettersA;
            int y = (int) pairs.getLong(i) * lettersB;
            for (int letter = 0; letter < viewA.length; letter++) {
                long to = ((long) a.next()[x + viewA[letter]] << 32) | b.next()[y + viewB[letter]];
                int id = ids.putIfAbsent(to, pairs.size());
                if (id < 0) {
                    id = pairs.size();
                    pairs.add(to);
                }
                next.add(id);
            }
            spend(next.size(), viewA.length);
        }
        boolean[] accepting = new boolean[pairs.size()];
        for (int i = 0; i < accepting.length; i++) {
            long pair = pairs.getLong(i);
            accepting[i] = joint.of(a.accepting()[(int) (pair >>> 32)], b.accepting()[(int) pair]);
        }
        return merged(new Table(a.base(), names, next.toIntArray(), accepting));
    }

    private void spend(int cells, int letters) {
        meter.spend(1, letters);
        if (cells > MOST) {
            throw new CheckException("an automaton of more than " + MOST + " cells is too large to check");
        }
    }

    /** Returns the table without a name: digits for it exist, after leading zeros of the others if need be. */
    Table without(Table a, String name) {
        if (!a.names().contains(name)) {
            return a;
        }
        List<String> names = new ArrayList<>(a.names());
        names.remove(name);
        Table shape = new Table(a.base(), names, new int[0], new boolean[0]);
        int[] view = shape.view(a.names());
        int letters = shape.letters();
        List<IntArrayList> above = new ArrayList<>();
        for (int letter = 0; letter < letters; letter++) {
            above.add(new IntArrayList());
        }
        for (int letter = 0; letter < view.length; letter++) {
            above.get(view[letter]).add(letter);
        }
        Object2IntOpenCustomHashMap<int[]> ids = new Object2IntOpenCustomHashMap<>(IntArrays.HASH_STRATEGY);
        ids.defaultReturnValue(-1);
        List<int[]> sets = new ArrayList<>();
        IntArrayList next = new IntArrayList();
        sets.add(closed(a, above.get(0)));
        ids.put(sets.get(0), 0);
        for (int i = 0; i < sets.size(); i++) {
            for (int letter = 0; letter < letters; letter++) {
                int[] to = image(a, sets.get(i), above.get(letter));
                int id = ids.putIfAbsent(to, sets.size());
                if (id < 0) {
                    id = sets.size();
                    sets.add(to);
                }
                next.add(id);
                meter.spend(0, to.length);
            }
            spend(next.size(), letters);
        }
        boolean[] accepting = new boolean[sets.size()];
        for (int i = 0; i < accepting.length; i++) {
            accepting[i] = Arrays.stream(sets.get(i)).anyMatch(state -> a.accepting()[state]);
        }
        return merged(new Table(a.base(), List.copyOf(names), next.toIntArray(), accepting));
    }

    /**
     * Returns the table that accepts a word if the given one accepts its reverse: its states are sets of states,
     * followed from the ends to 0.
     */
    Table reversed(Table a) {
        int letters = a.letters();
        Object2IntOpenCustomHashMap<int[]> ids = new Object2IntOpenCustomHashMap<>(IntArrays.HASH_STRATEGY);
        ids.defaultReturnValue(-1);
        List<BitSet> sets = new ArrayList<>();
        IntArrayList next = new IntArrayList();
        BitSet ends = new BitSet();
        for (int state = 0; state < a.states(); state++) {
            ends.set(state, a.accepting()[state]);
        }
        sets.add(ends);
        ids.put(ends.stream().toArray(), 0);
        for (int i = 0; i < sets.size(); i++) {
            for (int letter = 0; letter < letters; letter++) {
                BitSet from = new BitSet();
                for (int state = 0; state < a.states(); state++) {
                    from.set(state, sets.get(i).get(a.step(state, letter)));
                }
                int id = ids.putIfAbsent(from.stream().toArray(), sets.size());
                if (id < 0) {
                    id = sets.size();
                    sets.add(from);
                }
                next.add(id);
                meter.spend(0, a.states());
            }
            spend(next.size(), letters);
        }
        boolean[] accepting = new boolean[sets.size()];
        for (int i = 0; i < accepting.length; i++) {
            accepting[i] = sets.get(i).get(0);
        }
        return merged(new Table(a.base(), a.names(), next.toIntArray(), accepting));
    }

    /** Returns a word in reverse. */
    static int[] reversed(int[] word) {
        int[] reversed = new int[word.length];
        Arrays.setAll(reversed, at -> word[word.length - 1 - at]);
        return reversed;
    }

    private static int[] image(Table a, int[] set, IntArrayList letters) {
        BitSet found = new BitSet(a.states());
        for (int state : set) {
            for (int i = 0; i < letters.size(); i++) {
                found.set(a.step(state, letters.getInt(i)));
            }
        }
        return found.stream().toArray();
    }

    private static int[] closed(Table a, IntArrayList letters) {
        int[] set = {0};
        while (true) {
            TreeSet<Integer> more = new TreeSet<>(Arrays.stream(set).boxed().toList());
            for (int state : image(a, set, letters)) {
                more.add(state);
            }
            if (more.size() == set.length) {
                return set;
            }
            set = more.stream().mapToInt(Integer::intValue).toArray();
        }
    }

    /** Merges states that accept alike, by splitting classes until no row of classes differs within one. */
    Table merged(Table a) {
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

    /** Returns the same table under other names. */
    Table renamed(Table a, Map<String, String> to) {
        List<String> moved =
                a.names().stream().map(name -> to.getOrDefault(name, name)).toList();
        List<String> names = new ArrayList<>(moved);
        Collections.sort(names);
        int[] view = new Table(a.base(), moved, new int[0], new boolean[0]).view(names);
        int[] next = new int[a.next().length];
        for (int state = 0; state < a.states(); state++) {
            for (int letter = 0; letter < view.length; letter++) {
                next[state * view.length + letter] = a.next()[state * view.length + view[letter]];
            }
        }
        return new Table(a.base(), List.copyOf(names), next, a.accepting());
    }

    /** Returns a table given row by row: every name is a digit of its own with its own value. */
    static Table of(int base, Collection<String> names, int[] next, boolean[] accepting) {
        return new Table(base, List.copyOf(new TreeSet<>(names)), next, accepting);
    }

    /** Returns the shortest word that is accepted, the first of those by letters; null if there is none. */
    int @Nullable [] least(Table a) {
        int[] from = new int[a.states()];
        int[] by = new int[a.states()];
        Arrays.fill(from, -2);
        IntArrayList open = new IntArrayList();
        open.add(0);
        from[0] = -1;
        for (int i = 0; i < open.size(); i++) {
            int state = open.getInt(i);
            if (a.accepting()[state]) {
                IntArrayList word = new IntArrayList();
                for (int at = state; from[at] >= 0; at = from[at]) {
                    word.add(0, by[at]);
                }
                return word.toIntArray();
            }
            for (int letter = 0; letter < a.letters(); letter++) {
                int to = a.step(state, letter);
                if (from[to] == -2) {
                    from[to] = state;
                    by[to] = letter;
                    open.add(to);
                }
            }
        }
        return null;
    }

    boolean isEmpty(Table a) {
        return least(a) == null;
    }

    /** Returns whether two tables over the same names accept the same words. */
    boolean same(Table a, Table b) {
        return isEmpty(joined(a, b, Joint.FIRST_ONLY)) && isEmpty(joined(b, a, Joint.FIRST_ONLY));
    }
}
