package org.impartial.core.theory.misere;

import java.util.Arrays;

/**
 * Counts how often some atoms occur in a sum, each in a cyclic monoid of its own with some index and period 2: exactly
 * below the index, by parity from there on. Counts are coded in mixed radix; 0 is the code of no atoms. Immutable.
 */
final class Tally implements Images {
    private final int[] letters;
    private final int[] index;
    private final int[] weight;
    private final int size;

    private Tally(int[] letters, int[] index) {
        this.letters = letters;
        this.index = index;
        this.weight = new int[letters.length];
        int product = 1;
        for (int i = 0; i < letters.length; i++) {
            weight[i] = product;
            product = Math.multiplyExact(product, index[i] + 2);
        }
        this.size = product;
    }

    static Tally none() {
        return new Tally(new int[0], new int[0]);
    }

    /** For an atom that has just come. */
    static Tally ofNew(int atom) {
        return new Tally(new int[] {atom}, new int[] {2});
    }

    /** Tells a sum from every sum that has other multiplicities of some of its atoms. */
    static Tally exact(int[] word, int[] letters) {
        return new Tally(
                letters,
                Arrays.stream(letters).map(a -> Words.multiplicity(word, a) + 1).toArray());
    }

    /** The size that {@link #exact} will have. */
    static long size(int[] word, int[] letters) {
        long size = 1;
        for (int letter : letters) {
            size = Math.min(size * (Words.multiplicity(word, letter) + 3), Integer.MAX_VALUE);
        }
        return size;
    }

    int size() {
        return size;
    }

    @Override
    public int of(int atom) {
        for (int i = 0; i < letters.length; i++) {
            if (letters[i] == atom) {
                return weight[i];
            }
        }
        return 0;
    }

    @Override
    public int add(int a, int b) {
        int sum = 0;
        for (int i = 0; i < letters.length; i++) {
            int radix = index[i] + 2;
            int count = a / weight[i] % radix + b / weight[i] % radix;
            while (count >= radix) {
                count -= 2;
            }
            sum += count * weight[i];
        }
        return sum;
    }
}
