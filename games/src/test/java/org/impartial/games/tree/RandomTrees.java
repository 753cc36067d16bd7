package org.impartial.games.tree;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Trees and numbers on their vertices, drawn by chance or of a chosen shape. */
final class RandomTrees {
    private RandomTrees() {}

    /** Each vertex hangs on one of the {@code reach} before it, under shuffled names. */
    static Tree tree(int vertices, int reach, Random random) {
        int[] names = shuffled(vertices, random);
        int[] from = new int[vertices - 1];
        int[] to = new int[vertices - 1];
        for (int v = 1; v < vertices; v++) {
            from[v - 1] = names[v];
            to[v - 1] = names[v - 1 - random.nextInt(Math.min(v, reach))];
        }
        return Tree.of(from, to);
    }

    private static int[] shuffled(int n, Random random) {
        int[] names = IntStream.range(0, n).toArray();
        for (int i = n - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int name = names[i];
            names[i] = names[j];
            names[j] = name;
        }
        return names;
    }

    static Tree path(int vertices) {
        return Tree.of(
                IntStream.range(0, vertices - 1).toArray(),
                IntStream.range(1, vertices).toArray());
    }

    static Tree star(int vertices) {
        return Tree.of(new int[vertices - 1], IntStream.range(1, vertices).toArray());
    }

    static List<Long> numbers(int count, int least, int most, Random random) {
        return LongStream.generate(() -> least + random.nextInt(most - least + 1))
                .limit(count)
                .boxed()
                .toList();
    }
}
