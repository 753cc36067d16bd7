package org.impartial.games.graph;

import java.util.stream.IntStream;

/**
 * All edges of a bush whose cut leaves a given value, in time m log m. A bridge qualifies if the value that it passes
 * down becomes the one that the rest requires. Cutting an edge on a circuit turns its twins into bridges: the pieces
 * between them become two stalks on the piece nearest to the ground.
 */
final class BushCuts {
    private static final int NONE = -1;
    private final BushWalk walk;
    /** The value that the class of each place must have after a cut in it, or a negative number if there is none. */
    private final long[] targets;

    private final long[] worth;
    private final boolean[] good;
    private final ColonChain chain;
    private final long[] pieces;
    private final long[] stalks;

    private BushCuts(BushWalk walk, long wanted) {
        this.walk = walk;
        targets = new long[walk.order.length];
        worth = new long[walk.order.length];
        good = new boolean[walk.low.length];
        chain = new ColonChain(walk.low.length);
        pieces = new long[walk.order.length];
        stalks = new long[walk.order.length + 1];
        targets[BushWalk.GROUND] = wanted;
        worth[BushWalk.GROUND] = walk.total();
        for (int i = 1; i < walk.reached; i++) {
            aim(walk.order[i]);
        }
        for (int e = 0; e < good.length; e++) {
            if (walk.isReached(e) && !walk.isTree(e)) {
                int p = walk.lower(e);
                good[e] = (worth[p] ^ 1) == targets[p];
            }
        }
        new TwinEdges(walk).forEach(this::tryTwins);
    }

    static IntStream of(BushWalk walk, long wanted) {
        boolean[] good = new BushCuts(walk, wanted).good;
        return IntStream.range(0, good.length).filter(e -> good[e]);
    }

    private void aim(int p) {
        int above = walk.above(p);
        targets[p] = targets[above];
        worth[p] = worth[above];
        if (walk.byBridge(p)) {
            long needed = targets[above] < 0 ? 0 : targets[above] ^ worth[above] ^ walk.handedUp(p);
            good[walk.entry[p]] = targets[above] >= 0 && needed == 0;
            targets[p] = needed - 1;
            worth[p] = walk.values[p];
        }
    }

    /** Tries a class of twins. The pieces lie in a circle, beginning with the one on the ground side of the class. */
    private void tryTwins(int[] places, int count, int other) {
        int last = other == NONE ? count - 1 : count;
        long base = worth[places[0]] ^ (last + 1 & 1);
        for (int j = 0; j < last; j++) {
            long above = walk.values[places[j]];
            pieces[j] = j + 1 < count ? above ^ walk.values[places[j + 1]] ^ 1 : above ^ 1;
            base ^= pieces[j];
        }
        chain.clear();
        for (int i = 0; i <= last; i++) {
            stalks[i] = chain.grow(i < last ? pieces[i] : 0);
        }
        chain.clear();
        for (int i = last; i >= 0; i--) {
            long total = base ^ stalks[i] ^ chain.grow(i > 0 ? pieces[i - 1] : 0);
            int edge = i < count ? walk.entry[places[i]] : other;
            good[edge] = total == targets[places[0]];
        }
    }

    /**
     * The value of a stalk with pictures of known values at its joints: with v1, v2, …, vk from the ground up it is 1 +
     * (v1 ^ (1 + (v2 ^ … (1 + vk)))). A step costs the bits of the greatest value. Not safe for use by several threads.
     */
    static final class ColonChain {
        private final int bits;
        /** For each node of the tree below whether it is turned, with the number of the chain for which that was noted. */
        private final int[] turns;

        private int chain;
        private int mask;

        // Let f(x) be the value of the stalk if the number x stands at its top. A joint v more makes it f(1 + (v ^ x)).
        // Bit i of f(x) depends on the lowest i + 1 bits of x alone, so f is a binary tree that is turned at some
        // nodes: below the bits o of a result, bit i of x is bit i of f(x), changed if the node is turned. A new joint
        // takes 1 off every x, which turns the nodes on the path of x = 0, and changes bits by v, noted for all nodes
        // of a level at once. The value is f(0).
        ColonChain(long greatest) {
            bits = Long.SIZE - Long.numberOfLeadingZeros(greatest);
            turns = new int[1 << bits];
        }

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
}
