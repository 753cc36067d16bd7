package org.impartial.picture.graph;

import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import org.impartial.picture.Picture;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.graph.LabelledGraph.Arc;
import org.impartial.picture.graph.LabelledGraph.Style;
import org.impartial.picture.graph.LabelledGraph.Vertex;
import org.impartial.picture.ink.DrawnPicture;
import org.impartial.picture.ink.InkMark;
import org.impartial.picture.ink.InkMark.Anchor;
import org.impartial.picture.ink.Legend;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.ink.Scene;
import org.impartial.picture.ink.Title;
import org.impartial.picture.layout.Layout;
import org.jspecify.annotations.Nullable;

/** Draws a graph in levels: vertices as boxes with words or small drawings, arcs as curves with heads and words. */
final class GraphDrawing {
    private static final double SIZE = 13;
    private static final double MARGIN = 28;
    private static final double TITLE = 46;
    private static final double LOW = 30;
    private static final double LEAST_BOX = 34;
    private static final double AROUND = 20;
    private static final double WORDS = 11.5;
    private static final double ICON = 62;
    /** The height of an arch as a share of the height of its control points. */
    private static final double ARCH = 0.75;

    private final LabelledGraph graph;
    private final List<Arc> arcs;
    private final double tall;
    private final Layout layout;
    private final double apart;
    private final Scene scene = new Scene();

    GraphDrawing(LabelledGraph graph) {
        this.graph = graph;
        arcs = graph.joined();
        double high = LOW;
        double[] widths = new double[graph.vertices().size()];
        for (int v = 0; v < widths.length; v++) {
            widths[v] = boxWidth(v);
            high = Math.max(high, boxHeight(v));
        }
        tall = high;
        int[] levels = graph.levelled()
                ? graph.vertices().stream().mapToInt(Vertex::level).toArray()
                : null;
        List<int[]> ends =
                arcs.stream().map(arc -> new int[] {arc.from(), arc.to()}).toList();
        layout = Layout.of(widths, ends, levels);
        apart = tall + Math.max(44, Math.min(120, layout.width() / 8));
    }

    private double boxWidth(int vertex) {
        Sketch sketch = graph.sketch(vertex);
        double label = Scene.widthOf(graph.vertices().get(vertex).label(), SIZE);
        return sketch != null ? sketch.width() * scale(sketch) + 12 : Math.max(LEAST_BOX, AROUND + label);
    }

    private double boxHeight(int vertex) {
        Sketch sketch = graph.sketch(vertex);
        return sketch == null ? LOW : sketch.height() * scale(sketch) + 12;
    }

    private static double scale(Sketch sketch) {
        return Math.min(0.4, Math.min(ICON / sketch.height(), 3 * ICON / sketch.width()));
    }

    /** Draws the graph, with room for arches above the first row and below the last one. */
    Picture picture() {
        for (int i = 0; i < arcs.size(); i++) {
            draw(arcs.get(i), layout.chain(i));
        }
        for (int v = 0; v < graph.vertices().size(); v++) {
            draw(v, x(v), y(v));
        }
        boolean outcomes = graph.vertices().stream().anyMatch(v -> v.style() == Style.WON);
        boolean draws = graph.vertices().stream().anyMatch(v -> v.style() == Style.DRAWN);
        double least = Math.max(layout.width(), outcomes ? Legend.width(draws) : 0);
        Title title = Title.of(graph.title(), least);
        double width = Math.max(least, title.width()) + 2 * MARGIN;
        double top = TITLE + title.extra() + reach(0);
        double bottom = top + tall + (layout.rows() - 1) * apart + reach(layout.rows() - 1) + MARGIN;
        Scene whole = new Scene();
        whole.put(scene.marks(), (width - layout.width()) / 2, top, 1, -1);
        title.draw(whole, width / 2, TITLE / 2);
        if (outcomes) {
            Legend.outcomes(whole, MARGIN, bottom, draws);
        }
        return whole.picture(width, bottom + (outcomes ? Legend.HEIGHT + 4 : 0), graph.title());
    }

    /** Returns how far arches reach beyond a row: above the first one, below the last one. */
    private double reach(int row) {
        return arcs.stream()
                .filter(arc -> arc.from() != arc.to())
                .filter(arc -> layout.row(arc.from()) == row && layout.row(arc.to()) == row)
                .filter(arc -> (x(arc.from()) < x(arc.to())) == (row == 0) || layout.rows() == 1)
                .mapToDouble(arc -> ARCH * rise(x(arc.to()) - x(arc.from())) + 2)
                .max()
                .orElse(0);
    }

    private double rise(double across) {
        return Math.min(apart - tall, 20 + Math.abs(across) / 12);
    }

    private double x(int vertex) {
        return layout.x(vertex);
    }

    private double y(int vertex) {
        return tall / 2 + layout.row(vertex) * apart;
    }

    private void draw(int number, double x, double y) {
        Vertex vertex = graph.vertices().get(number);
        Sketch sketch = graph.sketch(number);
        double width = boxWidth(number);
        double height = boxHeight(number);
        Color fill = switch (vertex.style()) {
            case PLAIN -> Palette.PAPER;
            case LOST -> Palette.LOSE;
            case WON -> Palette.PALE_GREEN;
            case DRAWN -> Palette.PALE_GREY;
        };
        box(x, y, width, height, fill, vertex.style() == Style.WON ? Palette.WIN : Palette.INK);
        if (vertex.style() == Style.LOST) {
            box(x, y, width - 6, height - 6, null, Palette.PAPER);
        }
        if (sketch == null) {
            scene.word(x, y, vertex.label(), SIZE, Anchor.MIDDLE, Palette.textOn(fill));
        } else {
            double scale = scale(sketch);
            List<InkMark> marks = ((DrawnPicture) sketch.picture("")).marks();
            scene.put(marks, x - sketch.width() * scale / 2, y - sketch.height() * scale / 2, scale, number);
        }
    }

    private void box(double x, double y, double width, double height, @Nullable Color fill, Color line) {
        scene.figure(
                new RoundRectangle2D.Double(x - width / 2, y - height / 2, width, height, 10, 10), fill, line, 1.2);
    }

    private void draw(Arc arc, List<Integer> chain) {
        boolean level = layout.row(arc.from()) == layout.row(arc.to());
        double[] middle = arc.from() == arc.to()
                ? loop(x(arc.from()) + boxWidth(arc.from()) / 2, y(arc.from()))
                : level ? beside(arc) : through(arc, chain);
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
        scene.figure(Scene.head(x, y + 7, x + 14, y + 14), Palette.GREY, null, 0);
        return new double[] {x + 24, y};
    }

    /** Draws an arch, above from left to right and below from right to left; returns the centre of its label. */
    private double[] beside(Arc arc) {
        double inside = x(arc.from()) < x(arc.to()) ? 11 : -11;
        double from = x(arc.from()) + inside;
        double to = x(arc.to()) - inside;
        double side = inside > 0 ? -1 : 1;
        double edge = y(arc.from()) + side * tall / 2;
        double peak = edge + side * rise(to - from);
        Path2D path = new Path2D.Double();
        path.moveTo(from, edge);
        path.curveTo(from, peak, to, peak, to, edge);
        stroke(path);
        scene.figure(Scene.head(to, edge, to + (from - to) * 0.08, peak), Palette.GREY, null, 0);
        return new double[] {(from + to) / 2, edge + ARCH * (peak - edge)};
    }

    /** Draws a curve that meets each row vertically, aside if arcs are opposite; returns the centre of its label. */
    private double[] through(Arc arc, List<Integer> chain) {
        double side = layout.row(arc.from()) < layout.row(arc.to()) ? 1 : -1;
        boolean twoWay = graph.arcs().stream().anyMatch(a -> a.from() == arc.to() && a.to() == arc.from());
        double aside = twoWay ? 9 * side : 0;
        Path2D path = new Path2D.Double();
        double x = x(arc.from()) + aside;
        double y = y(arc.from()) + side * tall / 2;
        path.moveTo(x, y);
        double[] middle = {x, y};
        double lastX = x;
        double lastY = y;
        for (int i = 1; i < chain.size(); i++) {
            int next = chain.get(i);
            lastX = x;
            lastY = y;
            x = x(next) + (i == chain.size() - 1 ? aside : 0);
            y = y(next) - (i == chain.size() - 1 ? side * tall / 2 : 0);
            double bend = 0.45 * (y - lastY);
            path.curveTo(lastX, lastY + bend, x, y - bend, x, y);
            if (i == (chain.size() + 1) / 2) {
                double share = chain.size() == 2 ? 0.42 : 0.5;
                middle = new double[] {lastX + share * (x - lastX), lastY + share * (y - lastY)};
            }
        }
        Color colour = graph.wins(arc) ? Palette.GREEN : Palette.GREY;
        scene.figure(path, null, colour, graph.wins(arc) ? 2.4 : 1.2);
        scene.figure(Scene.head(x, y, x + 0.12 * (lastX - x), y - side * 20), colour, null, 0);
        return middle;
    }

    private void stroke(Path2D path) {
        scene.figure(path, null, Palette.GREY, 1.2);
    }
}
