package org.impartial.discover.check;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.jspecify.annotations.Nullable;

/** The operations of the checker on tables: the textbook constructions, each followed by merging equivalent states. */
record Tables(Meter meter) {
    Table both(Table a, Table b) {
        return joined(a, b, (x, y) -> x && y);
    }

    Table either(Table a, Table b) {
        return joined(a, b, (x, y) -> x || y);
    }

    Table minus(Table a, Table b) {
        return joined(a, b, (x, y) -> x && !y);
    }

    private Table joined(Table a, Table b, BiPredicate<Boolean, Boolean> joint) {
        List<String> names = Stream.concat(a.names().stream(), b.names().stream())
                .distinct()
                .sorted()
                .toList();
        int[] viewA = a.view(names);
        int[] viewB = b.view(names);
        Long2IntOpenHashMap ids = new Long2IntOpenHashMap();
        ids.defaultReturnValue(-1);
        LongArrayList pairs = new LongArrayList(new long[] {0});
        IntArrayList next = new IntArrayList();
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
            Subsets.spend(next.size(), viewA.length, meter);
        }
        IntPredicate accepts =
                i -> joint.test(a.accepting()[(int) (pairs.getLong(i) >>> 32)], b.accepting()[(int) pairs.getLong(i)]);
        return Table.of(a.base(), names, next, accepts, meter);
    }

    /** Returns the table without a name: some number under it exists, perhaps with more digits than the others. */
    Table without(Table a, String name) {
        if (!a.names().contains(name)) {
            return a;
        }
        List<String> names =
                a.names().stream().filter(other -> !other.equals(name)).toList();
        int[] view = Table.view(a.base(), names, a.names());
        List<IntArrayList> above = Stream.generate(IntArrayList::new)
                .limit(Table.letters(a.base(), names.size()))
                .toList();
        for (int letter = 0; letter < view.length; letter++) {
            above.get(view[letter]).add(letter);
        }
        return new Subsets(a.base(), names, meter)
                .table(
                        closed(a, above.get(0)),
                        (set, letter) -> image(a, set, above.get(letter)),
                        set -> Arrays.stream(set).anyMatch(state -> a.accepting()[state]));
    }

    /** Returns the table of the reversed words, whose states are sets of states followed backwards. */
    Table reversed(Table a) {
        int[] ends = IntStream.range(0, a.states())
                .filter(state -> a.accepting()[state])
                .toArray();
        return new Subsets(a.base(), a.names(), meter)
                .table(ends, (set, letter) -> leadingInto(a, set, letter), set -> set.length > 0 && set[0] == 0);
    }

    private int[] leadingInto(Table a, int[] set, int letter) {
        boolean[] goal = new boolean[a.states()];
        for (int state : set) {
            goal[state] = true;
        }
        meter.spend(0, goal.length);
        return IntStream.range(0, goal.length)
                .filter(state -> goal[a.step(state, letter)])
                .toArray();
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
        for (int size = 0; size < set.length; ) {
            size = set.length;
            set = IntStream.concat(IntStream.of(set), IntStream.of(image(a, set, letters)))
                    .distinct()
                    .sorted()
                    .toArray();
        }
        return set;
    }

    Table renamed(Table a, Map<String, String> to) {
        List<String> moved =
                a.names().stream().map(name -> to.getOrDefault(name, name)).toList();
        List<String> names = moved.stream().sorted().toList();
        int[] view = Table.view(a.base(), moved, names);
        int[] next = new int[a.next().length];
        Arrays.setAll(next, at -> a.next()[at - at % view.length + view[at % view.length]]);
        return new Table(a.base(), names, next, a.accepting());
    }

    /** Returns a table given row by row, whose letters have a digit for each of the names in ascending order. */
    static Table of(int base, Collection<String> names, int[] next, boolean[] accepting) {
        return new Table(base, List.copyOf(new TreeSet<>(names)), next, accepting);
    }

    /** Returns the first accepted word, by length and then by letters; null if there is none. */
    int @Nullable [] least(Table a) {
        int[] from = new int[a.states()];
        int[] by = new int[a.states()];
        Arrays.fill(from, -2);
        IntArrayList open = new IntArrayList(new int[] {0});
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

    boolean same(Table a, Table b) {
        return isEmpty(minus(a, b)) && isEmpty(minus(b, a));
    }
}
