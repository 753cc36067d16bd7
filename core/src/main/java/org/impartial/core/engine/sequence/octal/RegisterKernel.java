package org.impartial.core.engine.sequence.octal;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.stream.IntStream;
import org.impartial.core.engine.HeapEngineKind;
import org.impartial.core.meter.Meter;
import org.jspecify.annotations.Nullable;

/**
 * The sparse-space method where all codes are below 64 and the rare heaps are few: the two sets of codes taken are two
 * longs. Options with parts far enough behind are computed for four heaps at once. The {@linkplain MixedHeaps mixed}
 * heaps, and every heap without a common value or without all pairs, are left to the general kernel.
 */
final class RegisterKernel implements Kernel {
    /** The number of rare heaps above which the general kernel is as fast. */
    static final int MOST_RARE = 256;

    /** The number of codes that a long can hold as bits. */
    static final int CODES = 64;

    private static final VarHandle FOUR = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final int EACH = 0x01010101;
    private static final int PAIRS = 256;

    /** The number of pairs examined for every heap; most heaps need no others. */
    private static final int FIRST_PAIRS = 16;

    private static final int CHUNK = 4096;

    private final HeapTable table;
    private final BreakingRule rule;
    private final PairReach reach;
    private final CommonPairs search;
    private final SparseKernel general;
    private final int[][] limits = new int[2][CODES];
    private final long[] commonTaken = new long[Integer.BYTES];
    private final long[] rareTaken = new long[Integer.BYTES];
    private OptionParts rare = new OptionParts();
    private OptionParts farRare = new OptionParts();
    private OptionParts nearRare = new OptionParts();
    private OptionParts pairs;
    private final OptionParts firstPairs = new OptionParts();
    private final OptionParts otherPairs = new OptionParts();
    private int[] commonSingles = {};
    private int[] rareSingles = {};
    private final MixedHeaps mixed;
    private boolean small;
    private int block;
    private @Nullable OptionParts blockOf;

    RegisterKernel(HeapTable table, BreakingRule rule, PairReach reach) {
        this.table = table;
        this.rule = rule;
        this.reach = reach;
        this.search = new CommonPairs(table);
        this.general = new SparseKernel(table, rule, reach, search);
        this.pairs = nearPairs();
        this.mixed = new MixedHeaps(table, CHUNK);
        prepare();
        if (small && table.length() > clearFrom() + PAIRS) {
            pairs = new PairOrder(table.cells(), pairs).forHeapsBefore(table.length(), limits);
        }
        for (int j = 0; j < pairs.count(); j++) {
            boolean first = pairs.offsets()[j] >= Integer.BYTES && firstPairs.count() < FIRST_PAIRS;
            (first ? firstPairs : otherPairs).add(pairs.offsets()[j], pairs.codes()[j]);
        }
    }

    @Override
    public HeapEngineKind kind() {
        return HeapEngineKind.REGISTER;
    }

    private void prepare() {
        small = table.allCodes() < CODES;
        rare = OptionParts.rare(table, rule);
        farRare = new OptionParts();
        nearRare = new OptionParts();
        for (int j = 0; j < rare.count(); j++) {
            (rare.offsets()[j] >= Integer.BYTES ? farRare : nearRare).add(rare.offsets()[j], rare.codes()[j]);
        }
        boolean parity = table.space().parity();
        commonSingles =
                IntStream.of(rule.singles()).filter(i -> !parity || i % 2 == 0).toArray();
        rareSingles =
                IntStream.of(rule.singles()).filter(i -> parity && i % 2 != 0).toArray();
        for (int code = 0; code < CODES; code++) {
            limits[0][code] = table.rareLimit(code, 0);
            limits[1][code] = table.rareLimit(code, 1);
        }
    }

    private OptionParts nearPairs() {
        OptionParts near = new OptionParts();
        for (int a = 1; a <= PAIRS; a++) {
            for (int taken : rule.breaks()) {
                if (!table.isRare(a)) {
                    near.add(taken + a, table.cells()[a]);
                }
            }
        }
        return near;
    }

    @Override
    public void fill(int heaps, Meter meter) {
        table.reserve(heaps);
        boolean fits = true;
        while (fits && table.length() < heaps) {
            int from = table.length();
            int end = small && from >= clearFrom() ? runTo(from, Math.min(heaps, from + CHUNK)) : from;
            fits = end - from == CHUNK || end == heaps || generalStep(end);
            meter.spend(table.length() - from, (long) (table.length() - from) * (rare.count() + 16));
        }
    }

    /** Returns the first heap from which all pairs are disjoint. */
    private int clearFrom() {
        return 2 * pairs.furthest() + 2 * rule.last() + 2;
    }

    private int runTo(int from, int to) {
        if (blockOf != rare || from < block || from >= block + CHUNK) {
            block = from;
            blockOf = rare;
            mixed.find(block, rare, pairs);
        }
        int end = run(table.cells(), from, Math.min(to, block + mixed.next(from - block)));
        if (end > from) {
            table.advance(end);
            reach.note(from, pairs.furthest());
            reach.note(end - 1, pairs.furthest());
        }
        return end;
    }

    private boolean generalStep(int heap) {
        boolean fits = general.step(heap);
        if (fits && (table.isRare(heap) || table.cells()[heap] >= CODES || table.cells()[heap] < 0)) {
            prepare();
        }
        return fits;
    }

    /** Values heaps until one needs the general kernel; returns the first heap not valued. */
    private int run(byte[] cells, int from, int to) {
        for (int heap = from; heap < to; heap += Integer.BYTES) {
            takeFour(cells, heap, farRare, commonTaken);
            takeFour(cells, heap, firstPairs, rareTaken);
            for (int i = 0; i < Math.min(Integer.BYTES, to - heap); i++) {
                if (!settle(cells, heap + i, commonTaken[i], rareTaken[i])) {
                    return heap + i;
                }
            }
        }
        return to;
    }

    private static void takeFour(byte[] cells, int heap, OptionParts offers, long[] taken) {
        int[] offsets = offers.offsets();
        byte[] codes = offers.codes();
        int count = offers.count();
        long first = 0;
        long second = 0;
        long third = 0;
        long fourth = 0;
        for (int j = 0; j < count; j++) {
            int options = (int) FOUR.get(cells, heap - offsets[j]) ^ codes[j] * EACH;
            first |= 1L << options;
            second |= 1L << (options >>> 8);
            third |= 1L << (options >>> 16);
            fourth |= 1L << (options >>> 24);
        }
        taken[0] = first;
        taken[1] = second;
        taken[2] = third;
        taken[3] = fourth;
    }

    private boolean settle(byte[] cells, int heap, long commonFar, long rareFar) {
        long common = commonFar | singles(cells, heap, commonSingles);
        for (int j = 0; j < nearRare.count(); j++) {
            common |= 1L << (cells[heap - nearRare.offsets()[j]] ^ nearRare.codes()[j]);
        }
        int code = Long.numberOfTrailingZeros(~common);
        if (code == CODES) {
            return false;
        }
        int limit = limits[heap & 1][code];
        if (limit > 0) {
            long wanted = -1L >>> (CODES - limit) & ~(rareFar | singles(cells, heap, rareSingles));
            if (wanted != 0 && !allPaired(cells, heap, wanted)) {
                return false;
            }
        }
        cells[heap] = (byte) code;
        return true;
    }

    private boolean allPaired(byte[] cells, int heap, long wanted) {
        int[] offsets = otherPairs.offsets();
        byte[] codes = otherPairs.codes();
        int count = otherPairs.count();
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
        for (int taken : rule.breaks()) {
            int sum = heap - taken;
            int first = search.find(sum, PAIRS + 1, rule.lastFirst(sum), code);
            if (first >= 0) {
                reach.note(heap, first);
                return true;
            }
        }
        return false;
    }

    private static long singles(byte[] cells, int heap, int[] removals) {
        long taken = 0;
        for (int removed : removals) {
            taken |= 1L << cells[heap - removed];
        }
        return taken;
    }
}
