package org.impartial.picture.kind.graph;

import java.awt.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.kind.Subject;
import org.impartial.picture.layout.Layout;
import org.impartial.picture.layout.NamedLayout;
import org.impartial.picture.layout.Stress;

/** An undirected graph: vertex v is the place {@code v}, and the edge of u and v, u below v, {@code u-v}. */
final class Vertices {
    static final double RADIUS = 14;
    private static final double STEP = 76;
    private static final double MARGIN = 26;
    private static final int MOST = 150;
    private final Map<Integer, double[]> places = new LinkedHashMap<>();
    private final List<int[]> edges;
    private final Set<Integer> single;

    private Vertices(Map<Integer, double[]> places, List<int[]> edges) {
        this.places.putAll(places);
        this.edges = edges;
        single = Set.of();
    }

    /** Lays out a tree that hangs from its root. The edges are pairs of a parent and a child, parents first. */
    static Vertices hanging(int root, List<int[]> downwards) {
        Map<Integer, Integer> depths = new LinkedHashMap<>(Map.of(root, 0));
        downwards.forEach(edge -> depths.put(edge[1], depths.getOrDefault(edge[0], 0) + 1));
        List<Integer> names = List.copyOf(depths.keySet());
        Subject.require(
                names.size() <= MOST,
                "a tree of " + names.size() + " vertices is too large to be drawn; at most " + MOST);
        int deepest = Collections.max(depths.values());
        double[] widths = new double[names.size()];
        Arrays.fill(widths, 2 * MARGIN);
        int[] levels =
                depths.values().stream().mapToInt(depth -> deepest - depth).toArray();
        Layout layout = Layout.of(widths, numbered(downwards, names), levels);
        Map<Integer, double[]> places = new LinkedHashMap<>();
        for (int v = 0; v < names.size(); v++) {
            places.put(names.get(v), new double[] {layout.x(v), MARGIN + STEP * layout.row(v)});
        }
        return new Vertices(places, List.copyOf(downwards));
    }

    /** Lays out a graph by its edges, and vertices without edges in a row below. */
    Vertices(List<int[]> edges, Set<Integer> others) {
        this.edges = List.copyOf(edges);
        Set<Integer> joined = new TreeSet<>();
        edges.forEach(edge -> joined.addAll(List.of(edge[0], edge[1])));
        single = new LinkedHashSet<>(new TreeSet<>(others));
        single.removeAll(joined);
        int size = joined.size() + single.size();
        Subject.require(size <= MOST, "a graph of " + size + " vertices is too large to be drawn; at most " + MOST);
        List<Integer> names = new ArrayList<>(joined);
        List<int[]> pairs = numbered(edges, names);
        double[][] found = NamedLayout.of(names.size(), pairs).orElseGet(() -> Stress.of(names.size(), pairs));
        double lowest = 0;
        for (int v = 0; v < names.size(); v++) {
            places.put(names.get(v), new double[] {MARGIN + STEP * found[v][0], MARGIN + STEP * found[v][1]});
            lowest = Math.max(lowest, MARGIN + STEP * found[v][1] + 2 * MARGIN);
        }
        double x = MARGIN;
        for (int v : single) {
            places.put(v, new double[] {x, names.isEmpty() ? MARGIN : lowest});
            x += 3 * RADIUS;
        }
    }

    private static List<int[]> numbered(List<int[]> edges, List<Integer> names) {
        return edges.stream()
                .map(edge -> new int[] {names.indexOf(edge[0]), names.indexOf(edge[1])})
                .toList();
    }

    double[] place(int vertex) {
        double[] place = places.get(vertex);
        if (place == null) {
            throw new IllegalArgumentException("vertex " + vertex + " is not part of the graph");
        }
        return place;
    }

    Set<Integer> names() {
        return places.keySet();
    }

    Sketch drawn() {
        return drawn(names());
    }

    /** Returns a sketch that is large enough, with the edges between some of the vertices drawn. */
    Sketch drawn(Set<Integer> kept) {
        double width = 2 * MARGIN;
        double height = 2 * MARGIN;
        for (double[] place : places.values()) {
            width = Math.max(width, place[0] + MARGIN);
            height = Math.max(height, place[1] + MARGIN);
        }
        Sketch sketch = new Sketch(width, height);
        Map<String, Integer> twins = new LinkedHashMap<>();
        edges.stream()
                .filter(edge -> kept.contains(edge[0]) && kept.contains(edge[1]))
                .forEach(edge -> edge(sketch, edge, twins.merge(name(edge[0], edge[1]), 1, Integer::sum) - 1));
        return sketch;
    }

    /** Draws an edge; several edges between two vertices are parallel. */
    private void edge(Sketch sketch, int[] edge, int twin) {
        double[] a = place(edge[0]);
        double[] b = place(edge[1]);
        double length = Math.max(1, Math.hypot(b[0] - a[0], b[1] - a[1]));
        double off = (twin + 1) / 2 * (twin % 2 == 0 ? 6 : -6);
        double dx = off * (b[1] - a[1]) / length;
        double dy = off * (a[0] - b[0]) / length;
        sketch.place(
                name(edge[0], edge[1]),
                place -> place.line(a[0] + dx, a[1] + dy, b[0] + dx, b[1] + dy, Palette.INK, 2.2));
    }

    static String name(long u, long v) {
        return Math.min(u, v) + "-" + Math.max(u, v);
    }

    void vertex(Sketch sketch, int vertex, String word, Color fill) {
        double[] at = place(vertex);
        sketch.place(
                Integer.toString(vertex),
                place -> place.disc(at[0], at[1], RADIUS, fill, Palette.INK)
                        .word(at[0], at[1], word, word.length() > 3 ? 9 : 12, Palette.textOn(fill)));
    }

    Sketch token(Sketch sketch, int vertex) {
        return sketch.disc(place(vertex)[0], place(vertex)[1], RADIUS + 4, null, Palette.INK);
    }

    /** Writes the name of a vertex beside it, in the middle of the widest angle between its edges. */
    void label(Sketch sketch, int vertex) {
        double[] at = place(vertex);
        double[] angles = edges.stream()
                .filter(edge -> edge[0] == vertex || edge[1] == vertex)
                .map(edge -> place(edge[0] == vertex ? edge[1] : edge[0]))
                .mapToDouble(other -> Math.atan2(other[1] - at[1], other[0] - at[0]))
                .sorted()
                .toArray();
        double best = -Math.PI / 4;
        double widest = 0;
        for (int i = 0; i < angles.length; i++) {
            double next = i + 1 < angles.length ? angles[i + 1] : angles[0] + 2 * Math.PI;
            if (next - angles[i] > widest + 1e-6) {
                widest = next - angles[i];
                best = (angles[i] + next) / 2;
            }
        }
        double x = at[0] + (RADIUS + 9) * Math.cos(best);
        sketch.word(x, at[1] + (RADIUS + 9) * Math.sin(best), Integer.toString(vertex), 10, Palette.GREY);
    }
}
