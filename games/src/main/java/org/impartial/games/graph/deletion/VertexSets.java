package org.impartial.games.graph.deletion;

import java.util.Arrays;
import java.util.stream.IntStream;

final class VertexSets {
    static final int NONE = -1;
    private static final long[][] OF_A_WORD =
            IntStream.rangeClosed(0, Long.SIZE).mapToObj(VertexSets::made).toArray(long[][]::new);

    static int words(int vertices) {
        return (vertices + Long.SIZE - 1) >> 6;
    }

    /** Returns the set of the vertices below a number, which must not be changed: equal small sets are one array. */
    static long[] first(int vertices) {
        return vertices < OF_A_WORD.length ? OF_A_WORD[vertices] : made(vertices);
    }

    private static long[] made(int vertices) {
        long[] set = new long[words(vertices)];
        Arrays.fill(set, -1L);
        if (vertices % Long.SIZE > 0) {
            set[set.length - 1] = (1L << vertices) - 1;
        }
        return set;
    }

    static int size(long[] set) {
        int size = 0;
        for (long word : set) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** Returns the least element of a set after a given one, or {@link #NONE}. */
    static int next(long[] set, int after) {
        int word = (after + 1) >> 6;
        if (word >= set.length) {
            return NONE;
        }
        long left = set[word] & (-1L << (after + 1));
        while (left == 0) {
            if (++word == set.length) {
                return NONE;
            }
            left = set[word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(left);
    }

    static boolean contains(long[] set, int vertex) {
        return (set[vertex >> 6] >>> vertex & 1) != 0;
    }
}
