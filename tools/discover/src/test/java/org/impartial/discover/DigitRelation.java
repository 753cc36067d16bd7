package org.impartial.discover;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A relation of numbers under names, for {@link SecondAutomatonReader}: a complete automaton that reads the highest
 * digits first and starts in state 0. In a letter the digit of the t-th name counts base^t. It uses no class of the
 * library.
 */
final class DigitRelation {
    private static final int MOST_STATES = 50_000;

    /** What a joined automaton accepts, by what its two parts accept. */
    interface Joint {
        boolean of(boolean a, boolean b);
    }

    final int base;
    final List<String> names;
    final int[][] next;
    final boolean[] ends;

    DigitRelation(int base, List<String> names, int[][] next, boolean[] ends) {
        this.base = base;
        this.names = List.copyOf(names);
        this.next = next;
        this.ends = ends;
    }

    /** Returns the least automaton of states that are found from a first one. */
    static <S> DigitRelation found(
            int base, List<String> names, S first, BiFunction<S, Integer, S> step, Predicate<S> ends) {
        int letters = letters(base, names.size());
        Map<S, Integer> ids = new HashMap<>(Map.of(first, 0));
        List<S> states = new ArrayList<>(List.of(first));
        List<int[]> next = new ArrayList<>();
        for (int i = 0; i < states.size(); i++) {
            int[] row = new int[letters];
            for (int letter = 0; letter < letters; letter++) {
                S to = step.apply(states.get(i), letter);
                Integer id = ids.putIfAbsent(to, states.size());
                row[letter] = id == null ? states.size() : id;
                if (id == null) {
                    states.add(to);
                }
            }
            next.add(row);
            if (states.size() > MOST_STATES) {
                throw new UnsupportedOperationException("too many states");
            }
        }
        boolean[] accepting = new boolean[next.size()];
        for (int i = 0; i < accepting.length; i++) {
            accepting[i] = ends.test(states.get(i));
        }
        return new DigitRelation(base, names, next.toArray(int[][]::new), accepting).least();
    }

    static int letters(int base, int names) {
        int letters = 1;
        for (int i = 0; i < names; i++) {
            letters *= base;
            if (letters > 1 << 20) {
                throw new IllegalStateException("too many letters");
            }
        }
        return letters;
    }

    /** Merges states, beginning with the accepting and the other ones, while letters lead to different classes. */
    private DigitRelation least() {
        int[] classes = new int[ends.length];
        for (int state = 0; state < ends.length; state++) {
            classes[state] = ends[state] == ends[0] ? 0 : 1;
        }
        int before = 0;
        Map<IntBuffer, Integer> ids = new HashMap<>();
        while (true) {
            int[] finer = new int[ends.length];
            ids.clear();
            for (int state = 0; state < ends.length; state++) {
                int[] row = new int[next[state].length + 1];
                row[0] = classes[state];
                for (int letter = 1; letter < row.length; letter++) {
                    row[letter] = classes[next[state][letter - 1]];
                }
                Integer id = ids.putIfAbsent(IntBuffer.wrap(row), ids.size());
                finer[state] = id == null ? ids.size() - 1 : id;
            }
            classes = finer;
            if (ids.size() == before) {
                break;
            }
            before = ids.size();
        }
        int[][] rows = new int[before][];
        boolean[] accepting = new boolean[before];
        for (int state = ends.length - 1; state >= 0; state--) {
            int[] row = next[state].clone();
            for (int letter = 0; letter < row.length; letter++) {
                row[letter] = classes[row[letter]];
            }
            rows[classes[state]] = row;
            accepting[classes[state]] = ends[state];
        }
        return new DigitRelation(base, names, rows, accepting);
    }

    /** Returns for each letter over some names the letter over others of these names. */
    private static int[] view(int base, List<String> from, List<String> to) {
        int[] view = new int[letters(base, from.size())];
        int factor = 1;
        for (String name : to) {
            int place = letters(base, from.indexOf(name));
            for (int letter = 0; letter < view.length; letter++) {
                view[letter] += letter / place % base * factor;
            }
            factor *= base;
        }
        return view;
    }

    DigitRelation join(DigitRelation other, Joint joint) {
        LinkedHashSet<String> both = new LinkedHashSet<>(names);
        both.addAll(other.names);
        List<String> all = List.copyOf(both);
        int[] mine = view(base, all, names);
        int[] its = view(base, all, other.names);
        return found(
                base,
                all,
                0L,
                (pair, letter) -> ((long) next[(int) (pair >> 32)][mine[letter]] << 32)
                        | other.next[pair.intValue()][its[letter]],
                pair -> joint.of(ends[(int) (pair >> 32)], other.ends[pair.intValue()]));
    }

    DigitRelation and(DigitRelation other) {
        return join(other, (a, b) -> a && b);
    }

    /** Returns the tuples that some number under a name completes, which may have more digits than the others. */
    DigitRelation without(String name) {
        if (!names.contains(name)) {
            return this;
        }
        List<String> fewer = names.stream().filter(other -> !other.equals(name)).toList();
        int lower = letters(base, names.indexOf(name));
        BiFunction<BitSet, Integer, BitSet> step = (set, letter) -> {
            BitSet after = new BitSet();
            int zero = letter / lower * lower * base + letter % lower;
            for (int state = set.nextSetBit(0); state >= 0; state = set.nextSetBit(state + 1)) {
                for (int digit = 0; digit < base; digit++) {
                    after.set(next[state][zero + digit * lower]);
                }
            }
            return after;
        };
        BitSet first = new BitSet();
        first.set(0);
        for (int size = 0; size < first.cardinality(); ) {
            size = first.cardinality();
            first.or(step.apply(first, 0));
        }
        return found(base, fewer, first, step, set -> set.stream().anyMatch(state -> ends[state]));
    }

    /** Returns the automaton that reads words from their other end. */
    DigitRelation reversed() {
        BitSet first = new BitSet();
        IntStream.range(0, ends.length).filter(state -> ends[state]).forEach(first::set);
        BiFunction<BitSet, Integer, BitSet> step = (set, letter) -> {
            BitSet before = new BitSet();
            IntStream.range(0, next.length)
                    .filter(state -> set.get(next[state][letter]))
                    .forEach(before::set);
            return before;
        };
        return found(base, names, first, step, set -> set.get(0));
    }

    DigitRelation named(List<String> others) {
        return new DigitRelation(base, others, next, ends);
    }

    /** Returns whether a first letter of zeros changes nothing. */
    boolean ignoresZeros() {
        DigitRelation after = found(base, names, next[0][0], (state, letter) -> next[state][letter], s -> ends[s]);
        return join(after, (a, b) -> a != b).isEmpty();
    }

    boolean isEmpty() {
        return found(base, names, 0, (state, letter) -> next[state][letter], state -> ends[state]).ends.length == 1
                && !ends[0];
    }
}
