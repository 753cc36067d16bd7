package org.impartial.solve.engine.sequence.octal.table;

import java.util.Arrays;
import org.impartial.solve.engine.sequence.word.Word;
import org.impartial.solve.theory.SparseSpace;
import org.jspecify.annotations.Nullable;

/**
 * Finds the mask with the fewest rare heaps: the most negative coefficient of the Walsh-Hadamard transform of the
 * histogram of the values, where for the parity type the heaps n with n − t odd are counted with the other sign.
 */
public final class SpaceFinder {
    private SpaceFinder() {}

    /** Returns the best space for the last heaps, the present one if as good; none if a value is above 511. */
    public static SparseSpace find(Word word, int from, @Nullable BreakingRule rule, SparseSpace present) {
        int[][] histogram = new int[2][2 * HeapTable.CODES];
        int greatest = 1;
        for (int heap = from; heap < word.length(); heap++) {
            int value = word.at(heap);
            if (value >= 2 * HeapTable.CODES) {
                return SparseSpace.NONE;
            }
            histogram[heap & 1][value]++;
            greatest = Math.max(greatest, value);
        }
        int size = Integer.highestOneBit(greatest) * 2;
        int[] even = Arrays.copyOf(histogram[0], size);
        int[] odd = Arrays.copyOf(histogram[1], size);
        transform(even);
        transform(odd);
        int heaps = word.length() - from;
        SparseSpace best = best(even, odd, 1, heaps, -1);
        if (rule != null && rule.oneParity()) {
            int anchor = rule.breaks()[0] & 1;
            int[] same = anchor == 0 ? even : odd;
            SparseSpace parity = best(same, anchor == 0 ? odd : even, -1, heaps, anchor);
            best = parity.rare() < best.rare() ? parity : best;
        }
        return present.mask() != 0 && rare(present, histogram) <= best.rare() ? present : best;
    }

    private static int rare(SparseSpace space, int[][] histogram) {
        int rare = 0;
        for (int parity = 0; parity < 2; parity++) {
            for (int value = 0; value < histogram[parity].length; value++) {
                rare += space.isRare(value, parity) ? histogram[parity][value] : 0;
            }
        }
        return rare;
    }

    private static SparseSpace best(int[] same, int[] other, int sign, int heaps, int anchor) {
        int mask = 1;
        for (int m = 2; m < same.length; m++) {
            if (same[m] + sign * other[m] < same[mask] + sign * other[mask]) {
                mask = m;
            }
        }
        int rare = (heaps + same[mask] + sign * other[mask]) / 2;
        return new SparseSpace(mask | -same.length, anchor >= 0, Math.max(anchor, 0), rare, heaps);
    }

    /** Transforms the values in place, by butterflies. */
    public static void transform(int[] values) {
        for (int half = 1; half < values.length; half *= 2) {
            for (int i = 0; i < values.length; i++) {
                if ((i & half) == 0) {
                    int a = values[i];
                    int b = values[i + half];
                    values[i] = a + b;
                    values[i + half] = a - b;
                }
            }
        }
    }
}
