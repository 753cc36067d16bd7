package org.impartial.solve.engine.sequence.octal.table;

import java.util.Arrays;

/** Heaps of a block with an option whose other part is rare or no heap, by bits of 64 heaps at a time. */
public final class MixedHeaps {
    private final HeapTable table;
    private final long[] bits;

    /** Creates a set for blocks of the given number of heaps, a multiple of 64. */
    public MixedHeaps(HeapTable table, int block) {
        this.table = table;
        this.bits = new long[block / Long.SIZE];
    }

    /** Finds the mixed heaps of the block that starts at a heap. */
    public void find(int start, OptionParts... offers) {
        Arrays.fill(bits, 0);
        for (OptionParts some : offers) {
            if ((long) start - some.furthest() <= table.lastRare()) {
                add(start, some);
            }
        }
    }

    public boolean has(int index) {
        return (bits[index >>> 6] & 1L << index) != 0;
    }

    /** Returns the index of the first mixed heap from an index on; the size of the block if there is none. */
    public int next(int from) {
        int index = from >>> 6;
        long word = index < bits.length ? bits[index] & -1L << from : 0;
        while (word == 0 && ++index < bits.length) {
            word = bits[index];
        }
        return Math.min(index, bits.length) * Long.SIZE + (word == 0 ? 0 : Long.numberOfTrailingZeros(word));
    }

    private void add(int start, OptionParts offers) {
        for (int j = 0; j < offers.count(); j++) {
            int first = start - offers.offsets()[j];
            for (int i = 0; i < bits.length; i++) {
                bits[i] |= first + Long.SIZE * i <= 0 ? -1L : table.rareBits(first + Long.SIZE * i);
            }
        }
    }
}
