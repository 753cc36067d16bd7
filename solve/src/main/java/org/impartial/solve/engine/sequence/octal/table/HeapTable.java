package org.impartial.solve.engine.sequence.octal.table;

import java.util.Arrays;
import org.impartial.solve.engine.sequence.word.ByteRepetition;
import org.impartial.solve.engine.sequence.word.GrowingWord;
import org.impartial.solve.theory.SparseSpace;

/**
 * A table of values in one byte each, or two with the lower one first if a value is above 255. With a sparse space, the
 * lowest bit of the mask is omitted and restored from the class of the heap; so the byte, the <em>code</em>, holds
 * values up to 511. XOR and, in one class, the order of codes are those of values.
 */
public final class HeapTable implements GrowingWord {
    /** The number of codes and values that a byte can hold. */
    public static final int CODES = 256;

    /** The number of values that two bytes can hold. */
    public static final int WIDE = CODES * CODES;

    private static final int LONGEST = Integer.MAX_VALUE - 8;

    /** The heaps by which a long table grows, since old and new cells exist at once while they are copied. */
    private static final int LONGEST_STEP = 1 << 26;

    private byte[] cells = new byte[1024];
    private int bytes = 1;
    private int length;
    private SparseSpace space = SparseSpace.NONE;
    private int lowBit;
    private int[] rare = new int[64];
    private int rareCount;

    /** Volatile, since threads that scan lower heaps may read it while a rare heap is added. */
    private volatile long[] rareBits = new long[16];

    @Override
    public int length() {
        return length;
    }

    @Override
    public int at(int heap) {
        if (bytes == 2) {
            return (cells[2 * heap] & 0xFF) | (cells[2 * heap + 1] & 0xFF) << 8;
        }
        int code = cells[heap] & 0xFF;
        return lowBit == 0 || heap == 0 ? code : decode(code, isRare(heap), heap);
    }

    /** Compares the codes: equal values have equal codes. */
    @Override
    public int repeatsFrom(int shift, int least) {
        int start = ByteRepetition.start(cells, bytes * length, bytes * shift, bytes * least);
        return (start + bytes - 1) / bytes;
    }

    /** Compares the codes; of values of two bytes, the last four. */
    @Override
    public int nextShift(int shift) {
        int next = ByteRepetition.nextShift(cells, bytes * length, bytes * shift);
        while (next % bytes != 0) {
            next = ByteRepetition.nextShift(cells, bytes * length, next + 1);
        }
        return next / bytes;
    }

    /** Returns the number of bytes of a code, 1 or 2. */
    public int bytes() {
        return bytes;
    }

    /** Returns the greatest number of codes that the table can hold. */
    public int longest() {
        return LONGEST / bytes;
    }

    /** Returns the codes; those from {@link #length} on are undefined. */
    public byte[] cells() {
        return cells;
    }

    public SparseSpace space() {
        return space;
    }

    /** Returns the rare heaps from 1 on, ascending, {@link #rareCount} of them. */
    public int[] rare() {
        return rare;
    }

    public int rareCount() {
        return rareCount;
    }

    /** Returns the last rare heap, or 0. */
    public int lastRare() {
        return rareCount == 0 ? 0 : rare[rareCount - 1];
    }

    public boolean isRare(int heap) {
        long[] bits = rareBits;
        int index = heap >>> 6;
        return index < bits.length && (bits[index] & 1L << heap) != 0;
    }

    /** Returns the OR of all codes of one byte: it is below a power of 2 iff all codes are. Reads the whole table. */
    public int allCodes() {
        return ByteRepetition.or(cells, length);
    }

    /** Returns the greatest value; reads the whole table. */
    public int greatest() {
        int greatest = 0;
        for (int heap = 0; heap < length; heap++) {
            greatest = Math.max(greatest, at(heap));
        }
        return greatest;
    }

    /** Returns which of the 64 heaps from {@code heap} on are rare; the lowest bit is that of {@code heap}. */
    public long rareBits(int heap) {
        long[] bits = rareBits;
        int index = heap >>> 6;
        long low = index < bits.length ? bits[index] >>> heap : 0;
        boolean more = (heap & 63) != 0 && index + 1 < bits.length;
        return more ? low | bits[index + 1] << -heap : low;
    }

    public boolean holds(int value) {
        return length < longest() && value < (lowBit != 0 ? 2 * CODES : bytes == 2 ? WIDE : CODES);
    }

    public int code(int value) {
        int low = lowBit - 1;
        return lowBit == 0 ? value : (value & low) | ((value >>> 1) & ~low);
    }

    /** Returns the value of a code at a heap of the given class. */
    public int decode(int code, boolean rareClass, int heap) {
        int low = lowBit - 1;
        int value = (code & low) | ((code & ~low) << 1);
        return space.isRare(value, heap) == rareClass ? value : value | lowBit;
    }

    /** Returns the least number above the codes of all rare values less than the common value with the given code. */
    public int rareLimit(int code, int heap) {
        int below = code & -lowBit;
        return (decode(code, false, heap) & lowBit) == 0 ? below : below + lowBit;
    }

    /** Adds a value that the table {@link #holds}. */
    @Override
    public void append(int value) {
        if (lowBit != 0 && length > 0 && space.isRare(value, length)) {
            appendRare(code(value));
            return;
        }
        reserve(length + 1);
        if (bytes == 2) {
            cells[2 * length] = (byte) value;
            cells[2 * length++ + 1] = (byte) (value >>> 8);
        } else {
            cells[length++] = (byte) code(value);
        }
    }

    public void appendRare(int code) {
        if (rareCount == rare.length) {
            rare = Arrays.copyOf(rare, 2 * rareCount);
        }
        rare[rareCount++] = length;
        int index = length >>> 6;
        if (index >= rareBits.length) {
            rareBits = Arrays.copyOf(rareBits, index + index / 2 + 1);
        }
        rareBits[index] |= 1L << length;
        reserve(length + 1);
        cells[length++] = (byte) code;
    }

    /** Records that a kernel has written common codes into the cells up to a length. */
    public void advance(int to) {
        length = to;
    }

    /** Moves the last heaps behind the first ones, all rare ones among these; then an index is no longer a heap. */
    public void slide(int first, int kept) {
        System.arraycopy(cells, length - kept, cells, first, kept);
        length = first + kept;
    }

    public void reserve(int heaps) {
        if (heaps > cells.length / bytes) {
            int grown = (int) Math.min(LONGEST, cells.length + Math.min(cells.length / 2L, LONGEST_STEP));
            cells = Arrays.copyOf(cells, Math.max(heaps * bytes, grown));
        }
    }

    /** Divides the values by another space, in which all of them must fit a byte. */
    public void divide(SparseSpace next) {
        HeapTable before = new HeapTable();
        before.cells = cells;
        before.bytes = bytes;
        before.space = space;
        before.lowBit = lowBit;
        before.rareBits = rareBits;
        bytes = 1;
        space = next;
        lowBit = Integer.lowestOneBit(next.mask());
        rareBits = new long[16];
        rareCount = 0;
        int end = length;
        length = 0;
        while (length < end) {
            append(before.at(length));
        }
    }

    /** Returns whether there is room for values of two bytes. */
    public boolean canWiden() {
        return bytes == 1 && length <= LONGEST / 2;
    }

    /** Changes the table to values of two bytes, without a sparse space. */
    public void widen() {
        byte[] wide = new byte[2 * Math.min(cells.length, LONGEST / 2)];
        for (int heap = 0; heap < length; heap++) {
            int value = at(heap);
            wide[2 * heap] = (byte) value;
            wide[2 * heap + 1] = (byte) (value >>> 8);
        }
        cells = wide;
        bytes = 2;
        space = SparseSpace.NONE;
        lowBit = 0;
    }
}
