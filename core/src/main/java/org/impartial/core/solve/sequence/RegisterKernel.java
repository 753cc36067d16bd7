package org.impartial.core.solve.sequence;

import java.util.stream.IntStream;
import org.impartial.core.solve.Effort;
import org.jspecify.annotations.Nullable;

/**
 * The sparse-space method where all codes are below 64 and the rare heaps are few: the two sets of codes taken are two
 * longs. It leaves to the general kernel the {@linkplain MixedHeaps mixed} heaps, and every heap for which it finds no common
 * value or not all pairs among the first ones.
 */
final class RegisterKernel implements Kernel {
    /** Above so many rare heaps the general kernel is as good. */
    static final int MOST_RARE = 256;

    /** One above the greatest code that a word holds. */
    static final int CODES = 64;

    private static final int PAIRS = 256;
    private static final int CHUNK = 4096;

    private final HeapTable table;
    private final BreakingRule rule;
    private final Reach reach;
    private final SparseKernel general;
    private final int[][] limits = new int[2][CODES];
    private Offers rare = new Offers();
    private Offers pairs;
    private int[] commonSingles = {};
    private int[] rareSingles = {};
    private final MixedHeaps mixed;
    private boolean small;
    private int block;
    private @Nullable Offers blockOf;

    RegisterKernel(HeapTable table, BreakingRule rule, Reach reach) {
        this.table = table;
        this.rule = rule;
        this.reach = reach;
        this.general = new SparseKernel(table, rule, reach, new CommonPairs(table));
        this.pairs = nearPairs();
        this.mixed = new MixedHeaps(table, CHUNK);
        prepare();
        if (small && table.length() > clearFrom() + PAIRS) {
            pairs = new PairOrder(table.cells(), pairs).forHeapsBefore(table.length(), limits);
        }
    }

    @Override
    public EngineKind kind() {
        return EngineKind.REGISTER;
    }

    private void prepare() {
        byte[] cells = table.cells();
        small = IntStream.range(0, table.length()).allMatch(heap -> cells[heap] >= 0 && cells[heap] < CODES);
        rare = Offers.rare(table, rule);
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

    private Offers nearPairs() {
        Offers near = new Offers();
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
    public void fill(int heaps, Effort effort) {
        table.reserve(heaps);
        boolean fits = true;
        while (fits && table.length() < heaps) {
            int from = table.length();
            int end = small && from >= clearFrom() ? runTo(from, Math.min(heaps, from + CHUNK)) : from;
            fits = end - from == CHUNK || end == heaps || generalStep(end);
            effort.spend(table.length() - from, (long) (table.length() - from) * (rare.count() + 16));
        }
    }

    /** From here on all pairs lie apart. */
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

    /** Values heaps until one needs the general kernel; the first heap not valued. */
    private int run(byte[] cells, int from, int to) {
        int[] offsets = rare.offsets();
        byte[] codes = rare.codes();
        int rareOffers = rare.count();
        for (int heap = from; heap < to; heap++) {
            long common = singles(cells, heap, commonSingles);
            for (int j = 0; j < rareOffers; j++) {
                common |= 1L << (cells[heap - offsets[j]] ^ codes[j]);
            }
            int code = Long.numberOfTrailingZeros(~common);
            if (code == CODES) {
                return heap;
            }
            int limit = limits[heap & 1][code];
            if (limit > 0 && !allPaired(cells, heap, -1L >>> (CODES - limit) & ~singles(cells, heap, rareSingles))) {
                return heap;
            }
            cells[heap] = (byte) code;
        }
        return to;
    }

    private boolean allPaired(byte[] cells, int heap, long wanted) {
        int[] offsets = pairs.offsets();
        byte[] codes = pairs.codes();
        int count = pairs.count() & -4;
        long found = 0;
        for (int j = 0; j < count; j += 4) {
            found |= 1L << (cells[heap - offsets[j]] ^ codes[j]);
            found |= 1L << (cells[heap - offsets[j + 1]] ^ codes[j + 1]);
            found |= 1L << (cells[heap - offsets[j + 2]] ^ codes[j + 2]);
            found |= 1L << (cells[heap - offsets[j + 3]] ^ codes[j + 3]);
            if ((wanted & ~found) == 0) {
                return true;
            }
        }
        return wanted == 0;
    }

    private static long singles(byte[] cells, int heap, int[] removals) {
        long taken = 0;
        for (int removed : removals) {
            taken |= 1L << cells[heap - removed];
        }
        return taken;
    }
}
