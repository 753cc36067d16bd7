package org.impartial.games.graph;

/**
 * The value of a stalk that grows at its top, with pictures of known values at its joints: with v1, v2, …, vk from the
 * ground up it is 1 + (v1 ^ (1 + (v2 ^ … (1 + vk)))). Each step costs the number of bits of the greatest value. Not
 * safe for use by several threads.
 */
final class ColonChain {
    private final int bits;
    /** For each node of the tree below whether it is turned, with the number of the chain for which that was noted. */
    private final int[] turns;

    private int chain;
    private int mask;

    /*
     * Implementation: let f(x) be the value of the stalk if the number x stands at its top. A joint v more makes it
     * f(1 + (v ^ x)). Bit i of f(x) depends on the lowest i + 1 bits of x alone, so f is a binary tree that is turned
     * at some nodes: at the node below the bits o of a result, bit i of x is bit i of f(x), changed if the node is
     * turned. A new joint takes 1 off every x, which turns the nodes on the path of x = 0 and no others, and changes
     * bits by v, which is noted for all nodes of a level at once. The value of the stalk is f(0), read off on the
     * same path.
     */
    ColonChain(long greatest) {
        bits = Long.SIZE - Long.numberOfLeadingZeros(greatest);
        turns = new int[1 << bits];
    }

    /** Starts a new stalk without joints. */
    void clear() {
        chain++;
        mask = 0;
    }

    /** Returns the value of the stalk so far, and then puts one more joint of value v on it. */
    long grow(long v) {
        int value = 0;
        for (int i = 0; i < bits; i++) {
            int node = 1 << i | value;
            boolean turned = turns[node] == chain;
            turns[node] = turned ? 0 : chain;
            value |= ((mask >>> i & 1) ^ (turned ? 1 : 0)) << i;
        }
        mask ^= (int) v;
        return value;
    }
}
