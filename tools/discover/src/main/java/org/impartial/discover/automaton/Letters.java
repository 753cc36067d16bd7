package org.impartial.discover.automaton;

import java.util.Arrays;

/** Tuples of digits as letters: the digit of tape t counts base^t. A word begins with the most significant letter. */
public final class Letters {
    private static final int MOST = 1 << 20;

    /** Returns base^tapes, the number of letters; rejects more than a table can have. */
    public static int count(int base, int tapes) {
        long count = 1;
        for (int tape = 0; tape < tapes; tape++) {
            count *= base;
            if (count > MOST) {
                throw new TooLargeException("an alphabet of " + base + "^" + tapes + " letters");
            }
        }
        return (int) count;
    }

    public static int significant(int[] word) {
        int zeros = 0;
        while (zeros < word.length && word[zeros] == 0) {
            zeros++;
        }
        return word.length - zeros;
    }

    public static int digit(int letter, int base, int tape) {
        int rest = letter;
        for (int t = 0; t < tape; t++) {
            rest /= base;
        }
        return rest % base;
    }

    /** Returns, for each letter over all tapes, the letter over the picked tapes in their order. */
    public static int[] picked(int base, int tapes, int[] picked) {
        int[] weights = new int[tapes];
        int weight = 1;
        int[] result = new int[count(base, tapes)];
        for (int tape : picked) {
            weights[tape] = weight;
            weight *= base;
        }
        for (int letter = 0; letter < result.length; letter++) {
            for (int tape = 0, rest = letter; tape < tapes; tape++, rest /= base) {
                result[letter] += rest % base * weights[tape];
            }
        }
        return result;
    }

    /** Returns, for each letter over the picked tapes, the letters over all tapes with its digits there, ascending. */
    public static int[][] above(int base, int tapes, int[] picked) {
        int[] down = picked(base, tapes, picked);
        int[] sizes = new int[count(base, picked.length)];
        for (int letter : down) {
            sizes[letter]++;
        }
        int[][] above = Arrays.stream(sizes).mapToObj(int[]::new).toArray(int[][]::new);
        for (int letter = down.length - 1; letter >= 0; letter--) {
            above[down[letter]][--sizes[down[letter]]] = letter;
        }
        return above;
    }
}
