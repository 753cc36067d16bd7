package org.impartial.solve.engine.sequence.octal.table;

import java.util.Arrays;

/**
 * Options of two heaps relative to the heap n played: the code of one part, and the offset of the other, n − offset.
 */
public final class OptionParts {
    /** The greatest heap from which pairs are taken; these heaps stay in the cache. */
    private static final int FURTHEST = 1 << 14;

    private static final int PER_CODE = 12;

    private int[] offsets = new int[64];
    private byte[] codes = new byte[64];
    private int count;
    private int furthest;

    public void add(int offset, int code) {
        if (count == offsets.length) {
            offsets = Arrays.copyOf(offsets, 2 * count);
            codes = Arrays.copyOf(codes, 2 * count);
        }
        offsets[count] = offset;
        codes[count++] = (byte) code;
        furthest = Math.max(furthest, offset);
    }

    public int count() {
        return count;
    }

    /** Returns the offsets, {@link #count} of them. */
    public int[] offsets() {
        return offsets;
    }

    /** Returns the codes, {@link #count} of them. */
    public byte[] codes() {
        return codes;
    }

    /** Returns the greatest offset, 0 if there is none. */
    public int furthest() {
        return furthest;
    }

    /** Returns every option with a rare heap, by ascending rare heaps. */
    public static OptionParts rare(HeapTable table, BreakingRule rule) {
        OptionParts offers = new OptionParts();
        for (int i = 0; i < table.rareCount(); i++) {
            for (int taken : rule.breaks()) {
                offers.add(taken + table.rare()[i], table.cells()[table.rare()[i]]);
            }
        }
        return offers;
    }

    /** Returns pairs with a common part of at least {@code least}, as many for each code, to find every rare code. */
    public static OptionParts common(HeapTable table, BreakingRule rule, int least) {
        OptionParts offers = new OptionParts();
        int[] taken = new int[HeapTable.CODES];
        int last = Math.min(FURTHEST, table.length() / 4);
        for (int a = least; a < last; a++) {
            int code = table.cells()[a] & 0xFF;
            if (taken[code] < PER_CODE && !table.isRare(a)) {
                int[] breaks = rule.breaks();
                offers.add(breaks[(code + taken[code]) % breaks.length] + a, code);
                taken[code]++;
            }
        }
        return offers;
    }
}
