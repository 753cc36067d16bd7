package org.impartial.spark;

import java.io.Serializable;

/**
 * A block that one partition sends to another or stores: packed ascending keys of a level, and their codes if known.
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
