package org.impartial.solve.engine.sequence.octal;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.octal.table.CommonPairs;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.octal.table.MixedHeaps;
import org.impartial.solve.engine.sequence.octal.table.OptionParts;
import org.impartial.solve.engine.sequence.octal.table.PairReach;
import org.impartial.solve.engine.sequence.octal.table.Stamps;

/**
 * The sparse-space method for many rare heaps. {@linkplain BlockScan Scans} examine all options whose parts lie a block
 * or more below the heap, and leave a few candidates. All threads {@linkplain ScanQueue claim} the heaps of a block in
 * order, while the caller settles one after the other by their other options. Open heaps and the {@linkplain MixedHeaps
 * mixed} ones are left to the general method.
 */
final class BlockKernel implements Kernel {
    static final int BLOCK = 256;

    /** The number of heaps whose results a thread keeps: two blocks. */
    private static final int RING = 2 * BLOCK;

    /** The number of looks after which the caller scans heaps that another thread has claimed and not finished. */
    private static final int PATIENCE = 200;

    private final HeapTable table;
    private final BreakingRule rule;
    private final PairReach reach;
    private final CommonPairs search;
    private final SingleHeaps general;
    private final int threads;
    private final ScanQueue queue = new ScanQueue(BLOCK);
    private final List<BlockScan> scans = new ArrayList<>();

    /** The results of each thread. */
    private final List<BlockScanResult> results = new ArrayList<>();

    /** The mixed heaps of the current block. */
    private final MixedHeaps mixed;

    private BlockSettling settling;
    private OptionParts near = new OptionParts();
    private OptionParts far = new OptionParts();
    private OptionParts pairs = new OptionParts();
    private int preparedFor = -1;
    private int origin;
    private int clearFrom;
    private long offers;

    BlockKernel(HeapTable table, BreakingRule rule, PairReach reach, int threads) {
        this.table = table;
        this.rule = rule;
        this.reach = reach;
        this.threads = threads;
        this.search = new CommonPairs(table, rule);
        this.general = new SingleHeaps(table, rule, reach, search);
        this.settling = settling();
        this.mixed = new MixedHeaps(table, BLOCK);
        for (int part = 0; part < threads; part++) {
            results.add(new BlockScanResult(RING));
        }
    }

    @Override
    public HeapEngineKind kind() {
        return HeapEngineKind.SPARSE;
    }

    @Override
    public void fill(int heaps, Meter meter) {
        table.reserve(heaps);
        try (PartWorkers workers = new PartWorkers(threads)) {
            boolean fits = true;
            while (fits && table.length() < heaps) {
                prepare();
                int from = table.length();
                if (from < clearFrom) {
                    fits = general.step(from);
                    meter.spend(table.length() - from, offers);
                } else {
                    fits = take(workers, from, heaps, meter);
                }
            }
        }
    }

    private BlockSettling settling() {
        return new BlockSettling(table, rule, reach, general, near, new Stamps(2 * HeapTable.CODES));
    }

    /** Divides the options by distance again if the number of rare heaps has grown. */
    private void prepare() {
        if (preparedFor == table.rareCount()) {
            return;
        }
        preparedFor = table.rareCount();
        far = new OptionParts();
        near = new OptionParts();
        OptionParts rare = OptionParts.rare(table, rule);
        for (int i = 0; i < rare.count(); i++) {
            (rare.offsets()[i] < BLOCK ? near : far).add(rare.offsets()[i], rare.codes()[i]);
        }
        pairs = OptionParts.common(table, rule, BLOCK);
        settling = settling();
        scans.clear();
        for (int part = 0; part < threads; part++) {
            scans.add(new BlockScan(table, BLOCK, search, far, pairs));
        }
        offers = (long) rare.count() + pairs.count();
        int least = 2 * Math.max(pairs.furthest(), BLOCK + BlockScan.LOOKS) + 2 * rule.last() + 2;
        clearFrom = Math.max(least, far.furthest() + 1);
    }

    /** Settles heaps up to the next rare one while the other threads scan; returns false if a value does not fit. */
    private boolean take(PartWorkers workers, int from, int heaps, Meter meter) {
        origin = from;
        queue.open(from, heaps);
        return workers.during(this::help, () -> {
            try {
                return settleAll(heaps, meter);
            } finally {
                queue.close();
            }
        });
    }

    private void help(int part) {
        try {
            for (int eight = queue.await(); eight >= 0; eight = queue.await()) {
                scan(part, eight);
            }
        } finally {
            queue.close();
        }
    }

    private void scan(int part, int eight) {
        scans.get(part).look(eight, queue.end(eight), index(eight), results.get(part));
        queue.finish(eight, part);
    }

    private int index(int heap) {
        return heap - origin & RING - 1;
    }

    private boolean settleAll(int heaps, Meter meter) {
        boolean fits = true;
        int heap = origin;
        while (fits && heap < heaps && preparedFor == table.rareCount() && !queue.closed) {
            if ((heap - origin) % BLOCK == 0) {
                mixed.find(heap, near, far, pairs);
            }
            int end = queue.end(heap);
            fits = settling.settle(heap, end, index(heap), mixed, results.get(scanner(heap)));
            queue.settled(table.length());
            meter.spend(table.length() - heap, (table.length() - heap) * offers);
            heap = end;
        }
        return fits;
    }

    /** Scans until a thread, which is returned, has scanned eight heaps, or scans them itself if that is late. */
    private int scanner(int heap) {
        int part = queue.scanner(heap);
        for (int look = 0; part < 0; look++) {
            int eight = queue.claim();
            if (eight >= 0 || look > PATIENCE) {
                scan(0, eight >= 0 ? eight : heap);
            } else {
                PartWorkers.pause(look);
            }
            part = queue.scanner(heap);
        }
        return part;
    }
}
