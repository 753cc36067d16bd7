package org.impartial.sweep.store;

/** Ascending keys in memory with their codes; a key is found in one or two steps. */
/*
 * Implementation: the range of the keys is cut into equal buckets, about one for three keys, and a table gives the
 * beginning of each; a crowded bucket is halved first.
 */
public final class KeyBlock {
    /** The number of bytes of heap memory for a key, a code of one byte and the share of the key in the table. */
    public static final int BYTES = 12;

    private static final int FEW = 8;

    private final long[] keys;
    private final int size;
    private final Codes codes;
    private final int[] starts;
    private final long least;
    private final int shift;

    public KeyBlock(long[] keys, int size, Codes codes) {
        this.keys = keys;
        this.size = size;
        this.codes = codes;
        this.least = size == 0 ? 0 : keys[0];
        long range = size == 0 ? 0 : keys[size - 1] - least;
        this.shift = Math.max(0, bits(range) - bits(size / 4 + 1));
        this.starts = new int[(int) (range >>> shift) + 2];
        for (int i = size - 1; i >= 0; i--) {
            starts[bucket(keys[i])] = i + 1;
        }
        // Each entry is now 1 + the first index of its bucket, and 0 for an empty one.
        int next = size;
        for (int bucket = starts.length - 1; bucket >= 0; bucket--) {
            next = starts[bucket] == 0 ? next : starts[bucket] - 1;
            starts[bucket] = next;
        }
    }

    /** Returns distinct ascending keys without codes, which keeps the array. */
    public static KeyBlock of(long... ascending) {
        return new KeyBlock(ascending, ascending.length, new Codes(0, 0));
    }

    private static int bits(long number) {
        return Long.SIZE - Long.numberOfLeadingZeros(number);
    }

    private int bucket(long key) {
        return (int) ((key - least) >>> shift);
    }

    public long key(int index) {
        return keys[index];
    }

    public int code(int index) {
        return codes.get(index);
    }

    /** Returns the code of a key, or −1 if it is absent. */
    public int codeOf(long key) {
        int at = find(key);
        return at < 0 ? -1 : code(at);
    }

    /** Returns the index of a key, or −1 if it is absent. */
    public int find(long key) {
        if (size == 0 || key < least || key > keys[size - 1]) {
            return -1;
        }
        int bucket = bucket(key);
        int from = starts[bucket];
        int to = starts[bucket + 1];
        while (to - from > FEW) {
            int middle = (from + to) >>> 1;
            if (keys[middle] <= key) {
                from = middle;
            } else {
                to = middle;
            }
        }
        for (int i = from; i < to; i++) {
            if (keys[i] == key) {
                return i;
            }
        }
        return -1;
    }
}
