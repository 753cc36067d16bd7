package org.impartial.core.engine.sequence.octal;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.engine.HeapEngineKind;
import org.impartial.core.meter.Meter;

/**
 * The sparse-space method for many rare heaps, block by block. First {@linkplain BlockScan scans}, {@linkplain
 * BlockShares shared} among several threads if requested, examine all options whose parts lie a block or more away, and
 * leave a few candidates for each heap. Then the heaps are settled one after the other by the other options. Heaps that
 * remain open, and the {@linkplain MixedHeaps mixed} heaps, are left to the general kernel.
 */
final class BlockKernel implements Kernel {
    private static final int BLOCK = 256;

    private final HeapTable table;
    private final BreakingRule rule;
    private final PairReach reach;
    private final CommonPairs search;
    private final SparseKernel general;
    private final int threads;
    private final BlockShares shares;
    private final Stamps nearCodes = new Stamps(2 * HeapTable.CODES);
    private final List<BlockScan> scouts = new ArrayList<>();
    private BlockScanResult found;
    private BlockScanResult next;
    private OptionParts near = new OptionParts();
    private OptionParts far = new OptionParts();
    private OptionParts pairs = new OptionParts();
    private int preparedFor = -1;

    /** The number of heaps of the next block that have been scanned already. */
    private int early;

    private int clearFrom;
    private long offers;

    BlockKernel(HeapTable table, BreakingRule rule, PairReach reach, int threads) {
        this.table = table;
        this.rule = rule;
        this.reach = reach;
        this.threads = threads;
        this.search = new CommonPairs(table);
        this.general = new SparseKernel(table, rule, reach, search);
        this.shares = new BlockShares(BLOCK, threads - 1);
        this.found = new BlockScanResult(table, BLOCK);
        this.next = new BlockScanResult(table, BLOCK);
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
                int end = (int) Math.min(heaps, (long) from + BLOCK);
                if (from < clearFrom) {
                    fits = general.step(from);
                } else {
                    fits = take(workers, from, end, (int) Math.min(heaps, end + (long) shares.early()));
                }
                meter.spend(table.length() - from, (table.length() - from) * offers);
            }
        }
    }

    /**
     * Fills a block: the caller scans and settles its first heaps while the other threads scan the last ones, and then
     * settles those while the others scan the first heaps after the block.
     */
    private boolean take(PartWorkers workers, int from, int end, int ahead) {
        int scanned = from + turn(from);
        int own = Math.max(scanned, Math.min(end, from + shares.late()));
        boolean fits = workers.during(part -> scout(part, own, end, found), () -> {
            scouts.get(0).look(scanned, own, found);
            return settle(from, own);
        });
        if (!fits || table.length() < own) {
            return fits;
        }
        int after = end - from == BLOCK ? ahead : end;
        if (after > end) {
            next.begin(end, near, far, pairs);
        }
        fits = workers.during(part -> scout(part, end, after, next), () -> settle(own, end));
        early = after - end;
        return fits;
    }

    /** Begins a block, and returns the number of its heaps that have been scanned already. */
    private int turn(int from) {
        int scanned = next.start() == from ? early : 0;
        early = 0;
        if (scanned == 0) {
            found.begin(from, near, far, pairs);
        } else {
            BlockScanResult past = found;
            found = next;
            next = past;
        }
        return scanned;
    }

    /** Divides the options by distance again if the number of rare heaps has grown. */
    private void prepare() {
        if (preparedFor == table.rareCount()) {
            return;
        }
        preparedFor = table.rareCount();
        early = 0;
        far = new OptionParts();
        near = new OptionParts();
        OptionParts rare = OptionParts.rare(table, rule);
        for (int i = 0; i < rare.count(); i++) {
            (rare.offsets()[i] < BLOCK ? near : far).add(rare.offsets()[i], rare.codes()[i]);
        }
        pairs = OptionParts.common(table, rule, BLOCK);
        scouts.clear();
        for (int part = 0; part < threads; part++) {
            scouts.add(new BlockScan(table, rule, BLOCK, search, far, pairs));
        }
        offers = (long) rare.count() + pairs.count();
        clearFrom = 2 * Math.max(pairs.furthest(), BLOCK + BlockScan.LOOKS) + 2 * rule.last() + 2;
    }

    private void scout(int part, int from, int end, BlockScanResult result) {
        scouts.get(part).look(shares.border(part, from, end), shares.border(part + 1, from, end), result);
    }

    /** Settles heaps of the block, up to the first rare one; returns false if a value does not fit the table. */
    private boolean settle(int from, int end) {
        int start = found.start();
        byte[] cells = table.cells();
        for (int heap = from; heap < end; heap++) {
            int code = found.mixed().has(heap - start) ? -1 : common(heap, heap - start);
            if (code < 0 || !allRareFound(heap, heap - start, code)) {
                if (!general.step(heap)) {
                    return false;
                }
                if (table.isRare(heap)) {
                    return true;
                }
            } else {
                cells[heap] = (byte) code;
                table.advance(heap + 1);
            }
            reach.note(heap, found.reach[heap - start]);
        }
        return true;
    }

    /** Returns the least candidate that is not the code of a near option, or −1. */
    private int common(int heap, int index) {
        byte[] cells = table.cells();
        nearCodes.clear();
        for (int j = 0; j < near.count(); j++) {
            nearCodes.add((cells[heap - near.offsets()[j]] ^ near.codes()[j]) & 0xFF);
        }
        for (int taken : rule.singles()) {
            int value = table.at(heap - taken);
            nearCodes.add(table.code(value) + (table.space().isRare(value, heap) ? Stamps.RARE : 0));
        }
        for (int i = 0; i < BlockScanResult.CANDIDATES; i++) {
            int code = found.candidates[index * BlockScanResult.CANDIDATES + i] & 0xFF;
            if (!nearCodes.has(code)) {
                return code == HeapTable.CODES - 1 ? -1 : code;
            }
        }
        return -1;
    }

    private boolean allRareFound(int heap, int index, int code) {
        int count = found.missingCount[index];
        int limit = table.rareLimit(code, heap);
        for (int i = 0; i < Math.min(count, BlockScanResult.MISSING); i++) {
            int wanted = found.missing[index * BlockScanResult.MISSING + i] & 0xFF;
            if (wanted >= limit) {
                return true;
            }
            if (!isFound(heap, wanted)) {
                return false;
            }
        }
        return count <= BlockScanResult.MISSING;
    }

    private boolean isFound(int heap, int wanted) {
        if (nearCodes.has(wanted + Stamps.RARE)) {
            return true;
        }
        for (int taken : rule.breaks()) {
            int sum = heap - taken;
            int first = search.find(sum, 1, rule.lastFirst(sum), wanted);
            if (first >= 0) {
                reach.note(heap, first);
                return true;
            }
        }
        return false;
    }
}
