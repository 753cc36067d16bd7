package org.impartial.games.entail;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Entailing.Tabled;
import org.impartial.core.meter.Meter;

/**
 * The values of Top Entails, stack after stack. Not safe for use by several threads; the work of a batch of stacks is
 * shared between all processors.
 */
/*
 * Let S(n) be the set of the XORs of the values of two stacks that n splits into, loony ones left out, and W(n) the
 * nimbers beside which the player wins who must move in n. Then W(n) is S(n) with the complement of W(n - 1). So W(n)
 * is finite for even n and cofinite for odd n, and with M(n) the complement of W(n):
 *
 *   odd n:  M(n) = W(n - 1) without S(n); the value is its least member, and n is loony if there is none
 *   even n: W(n) = S(n) and M(n - 1); the value is the least number that is not a member
 *
 * The cost is that of S(n), n/2 pairs. Two arrays hold the values as 16-bit numbers, one in reverse, so that both
 * numbers of a pair are read in ascending order, four at a time. A loony stack has a bit of its own in each array,
 * which marks a place above all values. For the stacks of a batch, all pairs below the batch are marked first, each
 * stack by one processor.
 */
final class TopEntailsTable {
    private static final int BATCH = 256;
    private static final int STRIPES = 16;
    private static final int LOONY_LEFT = 1 << 14;
    private static final int LOONY_RIGHT = 1 << 15;
    private static final int PLACES = 1 << 16;
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle SHORTS =
            MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

    private final int[] values;
    private final byte[] left;
    private final byte[] right;
    private int bound = 8;
    private BitSet winning = new BitSet();
    private BitSet missing = new BitSet();

    TopEntailsTable(int size) {
        values = new int[size];
        left = new byte[Short.BYTES * size];
        right = new byte[Short.BYTES * size];
    }

    /** Returns the values of all stacks. */
    int[] fill(Meter meter) {
        for (int first = 0; first < values.length; first += BATCH) {
            int from = first;
            int end = Math.min(values.length, first + BATCH);
            meter.spend(end - first, (long) (end - first) * first / 2);
            BitSet[] below = new BitSet[end - first];
            IntStream.range(0, STRIPES).parallel().forEach(stripe -> {
                byte[] seen = new byte[PLACES];
                for (int stack = from + stripe; stack < end; stack += STRIPES) {
                    below[stack - from] = splitsBelow(stack, from, seen);
                }
            });
            for (int stack = first; stack < end; stack++) {
                BitSet splits = below[stack - first];
                for (int part = Math.max(first, stack - stack / 2); part < stack; part++) {
                    mark(splits, values[part], values[stack - part]);
                }
                put(stack, value(stack, splits));
            }
        }
        return values;
    }

    private static void mark(BitSet splits, int a, int b) {
        if (a != Tabled.LOONY && b != Tabled.LOONY) {
            splits.set(a ^ b);
        }
    }

    /** Returns the splits of a stack into two that are below a number, of which all values are known. */
    private BitSet splitsBelow(int stack, int below, byte[] seen) {
        Arrays.fill(seen, 0, bound, (byte) 0);
        int part = Math.max(1, stack - below + 1);
        int end = stack / 2 + 1;
        int shift = values.length - 1 - stack;
        for (; part + 8 <= end; part += 8) {
            int at = Short.BYTES * part;
            int beside = at + Short.BYTES * shift;
            mark(seen, (long) LONGS.get(left, at) ^ (long) LONGS.get(right, beside));
            mark(seen, (long) LONGS.get(left, at + Long.BYTES) ^ (long) LONGS.get(right, beside + Long.BYTES));
        }
        for (; part < end; part++) {
            int pair = (short) SHORTS.get(left, Short.BYTES * part)
                    ^ (short) SHORTS.get(right, Short.BYTES * (part + shift));
            seen[pair & PLACES - 1] = 1;
        }
        BitSet splits = new BitSet(bound);
        for (int n = 0; n < bound; n++) {
            if (seen[n] != 0) {
                splits.set(n);
            }
        }
        return splits;
    }

    /** Marks the values of four pairs. */
    private static void mark(byte[] seen, long pairs) {
        seen[(int) pairs & PLACES - 1] = 1;
        seen[(int) (pairs >>> 16) & PLACES - 1] = 1;
        seen[(int) (pairs >>> 32) & PLACES - 1] = 1;
        seen[(int) (pairs >>> 48) & PLACES - 1] = 1;
    }

    private int value(int stack, BitSet splits) {
        if (stack % 2 == 0) {
            winning = splits;
            winning.or(missing);
            return winning.nextClearBit(0);
        }
        missing = winning;
        missing.andNot(splits);
        return missing.nextSetBit(0);
    }

    private void put(int stack, int value) {
        values[stack] = value;
        int place = values.length - 1 - stack;
        SHORTS.set(left, Short.BYTES * stack, (short) (value == Tabled.LOONY ? LOONY_LEFT : value));
        SHORTS.set(right, Short.BYTES * place, (short) (value == Tabled.LOONY ? LOONY_RIGHT : value));
        while (value >= bound) {
            bound *= 2;
        }
        if (bound > LOONY_LEFT) {
            throw new BeyondRangeException("the values of Top Entails are kept below " + LOONY_LEFT + ", and the stack "
                    + stack + " is worth " + value + "; ask for fewer values");
        }
    }
}
