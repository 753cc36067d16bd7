package org.impartial.picture.kind.graph;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.ink.Scene;
import org.impartial.picture.kind.Kind;
import org.impartial.picture.kind.Subject;
import org.impartial.picture.layout.Layout;

/** The whole graph on which a token moves along arcs, in levels; vertex v is the place {@code v}. */
public record Arrows() implements Kind {
    private static final double RADIUS = 15;
    private static final double RISE = 74;
    private static final double MARGIN = 30;
    private static final int MOST = 300;

    @Override
    public Sketch draw(Subject subject) {
        List<List<Integer>> successors = ((FiniteGraph) subject.game()).successors();
        Subject.require(
                successors.size() <= MOST,
                "a graph of " + successors.size() + " vertices is too large to be drawn; at most " + MOST);
        long token = subject.numbers().get(0);
        double[] widths = new double[successors.size()];
        List<int[]> arcs = new ArrayList<>();
        for (int v = 0; v < widths.length; v++) {
            widths[v] = 2 * RADIUS;
            for (int head : successors.get(v)) {
                arcs.add(new int[] {v, head});
            }
        }
        Layout layout = Layout.of(widths, arcs, null);
        Sketch sketch = new Sketch(layout.width() + 2 * MARGIN, (layout.rows() - 1) * RISE + 2 * MARGIN + RADIUS);
        for (int i = 0; i < arcs.size(); i++) {
            boolean back = successors.get(arcs.get(i)[1]).contains(arcs.get(i)[0]);
            arc(sketch, layout.chain(i).stream().map(v -> at(layout, v)).toList(), back);
        }
        for (int v = 0; v < widths.length; v++) {
            vertex(sketch, v, at(layout, v), v == token);
        }
        return sketch;
    }

    private static double[] at(Layout layout, int vertex) {
        return new double[] {MARGIN + layout.x(vertex), MARGIN + layout.row(vertex) * RISE};
    }

    private static void vertex(Sketch sketch, int vertex, double[] at, boolean token) {
        sketch.place(Integer.toString(vertex), place -> {
            place.disc(at[0], at[1], RADIUS, token ? Palette.BLUE : Palette.PAPER, Palette.INK);
            if (token) {
                place.disc(at[0], at[1], RADIUS - 3, null, Palette.PAPER);
            }
            place.word(at[0], at[1], Integer.toString(vertex), 12, token ? Palette.PAPER : Palette.INK);
        });
    }

    /** Draws a curve from border to border; of two arcs in both directions each bends to its right. */
    private static void arc(Sketch sketch, List<double[]> chain, boolean back) {
        double[] from = chain.get(0);
        double[] to = chain.get(chain.size() - 1);
        Path2D path = new Path2D.Double();
        if (chain.size() == 1) {
            path.moveTo(from[0] + RADIUS, from[1] - 5);
            path.curveTo(from[0] + 42, from[1] - 24, from[0] + 42, from[1] + 24, from[0] + RADIUS, from[1] + 5);
            sketch.figure(path, null, Palette.GREY, 1.4);
            sketch.figure(Scene.head(from[0] + RADIUS, from[1] + 5, from[0] + 30, from[1] + 12), Palette.GREY, null, 0);
            return;
        }
        boolean level = from[1] == to[1];
        double length = Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1]));
        double bend = level ? 0.22 * length + 12 : back ? 16 : 0;
        double x = (from[0] + to[0]) / 2 - bend * (to[1] - from[1]) / length;
        double y = (from[1] + to[1]) / 2 + bend * (to[0] - from[0]) / length;
        if (chain.size() > 2) {
            double[] passed = chain.get(chain.size() / 2);
            x = 2 * passed[0] - x;
            y = 2 * passed[1] - y;
        }
        double[] start = border(from, x, y);
        double[] end = border(to, x, y);
        path.moveTo(start[0], start[1]);
        path.quadTo(x, y, end[0], end[1]);
        sketch.figure(path, null, Palette.GREY, 1.4);
        sketch.figure(Scene.head(end[0], end[1], x, y), Palette.GREY, null, 0);
    }

    /** Returns the point of the border of a vertex in the direction of another point. */
    private static double[] border(double[] at, double x, double y) {
        double share = RADIUS / Math.max(1, Math.hypot(x - at[0], y - at[1]));
        return new double[] {at[0] + share * (x - at[0]), at[1] + share * (y - at[1])};
    }

    @Override
    public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        return Subject.step(before.numbers().get(0), Subject.numbers(move).get(0));
    }
}
