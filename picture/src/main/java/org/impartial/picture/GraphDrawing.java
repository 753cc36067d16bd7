package org.impartial.picture;

import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import org.impartial.picture.LabelledGraph.Arc;
import org.impartial.picture.LabelledGraph.Style;
import org.impartial.picture.LabelledGraph.Vertex;
import org.impartial.picture.Mark.Anchor;
import org.jspecify.annotations.Nullable;

/** Draws a graph that is laid out: boxes with words, arcs as curves with heads, words beside them. */
final class GraphDrawing {
    static final double SIZE = 13;
    private static final double MARGIN = 28;
    private static final double TOP = 52;
    private static final double BOX = 30;
    private static final double HEAD = 8;
    private static final double WORDS = 11.5;

    private final LabelledGraph graph;
    private final Layout layout;
    private final double apart;
    private final Scene scene = new Scene();
    private double left = MARGIN;

    GraphDrawing(LabelledGraph graph, Layout layout) {
        this.graph = graph;
        this.layout = layout;
        this.apart = BOX + Math.max(44, Math.min(120, layout.width() / 8));
    }

    Picture picture() {
        boolean outcomes = graph.vertices().stream().anyMatch(v -> v.style() == Style.WON);
        boolean draws = graph.vertices().stream().anyMatch(v -> v.style() == Style.DRAWN);
        double least = outcomes ? draws ? 520 : 430 : 0;
        double width =
                Math.max(least, Math.max(layout.width() + 2 * MARGIN, Scene.widthOf(graph.title(), 16) + 2 * MARGIN));
        left = (width - layout.width()) / 2;
        List<Arc> arcs = graph.joined();
        for (int i = 0; i < arcs.size(); i++) {
            draw(arcs.get(i), layout.chain(i));
        }
        for (int v = 0; v < graph.vertices().size(); v++) {
            draw(graph.vertices().get(v), x(v), y(v));
        }
        double height = TOP + BOX + (layout.rows() - 1) * apart + MARGIN;
        if (outcomes) {
            Legend.outcomes(scene, MARGIN, height, draws);
        }
        scene.bold(width / 2, TOP / 2 - 4, graph.title(), 16, Anchor.MIDDLE, Palette.INK);
        return scene.picture(width, height + (outcomes ? Legend.HEIGHT + 4 : 0), graph.title());
    }

    private double x(int vertex) {
        return left + layout.x(vertex);
    }

    private double y(int vertex) {
        return TOP + BOX / 2 + layout.row(vertex) * apart;
    }

    private void draw(Vertex vertex, double x, double y) {
        double width = Layout.boxWidth(vertex.label());
        Color fill = switch (vertex.style()) {
            case PLAIN -> Palette.PAPER;
            case LOST -> Palette.BLUE;
            case WON -> Palette.PALE_ORANGE;
            case DRAWN -> Palette.PALE_GREY;
        };
        Color line = vertex.style() == Style.WON ? Palette.ORANGE : Palette.INK;
        box(x, y, width, BOX, fill, line);
        boolean dark = vertex.style() == Style.LOST;
        if (dark) {
            box(x, y, width - 6, BOX - 6, null, Palette.PAPER);
        }
        scene.word(x, y, vertex.label(), SIZE, Anchor.MIDDLE, dark ? Palette.PAPER : Palette.INK);
    }

    private void box(double x, double y, double width, double height, @Nullable Color fill, Color line) {
        scene.figure(
                new RoundRectangle2D.Double(x - width / 2, y - height / 2, width, height, 10, 10), fill, line, 1.2);
    }

    private void draw(Arc arc, List<Integer> chain) {
        double[] middle;
        if (arc.from() == arc.to()) {
            middle = loop(
                    x(arc.from())
                            + Layout.boxWidth(graph.vertices().get(arc.from()).label()) / 2,
                    y(arc.from()));
        } else if (layout.row(arc.from()) == layout.row(arc.to())) {
            middle = beside(arc);
        } else {
            middle = through(arc, chain);
        }
        if (!arc.label().isEmpty()) {
            double width = Scene.widthOf(arc.label(), WORDS) + 4;
            scene.box(middle[0] - width / 2, middle[1] - 8, width, 16, Palette.PAPER, null);
            scene.word(middle[0], middle[1], arc.label(), WORDS, Anchor.MIDDLE, Palette.INK);
        }
    }

    private double[] loop(double x, double y) {
        Path2D path = new Path2D.Double();
        path.moveTo(x, y - 7);
        path.curveTo(x + 32, y - 24, x + 32, y + 24, x + 1, y + 7);
        stroke(path);
        head(x, y + 7, x + 14, y + 14);
        return new double[] {x + 24, y};
    }

    /** Between two vertices of one row: an arch, above from left to right and below from right to left. */
    private double[] beside(Arc arc) {
        double inside = x(arc.from()) < x(arc.to()) ? 11 : -11;
        double from = x(arc.from()) + inside;
        double to = x(arc.to()) - inside;
        double side = inside > 0 ? -1 : 1;
        double edge = y(arc.from()) + side * BOX / 2;
        double peak = edge + side * Math.min(apart - BOX, 20 + Math.abs(to - from) / 12);
        Path2D path = new Path2D.Double();
        path.moveTo(from, edge);
        path.curveTo(from, peak, to, peak, to, edge);
        stroke(path);
        head(to, edge, to + (from - to) * 0.08, peak);
        return new double[] {(from + to) / 2, edge + 0.75 * (peak - edge)};
    }

    /** From row to row: smooth curves that leave and reach each row upright. Arcs there and back keep to their right. */
    private double[] through(Arc arc, List<Integer> chain) {
        double side = layout.row(arc.from()) < layout.row(arc.to()) ? 1 : -1;
        boolean twoWay = graph.arcs().stream().anyMatch(a -> a.from() == arc.to() && a.to() == arc.from());
        double aside = twoWay ? 9 * side : 0;
        Path2D path = new Path2D.Double();
        double x = x(arc.from()) + aside;
        double y = y(arc.from()) + side * BOX / 2;
        path.moveTo(x, y);
        double[] middle = {x, y};
        double lastX = x;
        double lastY = y;
        for (int i = 1; i < chain.size(); i++) {
            int next = chain.get(i);
            lastX = x;
            lastY = y;
            x = x(next) + (i == chain.size() - 1 ? aside : 0);
            y = y(next) - (i == chain.size() - 1 ? side * BOX / 2 : 0);
            double bend = 0.45 * (y - lastY);
            path.curveTo(lastX, lastY + bend, x, y - bend, x, y);
            if (i == (chain.size() + 1) / 2) {
                double share = chain.size() == 2 ? 0.42 : 0.5;
                middle = new double[] {lastX + share * (x - lastX), lastY + share * (y - lastY)};
            }
        }
        stroke(path);
        head(x, y, x + 0.12 * (lastX - x), y - side * 20);
        return middle;
    }

    private void stroke(Path2D path) {
        scene.figure(path, null, Palette.GREY, 1.2);
    }

    private void head(double x, double y, double fromX, double fromY) {
        double angle = Math.atan2(fromY - y, fromX - x);
        Path2D head = new Path2D.Double();
        head.moveTo(x, y);
        head.lineTo(x + HEAD * Math.cos(angle + 0.4), y + HEAD * Math.sin(angle + 0.4));
        head.lineTo(x + HEAD * Math.cos(angle - 0.4), y + HEAD * Math.sin(angle - 0.4));
        head.closePath();
        scene.figure(head, Palette.GREY, null, 0);
    }
}
