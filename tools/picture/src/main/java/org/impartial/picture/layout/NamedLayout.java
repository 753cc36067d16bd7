package org.impartial.picture.layout;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The usual coordinates of graphs that have a name, if their vertices are numbered as the names of graphs do. */
public final class NamedLayout {
    private static final int PETERSEN = 10;
    private static final int RING = 5;

    /** Returns the coordinates of each vertex, {x, y}, none negative; empty if the graph has no usual coordinates. */
    public static Optional<double[][]> of(int size, List<int[]> edges) {
        Set<Integer> given = new HashSet<>();
        edges.forEach(edge -> given.add(code(edge[0], edge[1])));
        if (size < 4 || given.size() != edges.size()) {
            return Optional.empty();
        }
        Set<Integer> ring =
                IntStream.range(0, size).mapToObj(v -> code(v, (v + 1) % size)).collect(Collectors.toSet());
        if (given.size() == size * (size - 1) / 2 || given.equals(ring)) {
            return Optional.of(placed(size, v -> circle(v, size, Math.max(1, 0.16 * size))));
        }
        if (size == PETERSEN && given.equals(petersen())) {
            return Optional.of(placed(size, v -> circle(v % RING, RING, v < RING ? 2 : 1)));
        }
        return grid(size, given).or(() -> bipartite(size, given)).or(() -> cube(size, given));
    }

    private static int code(int u, int v) {
        return Math.max(u, v) << Short.SIZE | Math.min(u, v);
    }

    private static Set<Integer> petersen() {
        Set<Integer> edges = new HashSet<>();
        for (int v = 0; v < RING; v++) {
            edges.add(code(v, (v + 1) % RING));
            edges.add(code(v, v + RING));
            edges.add(code(v + RING, (v + 2) % RING + RING));
        }
        return edges;
    }

    private static double[] circle(int v, int size, double radius) {
        double angle = 2 * Math.PI * v / size - Math.PI / 2;
        return new double[] {radius * StrictMath.cos(angle), radius * StrictMath.sin(angle)};
    }

    private static Optional<double[][]> grid(int size, Set<Integer> given) {
        for (int width = 2; 2 * width <= size; width++) {
            Set<Integer> edges = new HashSet<>();
            for (int v = 1; v < size; v++) {
                if (v % width > 0) {
                    edges.add(code(v - 1, v));
                }
                if (v >= width) {
                    edges.add(code(v - width, v));
                }
            }
            if (size % width == 0 && edges.equals(given)) {
                int columns = width;
                return Optional.of(placed(size, v -> new double[] {v % columns, Math.floorDiv(v, columns)}));
            }
        }
        return Optional.empty();
    }

    private static Optional<double[][]> bipartite(int size, Set<Integer> given) {
        for (int first = 2; 2 * first <= 2 * size - 2; first++) {
            int above = first;
            boolean between = given.stream().allMatch(e -> (e & 0xFFFF) < above && e >> Short.SIZE >= above);
            if (between && given.size() == above * (size - above)) {
                double wide = Math.max(above, size - above) - 1;
                return Optional.of(placed(
                        size,
                        v -> v < above
                                ? new double[] {wide * (v + 0.5) / above, 0}
                                : new double[] {wide * (v - above + 0.5) / (size - above), 1.8}));
            }
        }
        return Optional.empty();
    }

    private static Optional<double[][]> cube(int size, Set<Integer> given) {
        Set<Integer> edges = new HashSet<>();
        for (int v = 0; v < size; v++) {
            for (int bit = 1; bit <= v; bit <<= 1) {
                if ((v & bit) != 0) {
                    edges.add(code(v - bit, v));
                }
            }
        }
        if (Integer.bitCount(size) != 1 || size > 16 || !edges.equals(given)) {
            return Optional.empty();
        }
        double[][] steps = {{1.7, 0}, {0, -1.7}, {0.75, -0.6}, {2.9, -1.1}};
        return Optional.of(placed(size, v -> {
            double[] at = new double[2];
            for (int bit = 0; bit < steps.length; bit++) {
                at[0] += (v >> bit & 1) * steps[bit][0];
                at[1] += (v >> bit & 1) * steps[bit][1];
            }
            return at;
        }));
    }

    /** Returns the places moved so that the least coordinates are 0. */
    static double[][] placed(int size, IntFunction<double[]> place) {
        double[][] places = new double[size][];
        double leastX = Double.POSITIVE_INFINITY;
        double leastY = Double.POSITIVE_INFINITY;
        for (int v = 0; v < size; v++) {
            places[v] = place.apply(v);
            leastX = Math.min(leastX, places[v][0]);
            leastY = Math.min(leastY, places[v][1]);
        }
        for (double[] at : places) {
            at[0] -= leastX;
            at[1] -= leastY;
        }
        return places;
    }
}
