package org.impartial.spark;

import java.io.Serializable;

/**
 * What is sent from one partition to another, and kept: keys of a level, and what is known of them.
 *
 * @param from the partition that sends
 * @param level the level of the keys
 * @param keys ascending keys, packed
 * @param codes a code for each key, packed; empty if there are none yet
 */
@SuppressWarnings("ArrayRecordComponent")
record Block(int from, int level, byte[] keys, byte[] codes) implements Serializable {
    private static final byte[] NONE = {};

    static Block of(int from, int level, long... keys) {
        return new Block(from, level, Keys.packed(keys), NONE);
    }

    static Block of(int from, int level, long[] keys, int[] codes) {
        return new Block(from, level, Keys.packed(keys), Keys.packedCodes(codes));
    }

    long[] unpacked() {
        return Keys.unpacked(keys);
    }

    int[] unpackedCodes(int count) {
        return Keys.unpackedCodes(codes, count);
    }
}
