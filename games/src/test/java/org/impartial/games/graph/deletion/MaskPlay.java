package org.impartial.games.graph.deletion;

import java.util.BitSet;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Small graphs as rows of bits, and play on sets of vertices without parts, symmetry or theory. */
final class MaskPlay {
    final int size;
    final int[] near;

    MaskPlay(int size, int[] near) {
        this.size = size;
        this.near = near;
    }

    static MaskPlay random(int size, double density, Random random) {
        int[] near = new int[size];
        for (int u = 0; u < size; u++) {
            for (int v = 0; v < u; v++) {
                if (random.nextDouble() < density) {
                    near[u] |= 1 << v;
                    near[v] |= 1 << u;
                }
            }
        }
        return new MaskPlay(size, near);
    }

    String text() {
        StringBuilder text = new StringBuilder();
        for (int u = 0; u < size; u++) {
            text.append(" [").append(u).append(']');
            for (int v = 0; v < u; v++) {
                text.append((near[u] >> v & 1) == 1 ? " [" + v + "," + u + "]" : "");
            }
        }
        return text.toString();
    }

    Function<Integer, Stream<Integer>> nodeKayles() {
        return left -> vertices(left).map(v -> left & ~(near[v] | 1 << v)).boxed();
    }

    Function<Integer, Stream<Integer>> arcKayles() {
        return left -> vertices(left)
                .flatMap(u -> vertices(left & near[u]).map(v -> left & ~(1 << u) & ~(1 << v)))
                .boxed();
    }

    Function<Integer, Stream<Integer>> grim() {
        return left -> vertices(left)
                .filter(v -> (near[v] & left) != 0)
                .map(v -> left & ~(1 << v))
                .boxed();
    }

    /** States hold the token above the vertices that are left, its own included. */
    Function<Integer, Stream<Integer>> geography() {
        return state -> {
            int at = state >> size;
            int left = state & (1 << size) - 1 & ~(1 << at);
            return vertices(left & near[at]).map(v -> left | v << size).boxed();
        };
    }

    private static IntStream vertices(int set) {
        return BitSet.valueOf(new long[] {set}).stream();
    }

    /** The size of a maximum matching of some vertices, by trying the lowest one with each neighbour and without. */
    int matching(int set) {
        if (set == 0) {
            return 0;
        }
        int low = Integer.numberOfTrailingZeros(set);
        int rest = set & ~(1 << low);
        int best = matching(rest);
        for (int v : vertices(rest & near[low]).toArray()) {
            best = Math.max(best, 1 + matching(rest & ~(1 << v)));
        }
        return best;
    }
}
