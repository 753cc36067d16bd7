package org.impartial.core.game;

import java.util.Arrays;

/**
 * Takes the options of one heap. A final class on purpose: in valuing mode it is itself the mex accumulator over a
 * table of Grundy values, in recording mode it keeps the options, and the rules need not know which. Belongs to one
 * thread.
 *
 * <p>Valuing mode: {@code seen[v] == stamp} says that the value v has been reached from the heap in hand. Values of sums
 * are XORs of table values, so {@code seen} is kept at a power of two above every value of the table.
 */
public final class HeapOptions {
    private int heap;
    private long offered;

    private int[] values = {};
    private int[] seen = {};
    private int stamp;

    private final boolean recording;
    private int[] parts = {};
    private int[] ends = {};
    private int used;
    private int count;

    private HeapOptions(boolean recording) {
        this.recording = recording;
    }

    /**
     * A collector that keeps options.
     *
     * @return a new collector in recording mode
     */
    public static HeapOptions recording() {
        HeapOptions out = new HeapOptions(true);
        out.parts = new int[16];
        out.ends = new int[8];
        return out;
    }

    /**
     * A collector that computes Grundy values.
     *
     * @return a new collector in valuing mode
     */
    public static HeapOptions valuing() {
        HeapOptions out = new HeapOptions(false);
        out.seen = new int[64];
        return out;
    }

    /**
     * An option of one heap.
     *
     * @param next its size, 0 or more and less than the heap that is played
     */
    public void to(int next) {
        check(next);
        if (recording) {
            keep(next);
            close();
        } else {
            offered++;
            seen[values[next]] = stamp;
        }
    }

    /**
     * An option of two heaps.
     *
     * @param first one heap, 0 or more and less than the heap that is played
     * @param second the other heap, likewise
     */
    public void to(int first, int second) {
        check(first);
        check(second);
        if (recording) {
            keep(first);
            keep(second);
            close();
        } else {
            offered++;
            seen[values[first] ^ values[second]] = stamp;
        }
    }

    /**
     * An option of any number of heaps.
     *
     * @param heaps their sizes, each 0 or more and less than the heap that is played; none means that nothing is left
     */
    public void to(int... heaps) {
        int value = 0;
        for (int next : heaps) {
            check(next);
            if (recording) {
                keep(next);
            } else {
                value ^= values[next];
            }
        }
        if (recording) {
            close();
        } else {
            offered++;
            seen[value] = stamp;
        }
    }

    /**
     * The Grundy value of a heap from a table of all smaller ones; valuing mode only.
     *
     * @param game the rules
     * @param heap the heap size
     * @param table the Grundy values of heaps 0 to heap − 1, each at most {@code greatest}
     * @param greatest an upper bound of the values in the table
     * @return the mex of the values of the options
     */
    public int grundy(HeapGame game, int heap, int[] table, int greatest) {
        int room = Integer.highestOneBit(Math.max(greatest, 31)) * 2;
        if (seen.length <= room) {
            seen = new int[room * 2];
            stamp = 0;
        }
        if (++stamp == 0) {
            Arrays.fill(seen, 0);
            stamp = 1;
        }
        this.values = table;
        this.heap = heap;
        game.options(heap, this);
        int mex = 0;
        while (seen[mex] == stamp) {
            mex++;
        }
        return mex;
    }

    /**
     * Keeps the options of a heap in place of those kept before; recording mode only.
     *
     * @param game the rules
     * @param heap the heap size
     */
    public void record(HeapGame game, int heap) {
        if (!recording) {
            throw new IllegalStateException("this collector computes values; make one with HeapOptions.recording()");
        }
        this.heap = heap;
        count = 0;
        used = 0;
        game.options(heap, this);
    }

    /**
     * How many options are kept.
     *
     * @return the number of options of the heap recorded last
     */
    public int count() {
        return count;
    }

    /**
     * How many heaps an option has.
     *
     * @param option its index from 0
     * @return the number of heaps, maybe 0
     */
    public int parts(int option) {
        return ends[option] - start(option);
    }

    /**
     * One heap of an option.
     *
     * @param option the index of the option from 0
     * @param part the index of the heap in it from 0
     * @return the heap size
     */
    public int part(int option, int part) {
        return parts[start(option) + part];
    }

    /**
     * How many options have been offered to this collector since it was made.
     *
     * @return the number, over all heaps
     */
    public long offered() {
        return offered;
    }

    private int start(int option) {
        return option == 0 ? 0 : ends[option - 1];
    }

    private void check(int next) {
        if (next < 0 || next >= heap) {
            throw notSmaller(next);
        }
    }

    private IllegalStateException notSmaller(int next) {
        return new IllegalStateException("the rules give an option with a heap of " + next + " from a heap of " + heap
                + "; options of a heap game are heaps from 0 to one less than the heap that is played");
    }

    private void keep(int next) {
        if (count >= Options.MOST) {
            throw new BeyondRangeException("a heap of " + heap + " has more than " + Options.MOST
                    + " options, too many to list; ask for its Grundy value, which needs no list");
        }
        if (used == parts.length) {
            parts = Arrays.copyOf(parts, 2 * used);
        }
        parts[used++] = next;
    }

    private void close() {
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, 2 * count);
        }
        ends[count++] = used;
        offered++;
    }
}
