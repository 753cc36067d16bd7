package org.impartial.solve.engine.sequence.octal;

import java.util.Optional;
import java.util.OptionalInt;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.octal.table.PairReach;
import org.impartial.solve.engine.sequence.word.HeapEngine;
import org.impartial.solve.engine.sequence.word.NaiveEngine;
import org.impartial.solve.engine.sequence.word.PeriodProof;
import org.impartial.solve.engine.sequence.word.Word;
import org.impartial.solve.theory.SparseSpace;
import org.jspecify.annotations.Nullable;

/** Octal codes: first by the rules, then in stages by the best kernel for the values, or by the rules beyond 65,535. */
public final class BreakingEngine implements HeapEngine {
    private static final int LEAST_GROUND = 512;

    private final NaiveEngine naive;
    private final HeapTable table = new HeapTable();
    private final PairReach reach = new PairReach();
    private final KernelChoice choice;
    private final PeriodProof proof;
    private final BreakingRule rule;
    private final int threads;
    private final int ground;
    private @Nullable Kernel kernel;
    private int stageEnd;
    private boolean outgrown;

    public BreakingEngine(HeapGame game, BreakingRule rule, @Nullable HeapEngineKind forced, int threads) {
        this.rule = rule;
        this.threads = threads;
        this.proof = new SparseProof(table, rule, reach);
        this.naive = new NaiveEngine(game);
        this.choice = new KernelChoice(table, rule, reach, forced, threads);
        this.ground = Math.max(LEAST_GROUND, 4 * rule.last());
    }

    @Override
    public HeapEngineKind kind() {
        return kernel == null || outgrown ? HeapEngineKind.NAIVE : kernel.kind();
    }

    @Override
    public int length() {
        return outgrown ? naive.length() : table.length();
    }

    @Override
    public int at(int heap) {
        return outgrown ? naive.at(heap) : table.at(heap);
    }

    @Override
    public int repeatsFrom(int shift, int least) {
        return (outgrown ? naive : table).repeatsFrom(shift, least);
    }

    @Override
    public int nextShift(int shift) {
        return (outgrown ? naive : table).nextShift(shift);
    }

    @Override
    public Optional<PeriodProof> proof() {
        return outgrown ? Optional.empty() : Optional.of(proof);
    }

    /** Returns the current division of the values; without a mask if there is none. */
    SparseSpace space() {
        return table.space();
    }

    @Override
    public OptionalInt furthestWitness(int from) {
        boolean known = !outgrown && table.space().mask() != 0 && reach.isKnownFrom(from);
        return known ? OptionalInt.of(reach.furthest(from, table.length())) : OptionalInt.empty();
    }

    /**
     * {@return the table, to be continued by a window; empty without a division, or with a rare heap beyond the window}
     */
    public Optional<SlidingTable> sliding(int window, int cells) {
        boolean divided = !outgrown && table.space().mask() != 0 && table.lastRare() < window;
        return divided ? Optional.of(new SlidingTable(table, rule, window, cells, threads)) : Optional.empty();
    }

    @Override
    public void extend(int heaps, Meter meter) {
        if (table.length() < ground && !outgrown) {
            naive.extend(Math.min(heaps, ground), meter);
            takeOver(naive);
        }
        while (!outgrown && table.length() < heaps) {
            stage(heaps, meter);
        }
        if (outgrown) {
            naive.extend(heaps, meter);
        }
    }

    @Override
    public void makeRoom(int heaps) {
        if (!outgrown) {
            table.reserve(Math.min(heaps, table.longest()));
        }
    }

    private void stage(int heaps, Meter meter) {
        if (kernel == null || table.length() >= stageEnd) {
            kernel = choice.next();
            stageEnd = (int) Math.min(Integer.MAX_VALUE, 2L * table.length());
        }
        int goal = Math.min(heaps, stageEnd);
        kernel.fill(goal, meter);
        if (kernel.kind() == HeapEngineKind.SCAN) {
            reach.unsearchedBelow(table.length());
        }
        if (table.length() < goal) {
            kernel = choice.nextForGreater();
            if (kernel == null) {
                outgrown = true;
                naive.adopt(table);
            }
        }
    }

    /** Copies the values, up to the first that does not fit two bytes; then the naive engine is used instead. */
    private void takeOver(Word values) {
        while (!outgrown && table.length() < values.length()) {
            int value = values.at(table.length());
            if (!table.holds(value) && table.canWiden()) {
                table.widen();
            }
            outgrown = !table.holds(value);
            if (!outgrown) {
                table.append(value);
            }
        }
        reach.unsearchedBelow(table.length());
    }

    @Override
    public void adopt(Word values) {
        takeOver(values);
        // A kernel depends on an earlier state of the table, so the next one is chosen by its current state.
        stageEnd = 0;
        if (outgrown) {
            naive.adopt(values);
        }
    }
}
