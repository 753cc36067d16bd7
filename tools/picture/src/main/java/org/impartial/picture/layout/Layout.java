package org.impartial.picture.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The places of the vertices of a graph, in rows, after Sugiyama, Tagawa and Toda: rows by longest paths without the
 * arcs that close cycles, places for arcs that pass a row, the order in a row by the mean places of neighbours, then
 * arcs as straight as the widths allow.
 */
public final class Layout {
    private static final int SWEEPS = 24;
    private static final double GAP = 26;
    private static final double PASSING = 20;
    private static final double LOOP = 44;

    private final double[] widths;
    private final List<int[]> arcs;
    private final List<List<Integer>> rows = new ArrayList<>();
    private final List<List<Integer>> chains = new ArrayList<>();
    private final List<List<Integer>> above = new ArrayList<>();
    private final List<List<Integer>> below = new ArrayList<>();
    private final List<Integer> rowOf = new ArrayList<>();
    private final boolean[] loops;
    private double[] x = {};

    private Layout(double[] widths, List<int[]> arcs) {
        this.widths = widths;
        this.arcs = arcs;
        loops = new boolean[widths.length];
        arcs.stream().filter(arc -> arc[0] == arc[1]).forEach(arc -> loops[arc[0]] = true);
    }

    /** Lays out boxes and distinct arcs, in rows from 0 at the bottom; without given rows by longest paths. */
    public static Layout of(double[] widths, List<int[]> arcs, int @Nullable [] levels) {
        Layout layout = new Layout(widths.clone(), List.copyOf(arcs));
        layout.place(levels == null ? Levels.of(widths.length, arcs) : levels);
        layout.order();
        layout.straighten();
        return layout;
    }

    /** Returns the x coordinate of the centre of a vertex or of a place where an arc passes. */
    public double x(int vertex) {
        return x[vertex];
    }

    public int row(int vertex) {
        return rowOf.get(vertex);
    }

    public int rows() {
        return rows.size();
    }

    public double width() {
        return IntStream.range(0, x.length)
                .mapToDouble(v -> x[v] + widthOf(v) / 2)
                .max()
                .orElse(0);
    }

    /** Returns the vertices and places through which an arc passes, by its number; a loop has one. */
    public List<Integer> chain(int arc) {
        return chains.get(arc);
    }

    private double widthOf(int vertex) {
        return vertex >= widths.length ? PASSING : widths[vertex] + GAP + (loops[vertex] ? LOOP : 0);
    }

    private void place(int... levels) {
        int height = Arrays.stream(levels).max().orElse(0) + 1;
        for (int i = 0; i < height; i++) {
            rows.add(new ArrayList<>());
        }
        for (int level : levels) {
            enter(height - 1 - level);
        }
        for (int[] arc : arcs) {
            chains.add(chain(arc[0], arc[1]));
        }
    }

    private int enter(int row) {
        int vertex = rowOf.size();
        rowOf.add(row);
        rows.get(row).add(vertex);
        above.add(new ArrayList<>());
        below.add(new ArrayList<>());
        return vertex;
    }

    private List<Integer> chain(int from, int to) {
        List<Integer> chain = new ArrayList<>(List.of(from));
        int step = Integer.signum(row(to) - row(from));
        for (int row = row(from) + step; step != 0 && row != row(to); row += step) {
            chain.add(enter(row));
        }
        if (from != to) {
            chain.add(to);
        }
        for (int i = 1; i < chain.size(); i++) {
            int upper = step > 0 ? chain.get(i - 1) : chain.get(i);
            int lower = step > 0 ? chain.get(i) : chain.get(i - 1);
            if (step != 0) {
                below.get(upper).add(lower);
                above.get(lower).add(upper);
            }
        }
        return chain;
    }

    private void order() {
        int[] place = new int[rowOf.size()];
        rows.forEach(row -> number(row, place));
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            boolean downwards = sweep % 2 == 0;
            for (int i = 1; i < rows.size(); i++) {
                List<Integer> row = rows.get(downwards ? i : rows.size() - 1 - i);
                double[] wish = new double[place.length];
                for (int vertex : row) {
                    List<Integer> neighbours = (downwards ? above : below).get(vertex);
                    wish[vertex] = neighbours.stream()
                            .mapToInt(v -> place[v])
                            .average()
                            .orElse(place[vertex]);
                }
                row.sort(Comparator.comparingDouble(v -> wish[v]));
                number(row, place);
            }
        }
    }

    private static void number(List<Integer> row, int... place) {
        for (int i = 0; i < row.size(); i++) {
            place[row.get(i)] = i;
        }
    }

    /** Moves each vertex to the mean of its neighbours; vertices that would overlap are placed by least squares. */
    private void straighten() {
        x = new double[rowOf.size()];
        for (List<Integer> row : rows) {
            double at = 0;
            for (int vertex : row) {
                x[vertex] = at + widthOf(vertex) / 2;
                at += widthOf(vertex);
            }
        }
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (int i = 0; i < rows.size(); i++) {
                settle(rows.get(sweep % 2 == 0 ? i : rows.size() - 1 - i));
            }
        }
        double least = IntStream.range(0, x.length)
                .mapToDouble(v -> x[v] - widthOf(v) / 2)
                .min()
                .orElse(0);
        Arrays.setAll(x, v -> x[v] - least);
    }

    /** Assigns places in order, nearest to the desired ones by least squares: blocks that would overlap move as one. */
    private void settle(List<Integer> row) {
        double[] offset = new double[row.size()];
        double[] sum = new double[row.size()];
        int[] first = new int[row.size()];
        int[] size = new int[row.size()];
        int blocks = 0;
        double at = 0;
        for (int i = 0; i < row.size(); i++) {
            int vertex = row.get(i);
            offset[i] = at + widthOf(vertex) / 2;
            at += widthOf(vertex);
            first[blocks] = i;
            size[blocks] = 1;
            sum[blocks] = wish(vertex) - offset[i];
            blocks++;
            while (blocks > 1 && sum[blocks - 1] / size[blocks - 1] < sum[blocks - 2] / size[blocks - 2]) {
                sum[blocks - 2] += sum[blocks - 1];
                size[blocks - 2] += size[blocks - 1];
                blocks--;
            }
        }
        for (int b = 0; b < blocks; b++) {
            for (int i = first[b]; i < first[b] + size[b]; i++) {
                x[row.get(i)] = sum[b] / size[b] + offset[i];
            }
        }
    }

    private double wish(int vertex) {
        double sum = 0;
        int count = 0;
        for (List<Integer> neighbours : List.of(above.get(vertex), below.get(vertex))) {
            for (int neighbour : neighbours) {
                sum += x[neighbour];
                count++;
            }
        }
        return count == 0 ? x[vertex] : sum / count;
    }
}
