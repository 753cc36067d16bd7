package org.impartial.solve.engine.sequence.octal;

import java.util.stream.IntStream;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.octal.table.CommonPairs;
import org.impartial.solve.engine.sequence.octal.table.FourHeaps;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.octal.table.OptionParts;
import org.impartial.solve.engine.sequence.octal.table.PairOrder;

/** Checks that heaps are not rare: each rare code below their common one is the XOR of a pair of common heaps. */
final class RegisterPairs {
    /** The greatest lesser part of the pairs that are listed; the others are searched for. */
    private static final int LISTED = 256;

    /** The number of pairs examined for every heap; most heaps need no others. */
    private static final int FIRST = 16;

    private final HeapTable table;
    private final BreakingRule rule;
    private final CommonPairs search;
    final OptionParts pairs;
    private final OptionParts first = new OptionParts();
    private final OptionParts others = new OptionParts();
    private final int[] singles;
    private final int[][] limits = new int[2][FourHeaps.CODES];

    RegisterPairs(HeapTable table, BreakingRule rule, CommonPairs search) {
        this.table = table;
        this.rule = rule;
        this.search = search;
        for (int code = 0; code < FourHeaps.CODES; code++) {
            limits[0][code] = table.rareLimit(code, 0);
            limits[1][code] = table.rareLimit(code, 1);
        }
        OptionParts listed = listed();
        boolean sampled = table.allCodes() < FourHeaps.CODES && table.length() > clearFrom(listed.furthest()) + LISTED;
        pairs = sampled ? new PairOrder(table.cells(), listed).forHeapsBefore(table.length(), limits) : listed;
        for (int j = 0; j < pairs.count(); j++) {
            boolean early = pairs.offsets()[j] >= FourHeaps.COUNT && first.count() < FIRST;
            (early ? first : others).add(pairs.offsets()[j], pairs.codes()[j]);
        }
        boolean parity = table.space().parity();
        singles = IntStream.of(rule.singles()).filter(i -> parity && i % 2 != 0).toArray();
    }

    /** Returns pairs with near heaps, which {@link PairOrder} sorts. */
    private OptionParts listed() {
        OptionParts near = new OptionParts();
        for (int a = 1; a <= LISTED; a++) {
            for (int taken : rule.breaks()) {
                if (!table.isRare(a)) {
                    near.add(taken + a, table.cells()[a]);
                }
            }
        }
        return near;
    }

    /** Returns the first heap from which the two heaps of each listed pair are far apart. */
    int clearFrom() {
        return clearFrom(pairs.furthest());
    }

    private int clearFrom(int furthest) {
        return 2 * furthest + 2 * rule.last() + 2;
    }

    final class Check implements ChunkCheck {
        private final long[] taken = new long[FourHeaps.COUNT];
        private int furthest;

        /** Returns the first heap of a range that has a rare code below its common one without a pair, or {@code to}. */
        @Override
        public int firstOpen(int from, int to) {
            byte[] cells = table.cells();
            furthest = pairs.furthest();
            for (int heap = from; heap < to; heap += FourHeaps.COUNT) {
                FourHeaps.take(cells, heap, first, taken);
                for (int i = 0; i < Math.min(FourHeaps.COUNT, to - heap); i++) {
                    int limit = limits[(heap + i) & 1][cells[heap + i]];
                    if (limit > 0) {
                        long all = -1L >>> (FourHeaps.CODES - limit);
                        long wanted = all & ~(taken[i] | FourHeaps.singles(cells, heap + i, singles));
                        if (wanted != 0 && !allPaired(cells, heap + i, wanted)) {
                            return heap + i;
                        }
                    }
                }
            }
            return to;
        }

        @Override
        public int furthest() {
            return furthest;
        }

        private boolean allPaired(byte[] cells, int heap, long wanted) {
            int[] offsets = others.offsets();
            byte[] codes = others.codes();
            int count = others.count();
            long open = wanted;
            for (int j = 0; j < count && open != 0; j++) {
                open &= ~(1L << (cells[heap - offsets[j]] ^ codes[j]));
            }
            while (open != 0 && isFurther(heap, Long.numberOfTrailingZeros(open))) {
                open &= open - 1;
            }
            return open == 0;
        }

        private boolean isFurther(int heap, int code) {
            int part = search.find(heap, LISTED + 1, heap, code);
            furthest = Math.max(furthest, part);
            return part >= 0;
        }
    }
}
