package org.impartial.solve.engine.sequence.octal;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.octal.table.CommonPairs;
import org.impartial.solve.engine.sequence.octal.table.FourHeaps;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.octal.table.MixedHeaps;
import org.impartial.solve.engine.sequence.octal.table.OptionParts;
import org.impartial.solve.engine.sequence.octal.table.PairReach;
import org.jspecify.annotations.Nullable;

/**
 * The sparse-space method where all codes are below 64, so that a set of codes is a long, and rare heaps are few. One
 * thread {@linkplain RegisterCodes writes} common codes, and all threads {@linkplain RegisterPairs check} behind it
 * that no heap is rare. Codes after the first heap that fails are discarded, and that heap is left to the general
 * method, like the {@linkplain MixedHeaps mixed} ones and those without a common code.
 */
final class RegisterKernel implements Kernel {
    /** The number of rare heaps above which the block kernel is as fast. */
    static final int MOST_RARE = 256;

    /** The number of heaps written at once after a rare one. Each further time it is doubled. */
    private static final int LEAST_AHEAD = 64;

    private static final int MOST_AHEAD = 1 << 18;

    private final HeapTable table;
    private final BreakingRule rule;
    private final PairReach reach;
    private final int threads;
    private final SingleHeaps general;
    private final MixedHeaps mixed;
    private final RegisterPairs pairs;
    private final List<RegisterPairs.Check> checks = new ArrayList<>();
    private OptionParts rare;
    private RegisterCodes codes;
    private boolean small;
    private int ahead = LEAST_AHEAD;

    /** The range that is checked at present; null before the first one. */
    private volatile @Nullable CheckedChunks chunks;

    private volatile boolean closed;

    RegisterKernel(HeapTable table, BreakingRule rule, PairReach reach, int threads) {
        this.table = table;
        this.rule = rule;
        this.reach = reach;
        this.threads = threads;
        CommonPairs search = new CommonPairs(table, rule);
        this.general = new SingleHeaps(table, rule, reach, search);
        this.mixed = new MixedHeaps(table, CheckedChunks.CHUNK);
        this.small = table.allCodes() < FourHeaps.CODES;
        this.pairs = new RegisterPairs(table, rule, search);
        for (int part = 0; part < threads; part++) {
            checks.add(pairs.new Check());
        }
        this.rare = OptionParts.rare(table, rule);
        this.codes = new RegisterCodes(table, rule, rare);
    }

    @Override
    public HeapEngineKind kind() {
        return HeapEngineKind.REGISTER;
    }

    @Override
    public void fill(int heaps, Meter meter) {
        table.reserve(heaps);
        boolean shared = heaps - table.length() > 2 * CheckedChunks.CHUNK;
        closed = false;
        chunks = null;
        try (PartWorkers workers = new PartWorkers(shared ? threads : 1)) {
            workers.during(part -> help(checks.get(part)), () -> {
                try {
                    fill(heaps, workers.threads(), meter);
                } finally {
                    closed = true;
                }
                return true;
            });
        }
    }

    /** Checks one range after the other, until the kernel is closed. */
    private void help(RegisterPairs.Check check) {
        CheckedChunks last = null;
        for (int look = 0; !closed; look++) {
            CheckedChunks next = chunks;
            if (next != null && next != last) {
                next.check(check);
                last = next;
                look = 0;
            } else {
                PartWorkers.pause(look);
            }
        }
    }

    private void fill(int heaps, int sharers, Meter meter) {
        boolean fits = true;
        while (fits && table.length() < heaps) {
            int from = table.length();
            int to = small && from >= pairs.clearFrom() ? goal(from, heaps, sharers) : from;
            int end = to > from ? take(from, to) : from;
            fits = (end == to && end > from) || generalStep(end);
            meter.spend(table.length() - from, (long) (table.length() - from) * (rare.count() + 16));
        }
    }

    /** Returns the end of the next range that can be written without a mixed heap; {@code from} if there is none. */
    private int goal(int from, int heaps, int sharers) {
        int most = sharers == 1 ? ahead : Math.max(LEAST_AHEAD, Math.min(ahead, from / 16));
        long end = sharers == 1 || most <= CheckedChunks.CHUNK
                ? Math.min((long) from + most, CheckedChunks.end(from))
                : (long) from + most;
        ahead = Math.min(2 * ahead, MOST_AHEAD);
        if (from - Math.max(rare.furthest(), pairs.pairs.furthest()) <= table.lastRare()) {
            mixed.find(from, rare, pairs.pairs);
            end = Math.min(end, from + mixed.next(0));
        }
        return (int) Math.min(heaps, end);
    }

    /** Writes and checks a range; returns the first heap left open, or its end. */
    private int take(int from, int to) {
        CheckedChunks range = new CheckedChunks(from, to);
        chunks = range;
        try {
            write(from, to, range);
        } finally {
            range.complete();
        }
        range.check(checks.get(0));
        int end = range.settle(reach, checks.get(0));
        table.advance(end);
        return end;
    }

    private void write(int from, int to, CheckedChunks range) {
        int at = from;
        int end = from;
        while (at == end && at < to && !range.isOpen()) {
            end = (int) Math.min(to, CheckedChunks.end(at));
            at = codes.write(table.cells(), at, end);
            range.write(at);
        }
    }

    private boolean generalStep(int heap) {
        boolean fits = general.step(heap);
        if (fits && table.isRare(heap)) {
            rare = OptionParts.rare(table, rule);
            codes = new RegisterCodes(table, rule, rare);
        }
        small &= fits && (table.cells()[heap] & 0xFF) < FourHeaps.CODES;
        ahead = LEAST_AHEAD;
        return fits;
    }
}
