package org.impartial.solve.theory.quotient;

import java.util.Arrays;
import org.impartial.solve.theory.atom.Images;
import org.impartial.solve.theory.atom.Words;

/** Counts some atoms of a sum, exactly below an index and by parity above; codes are mixed radix, 0 for none. */
final class OccurrenceCounter implements Images {
    private final int[] units;
    private final int[] index;
    private final int[] weight;
    final int size;

    /** Creates a counter; atoms that none counts have −1. */
    private OccurrenceCounter(int[] counters, int[] index) {
        this.index = index;
        this.weight = new int[index.length];
        int product = 1;
        for (int i = 0; i < index.length; i++) {
            weight[i] = product;
            product = Math.multiplyExact(product, index[i] + 2);
        }
        this.size = product;
        this.units = Arrays.stream(counters).map(i -> i < 0 ? 0 : weight[i]).toArray();
    }

    /** Returns a counter of letters of a word, which distinguishes it from words with other multiplicities of them. */
    static OccurrenceCounter of(Pretending pretending, int[] word, int[] letters) {
        int[] counters = new int[pretending.count()];
        Arrays.fill(counters, -1);
        int[] index = new int[letters.length];
        for (int i = 0; i < letters.length; i++) {
            counters[letters[i]] = i;
            index[i] = Words.multiplicity(word, letters[i]) + 1;
        }
        return new OccurrenceCounter(counters, index);
    }

    /** Returns a counter of the letters in every atom whose image is a product with them. */
    static OccurrenceCounter inProducts(Pretending pretending, int[] word, int[] letters) {
        OccurrenceCounter tally = of(pretending, word, letters);
        int[] direct = tally.units.clone();
        for (int atom = 0; atom < direct.length; atom++) {
            if (direct[atom] == 0) {
                int sum = 0;
                for (int letter : pretending.monoid().word(pretending.of(atom))) {
                    sum = tally.add(sum, direct[letter]);
                }
                tally.units[atom] = sum;
            }
        }
        return tally;
    }

    /** Returns the size of a counter of some letters of a word. */
    static long size(int[] word, int[] letters) {
        long size = 1;
        for (int letter : letters) {
            size = Math.min(size * (Words.multiplicity(word, letter) + 3), Integer.MAX_VALUE);
        }
        return size;
    }

    @Override
    public int of(int atom) {
        return units[atom];
    }

    @Override
    public int add(int a, int b) {
        int sum = 0;
        for (int i = 0; i < index.length; i++) {
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
