package org.impartial.picture.layout;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The places of the vertices of an undirected graph, at distances close to those in the graph: stress majorization
 * [Gansner-Koren-North 2004], the best of a few starts; the same on all machines. Takes some thousand times the square
 * of the number of vertices, and at most 10 million steps.
 */
public final class Stress {
    private static final int STEPS = 1000;
    /** The greatest number of pairs of vertices that the steps from one start consider, so that large graphs take as long. */
    private static final int MOST_PAIRS = 2_500_000;
    /** The distance per step below which the places have settled. */
    private static final double STILL = 1e-4;

    private static final int STARTS = 4;
    private static final double ROUND = 0.02;
    private static final double GOLDEN = Math.PI * (3 - StrictMath.sqrt(5));

    private final int size;
    private final int[][] distance;
    private double[] x;
    private double[] y;

    private Stress(int size, int[][] distance) {
        this.size = size;
        this.distance = distance;
        x = new double[size];
        y = new double[size];
    }

    /** Returns the coordinates of some hundreds of vertices, {x, y}, from 0 on; the edges are about 1 long. */
    public static double[][] of(int size, List<int[]> edges) {
        int[][] distance = distances(size, edges);
        Optional<Integer> end = end(size, edges, distance);
        if (end.isPresent()) {
            return NamedLayout.placed(size, v -> new double[] {distance[end.get()][v], 0});
        }
        double[][] best = {};
        double least = Double.POSITIVE_INFINITY;
        int steps = Math.min(STEPS, MOST_PAIRS / Math.max(1, size * size));
        for (int start = 0; start < (size > 3 ? STARTS : 1); start++) {
            Stress stress = new Stress(size, distance);
            stress.begin(start);
            for (int step = 0; step < steps && stress.majorize() > STILL; step++) {
                // The places settle.
            }
            double found = stress.value();
            if (found < least - 1e-6) {
                least = found;
                best = stress.levelled();
            }
        }
        return best;
    }

    /** Returns the first end of a path, which the majorization would straighten slowly; empty for other graphs. */
    private static Optional<Integer> end(int size, List<int[]> edges, int[][] distance) {
        boolean tree = size > 1 && edges.size() == size - 1;
        return IntStream.range(0, tree ? size : 0)
                .filter(v -> Arrays.stream(distance[v]).max().orElse(0) == size - 1)
                .boxed()
                .findFirst();
    }

    /** Returns the distances in edges; unconnected vertices have the greatest distance plus 1, but at most 3. */
    private static int[][] distances(int size, List<int[]> edges) {
        int[][] distance = new int[size][size];
        for (int v = 0; v < size; v++) {
            Arrays.fill(distance[v], size);
            distance[v][v] = 0;
        }
        for (int[] edge : edges) {
            int length = edge[0] == edge[1] ? 0 : 1;
            distance[edge[0]][edge[1]] = length;
            distance[edge[1]][edge[0]] = length;
        }
        for (int k = 0; k < size; k++) {
            for (int[] row : distance) {
                for (int w = 0; w < size; w++) {
                    row[w] = Math.min(row[w], row[k] + distance[k][w]);
                }
            }
        }
        IntStream all = Arrays.stream(distance).flatMapToInt(Arrays::stream);
        int apart = Math.min(
                3, 1 + Math.max(1, all.filter(steps -> steps < size).max().orElse(1)));
        for (int[] row : distance) {
            Arrays.setAll(row, w -> row[w] < size ? row[w] : apart);
        }
        return distance;
    }

    private void begin(int start) {
        for (int v = 0; v < size; v++) {
            double angle = start == 0 ? 2 * Math.PI * v / size : start * GOLDEN * v;
            double radius = start == 0 ? size / 4.0 : 1 + start * StrictMath.sqrt(v);
            x[v] = radius * StrictMath.cos(angle);
            y[v] = radius * StrictMath.sin(angle) + 0.001 * v;
        }
    }

    /** Moves every vertex to its best place given the places of the others, and returns the greatest distance moved. */
    private double majorize() {
        double longest = 0;
        double[] nextX = new double[size];
        double[] nextY = new double[size];
        for (int v = 0; v < size; v++) {
            double weights = 0;
            for (int w = 0; w < size; w++) {
                if (w != v) {
                    double wish = distance[v][w];
                    double weight = 1 / (wish * wish);
                    double apart = Math.max(1e-9, distance(v, w));
                    nextX[v] += weight * (x[w] + wish * (x[v] - x[w]) / apart);
                    nextY[v] += weight * (y[w] + wish * (y[v] - y[w]) / apart);
                    weights += weight;
                }
            }
            nextX[v] = weights == 0 ? x[v] : nextX[v] / weights;
            nextY[v] = weights == 0 ? y[v] : nextY[v] / weights;
            longest = Math.max(longest, Math.abs(nextX[v] - x[v]) + Math.abs(nextY[v] - y[v]));
        }
        x = nextX;
        y = nextY;
        return longest;
    }

    private double distance(int v, int w) {
        return Math.sqrt((x[v] - x[w]) * (x[v] - x[w]) + (y[v] - y[w]) * (y[v] - y[w]));
    }

    private double value() {
        double sum = 0;
        for (int v = 0; v < size; v++) {
            for (int w = 0; w < v; w++) {
                double off = distance(v, w) / distance[v][w] - 1;
                sum += off * off;
            }
        }
        return sum;
    }

    /** Returns the layout turned so that the longest direction is horizontal, with least coordinates of 0. */
    private double[][] levelled() {
        double middleX = Arrays.stream(x).average().orElse(0);
        double middleY = Arrays.stream(y).average().orElse(0);
        double xx = 0;
        double xy = 0;
        double yy = 0;
        for (int v = 0; v < size; v++) {
            xx += (x[v] - middleX) * (x[v] - middleX);
            xy += (x[v] - middleX) * (y[v] - middleY);
            yy += (y[v] - middleY) * (y[v] - middleY);
        }
        // A drawing that is about as wide as it is high has no longest direction.
        boolean round = StrictMath.hypot(2 * xy, xx - yy) < ROUND * (xx + yy);
        double angle = round ? 0 : -StrictMath.atan2(2 * xy, xx - yy) / 2;
        double cos = StrictMath.cos(angle);
        double sin = StrictMath.sin(angle);
        return NamedLayout.placed(size, v -> new double[] {
            (x[v] - middleX) * cos - (y[v] - middleY) * sin, (x[v] - middleX) * sin + (y[v] - middleY) * cos
        });
    }
}
