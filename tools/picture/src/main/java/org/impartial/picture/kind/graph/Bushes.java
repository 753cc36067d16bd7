package org.impartial.picture.kind.graph;

import java.awt.Shape;
import java.awt.geom.CubicCurve2D;
import java.awt.geom.QuadCurve2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.kind.Kind;
import org.impartial.picture.kind.Subject;
import org.impartial.picture.layout.Layout;

/**
 * Green Hackenbush, whose edges stand on the ground, and rooted trees, which hang from their root; the height or depth of a
 * vertex is its distance from it. The edge of u and v is the place {@code u-v}, the smaller one first; edges between the
 * same two vertices share it. A vertex is the place {@code v3}, which falls with its last edge.
 *
 * @param branch whether the state is a branch that hangs, as pairs of a vertex and its parent
 */
public record Bushes(boolean branch) implements Kind {
    private static final double STEP = 58;
    private static final double RISE = 62;
    private static final double MARGIN = 34;
    private static final double TOP = 22;
    private static final double EDGE = 10;
    private static final double BOX = 34;
    private static final int MOST = 400;

    @Override
    public Sketch draw(Subject subject) {
        List<long[]> edges = pairs(subject.state());
        return bush(edges, branch ? roots(edges) : ground(subject));
    }

    private static Set<Long> ground(Subject subject) {
        List<Long> given = subject.parameter("ground");
        return new HashSet<>(given.isEmpty() ? List.of(0L) : given);
    }

    /** Returns the roots; a root is never a child. */
    private static Set<Long> roots(List<long[]> edges) {
        Set<Long> roots = new HashSet<>();
        edges.forEach(edge -> roots.add(edge[1]));
        edges.forEach(edge -> roots.remove(edge[0]));
        return roots;
    }

    /** Returns the edge that is cut, and all edges that are no longer connected with the ground. */
    @Override
    public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        List<Long> cut = Subject.numbers(move);
        List<String> changed = names(before);
        Stream<long[]> edges = pairs(before.state()).stream().filter(edge -> edge[0] == cut.get(0));
        String chosen = cut.size() == 2
                ? Vertices.name(cut.get(0), cut.get(1))
                : edges.map(edge -> Vertices.name(edge[0], edge[1])).findFirst().orElse("");
        after.forEach(part -> names(part).forEach(changed::remove));
        return List.of(new Touch(List.of(chosen), changed.stream().distinct().toList()));
    }

    @Override
    public Optional<Set<String>> left(Subject subject) {
        return Optional.of(new HashSet<>(names(subject)));
    }

    /** Returns the places of the edges, and once those of their vertices outside of the ground. */
    private List<String> names(Subject subject) {
        List<long[]> edges = pairs(subject.state());
        Set<Long> ground = branch ? roots(edges) : ground(subject);
        List<String> names = new ArrayList<>();
        edges.forEach(edge -> names.add(Vertices.name(edge[0], edge[1])));
        edges.stream()
                .flatMapToLong(LongStream::of)
                .filter(end -> !ground.contains(end))
                .distinct()
                .forEach(end -> names.add("v" + end));
        return names;
    }

    private static List<long[]> pairs(Datum state) {
        List<long[]> pairs =
                state.asItems().stream().map(edge -> edge.asLongs("edge", 0)).toList();
        Subject.require(
                pairs.size() <= MOST, "a bush of " + pairs.size() + " edges is too large to be drawn; at most " + MOST);
        return pairs;
    }

    private Sketch bush(List<long[]> edges, Set<Long> ground) {
        if (edges.isEmpty()) {
            return ground(new Sketch(120, 40), branch ? EDGE : 30);
        }
        Map<Long, Integer> numbers = new HashMap<>();
        List<Integer> levels = new ArrayList<>();
        heights(edges, ground).forEach((vertex, height) -> {
            if (!ground.contains(vertex)) {
                numbers.put(vertex, levels.size());
                levels.add(height);
            }
        });
        // Each edge to the ground gets a separate vertex there, since the whole ground is one vertex of the game.
        List<int[]> ends = new ArrayList<>();
        for (long[] edge : edges) {
            ends.add(Arrays.stream(edge)
                    .mapToInt(end -> {
                        if (ground.contains(end)) {
                            levels.add(0);
                            return levels.size() - 1;
                        }
                        return Objects.requireNonNull(numbers.get(end), "every edge must be connected with the ground");
                    })
                    .toArray());
        }
        double[] widths = new double[levels.size()];
        Arrays.fill(widths, BOX);
        List<int[]> arcs = new ArrayList<>();
        ends.stream()
                .filter(end -> arcs.stream().noneMatch(arc -> arc[0] == end[0] && arc[1] == end[1]))
                .forEach(arcs::add);
        int[] rows = levels.stream().mapToInt(Integer::intValue).toArray();
        Layout layout = Layout.of(widths, arcs, rows);
        double width = Math.max(120, layout.width() * STEP / 60 + 2 * MARGIN);
        double high = (layout.rows() - 1) * RISE;
        Sketch sketch = ground(new Sketch(width, high + TOP + EDGE), branch ? EDGE : high + TOP);
        double[][] at = new double[levels.size()][];
        for (int vertex = 0; vertex < at.length; vertex++) {
            double down = layout.row(vertex) * RISE;
            at[vertex] = new double[] {MARGIN + layout.x(vertex), branch ? EDGE + high - down : TOP + down};
        }
        edges(sketch, edges, ends, at);
        numbers.forEach((vertex, number) -> sketch.place(
                "v" + vertex,
                place -> place.disc(at[number][0], at[number][1], 10, Palette.PAPER, Palette.INK)
                        .word(at[number][0], at[number][1], Long.toString(vertex), 10, Palette.INK)));
        return sketch;
    }

    private static Map<Long, Integer> heights(List<long[]> edges, Set<Long> ground) {
        Map<Long, Integer> heights = new HashMap<>();
        List<Long> frontier = List.copyOf(ground);
        frontier.forEach(root -> heights.put(root, 0));
        while (!frontier.isEmpty()) {
            List<Long> next = new ArrayList<>();
            for (long[] edge : edges) {
                for (int i = 0; i < 2; i++) {
                    Integer below = heights.get(edge[i]);
                    if (below != null
                            && frontier.contains(edge[i])
                            && heights.putIfAbsent(edge[1 - i], below + 1) == null) {
                        next.add(edge[1 - i]);
                    }
                }
            }
            frontier = next;
        }
        return heights;
    }

    /** Draws what the edges stand on or hang from, with its surface at a height. */
    private Sketch ground(Sketch sketch, double y) {
        return sketch.box(0, branch ? y - 6 : y, sketch.width(), 6, Palette.WOOD, null)
                .line(0, y, sketch.width(), y, Palette.INK, 2);
    }

    private static void edges(Sketch sketch, List<long[]> names, List<int[]> ends, double[][] at) {
        Map<List<Integer>, Integer> parallel = new HashMap<>();
        for (int i = 0; i < ends.size(); i++) {
            int[] end = ends.get(i);
            int twin = parallel.merge(List.of(Math.min(end[0], end[1]), Math.max(end[0], end[1])), 1, Integer::sum) - 1;
            Shape shape = shape(at[end[0]], at[end[1]], end[0] == end[1], twin);
            sketch.place(
                    Vertices.name(names.get(i)[0], names.get(i)[1]),
                    place -> place.figure(shape, null, Palette.GREEN, 4));
        }
    }

    /** Bends parallel edges and edges along one level, so that none covers another. */
    private static Shape shape(double[] a, double[] b, boolean loop, int twin) {
        if (loop) {
            double reach = 30 + 12 * twin;
            double high = a[1] - reach * 1.3;
            return new CubicCurve2D.Double(a[0], a[1], a[0] - reach, high, a[0] + reach, high, a[0], a[1]);
        }
        double bend = (twin + 1) / 2 * (twin % 2 == 0 ? 26 : -26) + (a[1] == b[1] && twin == 0 ? 14 : 0);
        double length = Math.hypot(b[0] - a[0], b[1] - a[1]);
        double mx = (a[0] + b[0]) / 2 + bend * (b[1] - a[1]) / length;
        double my = (a[1] + b[1]) / 2 + bend * (a[0] - b[0]) / length * Math.signum(a[0] - b[0] + 0.01) * -1;
        return new QuadCurve2D.Double(a[0], a[1], mx, my, b[0], b[1]);
    }
}
