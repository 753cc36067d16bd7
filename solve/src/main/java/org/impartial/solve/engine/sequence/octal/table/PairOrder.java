package org.impartial.solve.engine.sequence.octal.table;

import java.util.Arrays;

/**
 * Orders pairs so that few of them find all required rare codes: each next pair is the one that finds the most of those
 * that the previous ones left, over a sample of heaps. The order affects the speed and never the values.
 */
@SuppressWarnings("ArrayRecordComponent") // orders are not compared
public record PairOrder(byte[] cells, OptionParts pairs) {
    private static final int SAMPLE = 192;

    /** The number of pairs chosen in this way; the others follow in their original order. */
    private static final int CHOSEN = 96;

    /** Returns the pairs in an order derived from heaps before {@code heap}, which need codes below their limits. */
    public OptionParts forHeapsBefore(int heap, int[][] limits) {
        int first = heap - SAMPLE;
        long[] wanted = new long[SAMPLE];
        for (int i = 0; i < SAMPLE; i++) {
            int limit = limits[(first + i) & 1][cells[first + i]];
            wanted[i] = limit == 0 ? 0 : -1L >>> (Long.SIZE - limit);
        }
        int[] bounds = new int[pairs.count()];
        Arrays.fill(bounds, SAMPLE);
        OptionParts ordered = new OptionParts();
        for (int step = 0; step < Math.min(CHOSEN, pairs.count()); step++) {
            int best = best(first, wanted, bounds);
            choose(best, bounds, ordered);
            for (int i = 0; i < SAMPLE; i++) {
                wanted[i] &= ~bit(best, first + i);
            }
        }
        for (int pair = 0; pair < pairs.count(); pair++) {
            choose(pair, bounds, ordered);
        }
        return ordered;
    }

    private void choose(int pair, int[] bounds, OptionParts ordered) {
        if (bounds[pair] >= 0) {
            bounds[pair] = -1;
            ordered.add(pairs.offsets()[pair], pairs.codes()[pair]);
        }
    }

    /** Returns the first pair that finds the most; as none finds more than before, few are counted again. */
    private int best(int first, long[] wanted, int[] bounds) {
        int best = 0;
        int most = -1;
        for (int pair = 0; pair < pairs.count(); pair++) {
            if (bounds[pair] > most) {
                bounds[pair] = finds(pair, first, wanted);
                best = bounds[pair] > most ? pair : best;
                most = Math.max(most, bounds[pair]);
            }
        }
        return best;
    }

    private int finds(int pair, int first, long[] wanted) {
        int finds = 0;
        for (int i = 0; i < SAMPLE; i++) {
            finds += (wanted[i] & bit(pair, first + i)) != 0 ? 1 : 0;
        }
        return finds;
    }

    private long bit(int pair, int heap) {
        return 1L << (cells[heap - pairs.offsets()[pair]] ^ pairs.codes()[pair]);
    }
}
