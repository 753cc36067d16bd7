package org.impartial.core.engine.sequence.octal;

import java.util.Arrays;

/**
 * The heaps of a block that cannot be valued by offers: the other part of some offer would be rare too, or no heap. The
 * rare heaps are a bit set, so an offer is examined for 64 heaps at a time; where the last rare heap lies far behind
 * the block, there is nothing to look at.
 */
final class MixedHeaps {
    private final HeapTable table;
    private final long[] bits;

    /** For blocks of so many heaps, a multiple of 64. */
    MixedHeaps(HeapTable table, int block) {
        this.table = table;
        this.bits = new long[block / Long.SIZE];
    }

    /** Finds them for the block that starts at a heap. */
    void find(int start, OptionParts... offers) {
        Arrays.fill(bits, 0);
        for (OptionParts some : offers) {
            if ((long) start - some.furthest() <= table.lastRare()) {
                add(start, some);
            }
        }
    }

    boolean has(int index) {
        return (bits[index >>> 6] & 1L << index) != 0;
    }

    /**
     * Returns which ones of eight heaps are, from an index on that is a multiple of eight; the lowest bit for the
     * first.
     */
    int eight(int index) {
        return (int) (bits[index >>> 6] >>> index) & EightHeaps.ALL;
    }

    /** Returns the index of the first one from an index on; the size of the block if there is none. */
    int next(int from) {
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
