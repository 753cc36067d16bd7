package org.impartial.solve.engine.sequence.octal;

import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.octal.table.FourHeaps;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.octal.table.PairReach;
import org.impartial.solve.engine.sequence.octal.table.SpaceFinder;
import org.impartial.solve.theory.SparseSpace;
import org.jspecify.annotations.Nullable;

/** Chooses the kernel of the next stage from the values computed so far. */
public record KernelChoice(
        HeapTable table,
        BreakingRule rule,
        PairReach reach,
        @Nullable HeapEngineKind forced,
        int threads) {
    /** The number of heaps at the end from which a sparse space is derived. */
    private static final int SAMPLE = 1 << 20;

    /** The number of pairs whose search costs as much as the options with one rare heap. */
    private static final int PAIRS_PER_RARE = 24;

    /** Returns the kernel for the next stage, and divides the table accordingly. */
    public Kernel next() {
        SparseSpace space = space();
        if (space.mask() == 0 || scanIsCheaper(space)) {
            return scan();
        }
        divide(space);
        return divided();
    }

    /** Returns a kernel for the division that the table has. */
    public Kernel divided() {
        boolean few = table.rareCount() <= RegisterKernel.MOST_RARE && table.allCodes() < FourHeaps.CODES / 2;
        return forced == HeapEngineKind.REGISTER || (forced == null && few)
                ? new RegisterKernel(table, rule, reach, threads)
                : new BlockKernel(table, rule, reach, threads);
    }

    /** Returns the kernel that continues after a value too large for the table; null if there is none. */
    public @Nullable Kernel nextForGreater() {
        if (!table.canWiden()) {
            return null;
        }
        SparseSpace space = space();
        if (table.space().mask() == 0 && space.mask() != 0 && !scanIsCheaper(space)) {
            return next();
        }
        table.widen();
        return new ScanKernel(table, rule);
    }

    private Kernel scan() {
        if (table.bytes() == 1) {
            if (table.greatest() < HeapTable.CODES) {
                divide(SparseSpace.NONE);
            } else {
                table.widen();
            }
        }
        return new ScanKernel(table, rule);
    }

    private SparseSpace space() {
        if (forced == HeapEngineKind.SCAN || (table.bytes() == 2 && table.greatest() >= 2 * HeapTable.CODES)) {
            return SparseSpace.NONE;
        }
        return SpaceFinder.find(table, Math.max(1, table.length() - SAMPLE), rule, table.space());
    }

    private void divide(SparseSpace space) {
        if (!space.divides(table.space())) {
            table.divide(space);
            reach.unsearchedBelow(table.length());
        }
    }

    private boolean scanIsCheaper(SparseSpace space) {
        return forced == null && (long) space.rare() * PAIRS_PER_RARE > table.length() && space.rare() > 64;
    }
}
