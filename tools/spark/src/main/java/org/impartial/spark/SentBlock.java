package org.impartial.spark;

import java.io.Serializable;

/**
 * A block of data that one partition sends to another or stores: keys of a level, with their codes if known.
 *
 * @param from the partition that sends
 * @param level the level of the keys
 * @param keys ascending keys, packed
 * @param codes a code for each key, packed; empty if there are none yet
 */
@SuppressWarnings("ArrayRecordComponent")
record SentBlock(int from, int level, byte[] keys, byte[] codes) implements Serializable {
    private static final byte[] NONE = {};

    static SentBlock of(int from, int level, long... keys) {
        return new SentBlock(from, level, DeltaKeys.packed(keys), NONE);
    }

    static SentBlock of(int from, int level, long[] keys, int[] codes) {
        return new SentBlock(from, level, DeltaKeys.packed(keys), DeltaKeys.packedCodes(codes));
    }

    long[] unpacked() {
        return DeltaKeys.unpacked(keys);
    }

    int[] unpackedCodes(int count) {
        return DeltaKeys.unpackedCodes(codes, count);
    }
}
