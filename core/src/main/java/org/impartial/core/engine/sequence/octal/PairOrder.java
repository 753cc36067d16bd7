package org.impartial.core.engine.sequence.octal;

/**
 * Orders pairs so that few of them find all required rare codes: each next pair is the one that finds the most of those
 * that the previous ones left, over a sample of heaps. The order affects the speed and never the values.
 */
final class PairOrder {
    private static final int SAMPLE = 192;

    /** The number of pairs chosen in this way; the others follow in their original order. */
    private static final int CHOSEN = 96;

    private final byte[] cells;
    private final OptionParts pairs;

    PairOrder(byte[] cells, OptionParts pairs) {
        this.cells = cells;
        this.pairs = pairs;
    }

    /**
     * Returns the pairs in an order derived from the heaps before {@code heap}, which need the rare codes below their
     * limits.
     */
    OptionParts forHeapsBefore(int heap, int[][] limits) {
        int first = heap - SAMPLE;
        long[] wanted = new long[SAMPLE];
        for (int i = 0; i < SAMPLE; i++) {
            int limit = limits[(first + i) & 1][cells[first + i]];
            wanted[i] = limit == 0 ? 0 : -1L >>> (Long.SIZE - limit);
        }
        boolean[] chosen = new boolean[pairs.count()];
        OptionParts ordered = new OptionParts();
        for (int step = 0; step < Math.min(CHOSEN, pairs.count()); step++) {
            int best = best(first, wanted, chosen);
            choose(best, chosen, ordered);
            for (int i = 0; i < SAMPLE; i++) {
                wanted[i] &= ~bit(best, first + i);
            }
        }
        for (int pair = 0; pair < pairs.count(); pair++) {
            choose(pair, chosen, ordered);
        }
        return ordered;
    }

    private void choose(int pair, boolean[] chosen, OptionParts ordered) {
        if (!chosen[pair]) {
            chosen[pair] = true;
            ordered.add(pairs.offsets()[pair], pairs.codes()[pair]);
        }
    }

    private int best(int first, long[] wanted, boolean[] chosen) {
        int best = 0;
        int most = -1;
        for (int pair = 0; pair < pairs.count(); pair++) {
            int finds = 0;
            for (int i = 0; i < SAMPLE && !chosen[pair]; i++) {
                finds += (wanted[i] & bit(pair, first + i)) != 0 ? 1 : 0;
            }
            if (!chosen[pair] && finds > most) {
                most = finds;
                best = pair;
            }
        }
        return best;
    }

    private long bit(int pair, int heap) {
        return 1L << (cells[heap - pairs.offsets()[pair]] ^ pairs.codes()[pair]);
    }
}
