package org.impartial.solve.theory.quotient;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.impartial.solve.theory.atom.Words;

/**
 * Chooses the atoms to count so that a sum is distinguished from lesser ones with its element; few counts generalise.
 */
final class Separation {
    /** The number of distinct atoms above which only all of them together are tried, to limit the choices. */
    private static final int MOST_LETTERS = 12;

    private final Pretending pretending;
    private final int[] word;
    private final int[] letters;

    private Separation(Pretending pretending, int[] word) {
        this.pretending = pretending;
        this.word = word;
        this.letters = Words.letters(word);
    }

    /** {@return the fewest counts that distinguish a sum from lesser ones: the atoms to count, descending} */
    static Optional<int[]> of(Pretending pretending, int[] word, int most) {
        return new Separation(pretending, word).smallest(most);
    }

    private Optional<int[]> smallest(int most) {
        long best = (long) most + 1;
        int[] chosen = {};
        int all = (1 << Math.min(letters.length, MOST_LETTERS)) - 1;
        for (int set = letters.length > MOST_LETTERS ? all : 1; set <= all; set++) {
            int[] counted = letters.length > MOST_LETTERS ? letters : chosen(set);
            long size = OccurrenceCounter.size(word, counted);
            if (size < best && isLeast(counted)) {
                best = size;
                chosen = counted;
            }
        }
        return chosen.length == 0 ? Optional.empty() : Optional.of(chosen);
    }

    private int[] chosen(int set) {
        return IntStream.range(0, letters.length)
                .filter(i -> (set >> i & 1) != 0)
                .map(i -> letters[i])
                .toArray();
    }

    /** Returns whether no lesser sum has the same element and as many of each counted atom. */
    private boolean isLeast(int[] counted) {
        BipartiteMonoid monoid = pretending.monoid();
        int fixed = 0;
        int target = 0;
        IntArrayList others = new IntArrayList();
        for (int atom : word) {
            target = monoid.times(target, pretending.of(atom));
            if (Arrays.stream(counted).anyMatch(a -> a == atom)) {
                fixed = monoid.times(fixed, pretending.of(atom));
            } else {
                others.add(atom);
            }
        }
        return leastRest(fixed, target, counted).equals(others);
    }

    /** Returns the least sum without counted atoms that takes one element to another; such a sum must exist. */
    private IntArrayList leastRest(int from, int target, int[] counted) {
        BipartiteMonoid monoid = pretending.monoid();
        IntArrayList found = new IntArrayList(new int[] {0});
        int[] parent = new int[monoid.order()];
        int[] greatest = new int[monoid.order()];
        Arrays.fill(greatest, -1);
        for (int atom = 0; monoid.times(from, found.getInt(found.size() - 1)) != target; atom++) {
            int letter = atom;
            int image = pretending.of(letter);
            boolean skip = Arrays.stream(counted).anyMatch(a -> a == letter);
            for (int i = 0; i < found.size() && !skip; i++) {
                int x = monoid.times(found.getInt(i), image);
                if (x != 0 && greatest[x] < 0) {
                    greatest[x] = letter;
                    parent[x] = found.getInt(i);
                    found.add(x);
                    if (monoid.times(from, x) == target) {
                        break;
                    }
                }
            }
        }
        IntArrayList rest = new IntArrayList();
        for (int x = found.getInt(found.size() - 1); x != 0; x = parent[x]) {
            rest.add(greatest[x]);
        }
        return rest;
    }
}
