package org.impartial.solve.engine.sequence.octal;

import java.util.OptionalLong;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.octal.table.PairReach;
import org.impartial.solve.theory.SparseSpace;

/**
 * Values of heaps of any size in ascending order, from the values of the first heaps and a window of values before the
 * next: the theorem of {@link SparseProof}. Not safe for use by several threads.
 */
/*
 * Implementation: the kernels fill a table whose cells behind the first heaps are from time to time replaced by the last
 * ones. For a heap n in the cell i the pairs (a, n - t - a) whose lesser part a is among the first heaps are the cells a
 * and i - t - a. A kernel that finds no such pair continues with greater a, where the cells are of other heaps; then it
 * records that a as the reach of the pair, or makes the heap rare. Both are detected after each call, and the values are
 * not used. The distance of a heap from its cell is even, since the class of a value may depend on the parity.
 */
public final class SlidingTable {
    /** The number of first cells that stay; the searches for pairs have a copy of as many. */
    private static final int FIRST = 1 << 16;

    /** The number of cells, which bounds the values that are computed before the last ones are moved. */
    public static final int CELLS = 1 << 23;

    private final HeapTable table;
    private final PairReach reach = new PairReach();
    private final Kernel kernel;
    private final int window;
    private final int cells;
    private final int rare;
    private final short[][] values = new short[2][HeapTable.CODES];
    private int kept;
    private long distance;

    SlidingTable(HeapTable table, BreakingRule rule, int window, int cells, int threads) {
        this.table = table;
        this.kernel = new KernelChoice(table, rule, reach, null, threads).divided();
        this.window = window;
        this.cells = cells;
        this.rare = table.rareCount();
        this.kept = window + rule.last() + 1;
        for (int heap = 0; heap < values.length; heap++) {
            for (int code = 0; code < HeapTable.CODES; code++) {
                values[heap][code] = (short) table.decode(code, false, heap);
            }
        }
    }

    public SparseSpace space() {
        return table.space();
    }

    /** Returns the last rare heap. */
    public int lastRare() {
        return table.lastRare();
    }

    public long next() {
        return table.length() + distance;
    }

    /** Keeps at least a number of last values. */
    public void keep(int heaps) {
        kept = Math.max(kept, heaps);
    }

    /** Returns the number of last values that are kept. */
    public int kept() {
        return kept;
    }

    /** Continues at a heap, from the values before it, at least as many as are kept. */
    public void restore(long next, short[] before) {
        table.reserve(FIRST + before.length + 1);
        int cell = FIRST + before.length + (int) (next - before.length - FIRST & 1);
        for (int i = 0; i < before.length; i++) {
            table.cells()[cell - before.length + i] = (byte) table.code(before[i]);
        }
        table.advance(cell);
        distance = next - cell;
    }

    /** Computes values; returns empty, or a heap from which the window does not determine them, and the table ends. */
    public OptionalLong extend(int count, Meter meter) {
        if (table.length() + (long) count > cells) {
            int moved = kept + (table.length() - FIRST - kept & 1);
            distance += table.length() - FIRST - moved;
            table.slide(FIRST, moved);
        }
        int from = table.length();
        kernel.fill(from + count, meter);
        boolean decided = table.length() == from + count
                && table.rareCount() == rare
                && reach.furthest(from, table.length()) <= window;
        return decided ? OptionalLong.empty() : OptionalLong.of(from + distance);
    }

    /** Returns the value of one of the last heaps, or of the first. */
    public int value(long heap) {
        int cell = (int) (heap - distance);
        return cell < FIRST || distance == 0 ? table.at(cell) : values[cell & 1][table.cells()[cell] & 0xFF];
    }

    /** Returns the values of a number of heaps before a heap. */
    public short[] before(long heap, int count) {
        short[] run = new short[count];
        for (int i = 0; i < count; i++) {
            run[i] = (short) value(heap - count + i);
        }
        return run;
    }
}
