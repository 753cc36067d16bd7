package org.impartial.games.graph;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A depth-first walk over a bush from its ground, with one edge possibly left out: the edges connected with the ground,
 * the bridges among them, and the value of each part. Linear in the edges, except for sorting the vertices.
 */
final class BushWalk {
    private static final int NONE = -1;
    /** The place that all ground vertices share. */
    static final int GROUND = 0;

    private final Bush bush;
    private final int left;
    /** The ends of the edges by place: the ground is place 0, and the other vertices follow in their order. */
    final int[] low;

    final int[] high;
    private final int[] starts;
    private final int[] incident;

    /** Places in the order of the walk, and for each its number in it, the edge it was reached by, and its low point. */
    final int[] order;

    final int[] number;
    final int[] entry;
    final int[] lowest;
    int reached;

    /** At each place, the value of the edges of its own class below it and of the bridges there. */
    final long[] values;

    // Implementation: by the fusion principle the vertices of a two-edge-connected class can be made one; its edges are
    // loops then, worth 1 each. By the colon principle a bridge is worth 1 more than the part above it. Since both are
    // XORed at the same vertex, a tree edge inside a class passes on the value below it, XOR 1, and a bridge passes on
    // 1 plus that value. A tree edge is a bridge if nothing below it reaches above its lower end by another edge.
    BushWalk(Bush bush, List<Integer> ground, int left) {
        this.bush = bush;
        this.left = left;
        int m = bush.size();
        int[] roots = ground.stream().mapToInt(v -> v).sorted().toArray();
        int[] vertices = IntStream.of(bush.vertices())
                .filter(v -> Arrays.binarySearch(roots, v) < 0)
                .toArray();
        int n = vertices.length + 1;
        low = IntStream.range(0, m).map(e -> place(vertices, bush.low(e))).toArray();
        high = IntStream.range(0, m).map(e -> place(vertices, bush.high(e))).toArray();
        starts = new int[n + 1];
        incident = new int[2 * m];
        fillRows();
        order = new int[n];
        number = new int[n];
        Arrays.fill(number, NONE);
        entry = new int[n];
        Arrays.fill(entry, NONE);
        lowest = new int[n];
        values = new long[n];
        walk();
        value();
    }

    private static int place(int[] vertices, int vertex) {
        return Math.max(GROUND, Arrays.binarySearch(vertices, vertex) + 1);
    }

    private void fillRows() {
        for (int e = 0; e < low.length; e++) {
            starts[low[e]]++;
            starts[high[e]]++;
        }
        for (int p = 1; p < starts.length; p++) {
            starts[p] += starts[p - 1];
        }
        for (int e = low.length - 1; e >= 0; e--) {
            incident[--starts[low[e]]] = e;
            incident[--starts[high[e]]] = e;
        }
    }

    private void walk() {
        int[] next = starts.clone();
        int[] path = new int[order.length];
        int depth = 0;
        enter(GROUND, NONE);
        while (depth >= 0) {
            int p = path[depth];
            if (next[p] == starts[p + 1]) {
                depth--;
                continue;
            }
            int edge = incident[next[p]++];
            int to = low[edge] ^ high[edge] ^ p;
            if (edge != left && number[to] == NONE) {
                enter(to, edge);
                path[++depth] = to;
            }
        }
    }

    private void enter(int place, int edge) {
        number[place] = reached;
        order[reached++] = place;
        entry[place] = edge;
        lowest[place] = number[place];
    }

    /** Computes the values back to the ground; an edge that is not a tree edge counts at its end nearer the leaves. */
    private void value() {
        for (int i = reached - 1; i >= 0; i--) {
            int p = order[i];
            boolean loopSeen = false;
            for (int k = starts[p]; k < starts[p + 1]; k++) {
                int edge = incident[k];
                int to = low[edge] ^ high[edge] ^ p;
                if (edge == left || edge == entry[p]) {
                    continue;
                }
                // A loop occurs twice in its row, and any other edge once at either end.
                loopSeen ^= to == p;
                if (to == p ? loopSeen : number[to] < number[p]) {
                    values[p] ^= 1;
                    lowest[p] = Math.min(lowest[p], number[to]);
                }
            }
            if (p != GROUND) {
                int above = above(p);
                lowest[above] = Math.min(lowest[above], lowest[p]);
                values[above] ^= handedUp(p);
            }
        }
    }

    int above(int place) {
        return low[entry[place]] ^ high[entry[place]] ^ place;
    }

    boolean byBridge(int place) {
        return lowest[place] == number[place];
    }

    /** Returns the value, at its other end, of the edge by which a place was reached, including all above it. */
    long handedUp(int place) {
        return byBridge(place) ? values[place] + 1 : values[place] ^ 1;
    }

    long total() {
        return values[GROUND];
    }

    long[] rest() {
        boolean[] kept = new boolean[bush.size()];
        for (int e = 0; e < kept.length; e++) {
            kept[e] = isReached(e);
        }
        return bush.only(kept);
    }

    boolean isReached(int edge) {
        return edge != left && number[low[edge]] != NONE;
    }

    boolean isTree(int edge) {
        return entry[low[edge]] == edge || entry[high[edge]] == edge;
    }

    /** Returns the end of a reached edge that the walk came to later. */
    int lower(int edge) {
        return number[low[edge]] < number[high[edge]] ? high[edge] : low[edge];
    }

    int upper(int edge) {
        return low[edge] ^ high[edge] ^ lower(edge);
    }
}
