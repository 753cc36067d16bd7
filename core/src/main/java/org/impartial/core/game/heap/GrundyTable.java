package org.impartial.core.game.heap;

import java.util.Arrays;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.meter.Meter;

/**
 * The Grundy values of the heaps 0, 1, 2, … of one game, by the definition: the mex of the values of all options, which
 * the rules list. Takes four bytes a heap. Not safe for use by several threads.
 *
 * <pre>{@code
 * new GrundyTable(Octal.of("0.77")).grow(100).value(5);  // 4
 * }</pre>
 */
public final class GrundyTable extends HeapOptions {
    /** The greatest number of heaps in a table. */
    public static final int LONGEST = Integer.MAX_VALUE - 8;

    // Rules give options billions of times, so adding an option is a single store. An option that is not smaller than
    // the heap that is played reads UNKNOWN or an index beyond the array; either way the store is out of bounds, and
    // the recording collector then reports the fault. Counting the options would double the cost.
    private static final int UNKNOWN = Integer.MIN_VALUE;

    /** The length up to which a separate loop is not worth its creation. */
    private static final int FEW = 512;

    private static final GrowLoops.Growing FIRST_HEAPS = new GrowLoop();

    /** The greatest value: above it, the marks would need more than an array. */
    private static final int GREATEST = (1 << 29) - 1;

    private final HeapGame game;
    private int[] values = new int[64];
    private int length;
    private int greatest;

    /**
     * {@code seen[v] == stamp} if the current heap has an option of value v; as long as a power of two above every XOR.
     */
    private int[] seen = new int[64];

    private int stamp;

    /** The options of any number of parts that are counted together at most: one heap may have very many. */
    private static final int LOOK = 1 << 12;

    private int wide;
    private Meter meter = Meter.unlimited();

    /**
     * Creates a table without values.
     *
     * @param game the rules
     */
    public GrundyTable(HeapGame game) {
        this.game = game;
        Arrays.fill(values, UNKNOWN);
    }

    @Override
    public void tick() {
        meter.tick();
    }

    @Override
    public void to(int next) {
        seen[values[next]] = stamp;
    }

    @Override
    public void to(int first, int second) {
        int[] table = values;
        int x = table[first];
        int y = table[second];
        seen[(x ^ y) | (x & y & UNKNOWN)] = stamp;
    }

    @Override
    public void to(int... heaps) {
        int value = 0;
        int sign = 0;
        for (int next : heaps) {
            value ^= values[next];
            sign |= values[next] & UNKNOWN;
        }
        seen[value | sign] = stamp;
        wide++;
        if (wide > LOOK) {
            countWide();
        }
    }

    private void countWide() {
        long listed = wide;
        wide = 0;
        meter.spend(0, listed);
    }

    /** {@return the number of values, which are those of the heaps from 0 to one less than this number} */
    public int length() {
        return length;
    }

    /**
     * {@return the value of a heap}
     *
     * @param heap the heap size, 0 or more and below {@link #length}
     */
    public int value(int heap) {
        if (heap >= length) {
            throw new IndexOutOfBoundsException(
                    "the table has the values of " + length + " heaps, and none of " + heap + "; call grow first");
        }
        return values[heap];
    }

    /**
     * {@return this table with the values of the heaps below a size} Those computed before the rules fail are kept.
     *
     * @param heaps the number of values
     * @throws FaultyRulesException if the rules give an option that is not smaller than the heap that is played
     */
    public GrundyTable grow(int heaps) {
        return grow(heaps, Meter.unlimited());
    }

    /**
     * {@return this table with the values that {@link #grow(int)} computes, under the budget of a question}
     *
     * @param heaps the number of values
     * @param effort counts the options that are given as arrays, and may stop the work; does not count the heaps
     * @throws FaultyRulesException if the rules give an option that is not smaller than the heap that is played
     * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
     */
    public GrundyTable grow(int heaps, Meter effort) {
        meter = effort;
        reserve(heaps);
        // Saves one call for each heap: the name does not affect the options.
        HeapGame rules = game instanceof NamedHeapGame named ? named.rule() : game;
        try {
            FIRST_HEAPS.grow(this, rules, Math.min(heaps, FEW));
            if (length < heaps) {
                GrowLoops.of(rules).grow(this, rules, heaps);
            }
            countWide();
        } catch (IndexOutOfBoundsException e) {
            recording().record(game, length, effort);
            throw e;
        }
        return this;
    }

    /**
     * Adds the value of the next heap, computed elsewhere.
     *
     * @param value the Grundy value of the heap {@link #length}, from 0 to 2^29 − 1
     */
    public void append(int value) {
        if (value < 0 || value > GREATEST) {
            throw new IllegalArgumentException("a Grundy value is from 0 to " + GREATEST + ", not " + value);
        }
        reserve(length + 1);
        add(value);
    }

    /** Prepares for the options of the next heap and returns that heap. */
    int begin() {
        stamp++;
        return length;
    }

    /** Adds the value of that heap, once its options have been given. */
    void end() {
        add(mex());
    }

    private void add(int value) {
        values[length++] = value;
        if (value > greatest) {
            greatest = value;
            makeRoom();
        }
    }

    private int mex() {
        int[] marks = seen;
        int present = stamp;
        int mex = 0;
        while (marks[mex] == present) {
            mex++;
        }
        return mex;
    }

    private void makeRoom() {
        int room = Integer.highestOneBit(greatest) * 2;
        if (seen.length <= room) {
            seen = new int[2 * room];
        }
    }

    private void reserve(int heaps) {
        int before = values.length;
        if (heaps > before) {
            values = Arrays.copyOf(values, (int) Math.max(heaps, Math.min(LONGEST, before * 3L / 2)));
            Arrays.fill(values, before, values.length, UNKNOWN);
        }
    }

    /** Returns the game and the number of values. */
    @Override
    public String toString() {
        return game.name() + ": " + length + " values";
    }
}
