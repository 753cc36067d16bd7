package org.impartial.games.entail;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Entailing.Tabled;
import org.impartial.core.meter.Meter;

/** The values of Top Entails; all processors share a batch of stacks. Not safe for use by several threads. */
/*
 * Let S(n) be the set of the XORs of the values of two stacks that n splits into, loony ones left out, and W(n) the
 * nimbers beside which the player wins who must move in n. Then W(n) is S(n) with the complement of W(n - 1). So W(n)
 * is finite for even n and cofinite for odd n, and with M(n) the complement of W(n):
 *
 *   odd n:  M(n) = W(n - 1) without S(n); the value is its least member, and n is loony if there is none
 *   even n: W(n) = S(n) and M(n - 1); the value is the least number that is not a member
 *
 * The cost is that of S(n), n/2 pairs. Two arrays hold the values as 16-bit numbers, one in reverse, so that both
 * numbers of a pair are read in ascending order, four at a time. A loony stack has a bit of its own, which marks a
 * place above all values; two loony stacks mark the place of 0, which is then checked. For the stacks of a
 * batch, all pairs below the batch are marked first, each stack by one processor.
 */
final class TopEntailsTable implements Tabled.StackTable {
    private static final int BATCH = 256;
    private static final int STRIPES = 16;
    private static final int LOONY_BIT = 1 << 15;
    private static final int PLACES = 1 << 16;
    private static final int MOST = Integer.MAX_VALUE / Short.BYTES - 8;
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle SHORTS =
            MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private int capacity;
    private int length;
    private byte[] left = {};
    private byte[] right = {};
    private int bound = 8;
    private BitSet winning = new BitSet();
    private BitSet missing = new BitSet();
    private final List<Integer> loony = new ArrayList<>();

    @Override
    public int length() {
        return length;
    }

    @Override
    public int value(int stack) {
        int found = (short) SHORTS.get(left, Short.BYTES * Objects.checkIndex(stack, length)) & PLACES - 1;
        return found == LOONY_BIT ? Tabled.LOONY : found;
    }

    @Override
    public void extend(int stacks, Meter meter) {
        reserve(stacks);
        while (length < stacks) {
            int first = length;
            int end = Math.min(stacks, first - first % BATCH + BATCH);
            meter.spend(end - first, (long) (end - first) * first / 2);
            BitSet[] below = new BitSet[end - first];
            IntStream.range(0, STRIPES).parallel().forEach(stripe -> {
                byte[] seen = new byte[PLACES];
                for (int stack = first + stripe; stack < end; stack += STRIPES) {
                    below[stack - first] = splitsBelow(stack, first, seen);
                }
            });
            for (int stack = first; stack < end; stack++) {
                put(value(stack, withinBatch(stack, first, below[stack - first])));
            }
        }
    }

    /** Returns M(n) for the greatest odd n, which with the values determines all that follow. */
    @Override
    public int[] memory() {
        return missing.stream().toArray();
    }

    @Override
    public void adopt(int[] first, int[] memory) {
        if (length > 0) {
            throw new IllegalStateException("a table adopts values before it has any of its own, not after " + length);
        }
        reserve(first.length);
        for (int value : first) {
            put(value);
        }
        for (int number : memory) {
            missing.set(number);
        }
        if (length % 2 == 1) {
            winning = splitsBelow(length - 1, length - 1, new byte[PLACES]);
            winning.or(missing);
        }
    }

    /** Adds to the splits of a stack those with a part in its batch, of which all values are known by now. */
    private BitSet withinBatch(int stack, int first, BitSet splits) {
        for (int part = Math.max(first, stack - stack / 2); part < stack; part++) {
            int a = value(part);
            int b = value(stack - part);
            if (a != Tabled.LOONY && b != Tabled.LOONY) {
                splits.set(a ^ b);
            }
        }
        return splits;
    }

    /** Returns the splits of a stack into two that are below a number, of which all values are known. */
    private BitSet splitsBelow(int stack, int below, byte[] seen) {
        Arrays.fill(seen, 0, bound, (byte) 0);
        int first = Math.max(1, stack - below + 1);
        int end = stack / 2 + 1;
        int part = first;
        int shift = capacity - 1 - stack;
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
        if (loony.stream().anyMatch(a -> loony.contains(stack - a))) {
            splits.set(
                    0,
                    IntStream.range(first, end)
                            .anyMatch(a -> value(a) != Tabled.LOONY && value(a) == value(stack - a)));
        }
        return splits;
    }

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

    private void put(int value) {
        if (value >= LOONY_BIT || value < Tabled.LOONY) {
            throw new BeyondRangeException("the values of Top Entails are kept below " + LOONY_BIT + ", and the stack "
                    + length + " is worth " + value + "; compute fewer values");
        }
        if (value == Tabled.LOONY) {
            loony.add(length);
        }
        write(length++, value);
        while (value >= bound) {
            bound *= 2;
        }
    }

    private void write(int stack, int value) {
        short written = (short) (value == Tabled.LOONY ? LOONY_BIT : value);
        SHORTS.set(left, Short.BYTES * stack, written);
        SHORTS.set(right, Short.BYTES * (capacity - 1 - stack), written);
    }

    private void reserve(int stacks) {
        if (stacks > MOST) {
            throw new BeyondRangeException(
                    "a table of Top Entails has at most " + MOST + " stacks, not " + stacks + "; compute fewer values");
        }
        if (stacks > capacity) {
            byte[] before = left;
            left = new byte[Short.BYTES * stacks];
            right = new byte[Short.BYTES * stacks];
            capacity = stacks;
            for (int stack = 0; stack < length; stack++) {
                write(stack, (short) SHORTS.get(before, Short.BYTES * stack) & PLACES - 1);
            }
        }
    }
}
