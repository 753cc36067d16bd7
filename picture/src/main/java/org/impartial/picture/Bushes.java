package org.impartial.picture;

import java.awt.geom.CubicCurve2D;
import java.awt.geom.QuadCurve2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.core.notation.Datum;
import org.impartial.picture.Mark.Anchor;

/** Draws green Hackenbush and trees: edges above the ground, each vertex as high as it is far from the ground. */
final class Bushes {
    private static final double STEP = 58;
    private static final double RISE = 62;
    private static final double MARGIN = 34;
    private static final int MOST = 400;
    private static final Pattern GROUND = Pattern.compile("ground=(-?\\d+(?:,-?\\d+)*)");

    private Bushes() {}

    static Sketch hackenbush(String game, Datum state) {
        Matcher ground = GROUND.matcher(game);
        Set<Long> roots = new HashSet<>();
        for (String root : ground.find() ? ground.group(1).split(",", -1) : new String[] {"0"}) {
            roots.add(Long.parseLong(root));
        }
        return bush(pairs(state), roots);
    }

    /** Pairs of a vertex and its parent; a root is never a child. */
    static Sketch branch(String game, Datum state) {
        List<long[]> edges = pairs(state);
        Set<Long> roots = new HashSet<>();
        edges.forEach(edge -> roots.add(edge[1]));
        edges.forEach(edge -> roots.remove(edge[0]));
        return bush(edges, roots);
    }

    private static List<long[]> pairs(Datum state) {
        List<long[]> pairs = new ArrayList<>();
        for (Datum edge : state.asItems()) {
            pairs.add(edge.asLongs("edge", 0));
        }
        Plot.require(
                pairs.size() <= MOST, "a bush of " + pairs.size() + " edges is too great to be drawn; at most " + MOST);
        return pairs;
    }

    private static Sketch bush(List<long[]> edges, Set<Long> ground) {
        LabelledGraph.Builder builder = LabelledGraph.titled("");
        Map<Long, Integer> heights = heights(edges, ground);
        Map<Long, Integer> numbers = new HashMap<>();
        heights.forEach((vertex, height) -> {
            if (!ground.contains(vertex)) {
                numbers.put(vertex, builder.vertex("", LabelledGraph.Style.PLAIN, height));
            }
        });
        // Each edge to the ground has a foot of its own there, as all the ground is one vertex.
        List<int[]> ends = new ArrayList<>();
        for (long[] edge : edges) {
            int[] end = new int[2];
            for (int i = 0; i < 2; i++) {
                end[i] = ground.contains(edge[i])
                        ? builder.vertex("", LabelledGraph.Style.PLAIN, 0)
                        : Objects.requireNonNull(numbers.get(edge[i]), "every edge hangs on the ground");
            }
            ends.add(end);
            builder.arc(end[0], end[1], "");
        }
        if (ends.isEmpty()) {
            return new Sketch(120, 40, (scene, left, top) -> ground(scene, left, top + 30, 120));
        }
        Layout layout = Layout.of(builder.build());
        double width = Math.max(120, layout.width() * STEP / 60 + 2 * MARGIN);
        double height = (layout.rows() - 1) * RISE + 32;
        return new Sketch(width, height, (scene, left, top) -> {
            double soil = top + (layout.rows() - 1) * RISE + 22;
            ground(scene, left, soil, width);
            edges(scene, ends, layout, left + MARGIN, top + 22);
            names(scene, numbers, layout, left + MARGIN, top + 22);
        });
    }

    /** How far each vertex is from the ground, by edges. */
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

    private static void ground(Scene scene, double left, double y, double width) {
        scene.box(left, y, width, 6, Palette.WOOD, null).line(left, y, left + width, y, Palette.INK, 2);
    }

    private static void edges(Scene scene, List<int[]> ends, Layout layout, double left, double top) {
        Map<List<Integer>, Integer> parallel = new HashMap<>();
        for (int[] end : ends) {
            int twin = parallel.merge(List.of(Math.min(end[0], end[1]), Math.max(end[0], end[1])), 1, Integer::sum) - 1;
            double x1 = left + layout.x(end[0]);
            double y1 = top + layout.row(end[0]) * RISE;
            double x2 = left + layout.x(end[1]);
            double y2 = top + layout.row(end[1]) * RISE;
            if (end[0] == end[1]) {
                double reach = 30 + 12 * twin;
                scene.figure(
                        new CubicCurve2D.Double(
                                x1, y1, x1 - reach, y1 - reach * 1.3, x1 + reach, y1 - reach * 1.3, x1, y1),
                        null,
                        Palette.GREEN,
                        4);
                continue;
            }
            // Twins and edges along one level bend, so that none covers another.
            double bend = (twin + 1) / 2 * (twin % 2 == 0 ? 26 : -26) + (y1 == y2 && twin == 0 ? 14 : 0);
            double length = Math.hypot(x2 - x1, y2 - y1);
            double mx = (x1 + x2) / 2 + bend * (y2 - y1) / length;
            double my = (y1 + y2) / 2 + bend * (x1 - x2) / length * Math.signum(x1 - x2 + 0.01) * -1;
            scene.figure(new QuadCurve2D.Double(x1, y1, mx, my, x2, y2), null, Palette.GREEN, 4);
        }
    }

    private static void names(Scene scene, Map<Long, Integer> numbers, Layout layout, double left, double top) {
        numbers.forEach((vertex, number) -> {
            double x = left + layout.x(number);
            double y = top + layout.row(number) * RISE;
            scene.disc(x, y, 10, Palette.PAPER, Palette.INK, 1.4);
            scene.word(x, y, Long.toString(vertex), 10, Anchor.MIDDLE, Palette.INK);
        });
    }
}
