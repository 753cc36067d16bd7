package org.impartial.core.solve.sequence;

import org.jspecify.annotations.Nullable;

/** Looks at the values so far and says how to go on. */
final class KernelChoice {
    /** The space is looked for among so many heaps at the end. */
    private static final int SAMPLE = 1 << 20;

    /** Taking a rare heap's options costs as much as searching so many pairs. */
    private static final int PAIRS_PER_RARE = 24;

    private final HeapTable table;
    private final BreakingRule rule;
    private final Reach reach;
    private final @Nullable EngineKind forced;

    KernelChoice(HeapTable table, BreakingRule rule, Reach reach, @Nullable EngineKind forced) {
        this.table = table;
        this.rule = rule;
        this.reach = reach;
        this.forced = forced;
    }

    /** The kernel for the next stage, with the table divided as it needs. */
    Kernel next() {
        int from = Math.max(1, table.length() - SAMPLE);
        SparseSpace space =
                forced == EngineKind.SCAN ? SparseSpace.NONE : SpaceFinder.find(table, from, rule, table.space());
        if (forced != null ? forced == EngineKind.SCAN : scanIsCheaper(space)) {
            divide(SparseSpace.NONE);
            return new ScanKernel(table, rule);
        }
        divide(space);
        return new SparseKernel(table, rule, reach);
    }

    private void divide(SparseSpace space) {
        if (!space.divides(table.space())) {
            table.divide(space);
        }
    }

    private boolean scanIsCheaper(SparseSpace space) {
        return (long) space.rare() * PAIRS_PER_RARE > table.length() && space.rare() > 64;
    }
}
