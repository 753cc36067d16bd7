package org.impartial.picture.ink;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.impartial.picture.Picture;
import org.impartial.picture.ink.InkMark.Anchor;
import org.jspecify.annotations.Nullable;

/** Collects the marks of a picture; the origin is at the upper left. Not safe for use by several threads. */
public final class Scene {
    private static final double BASE_LINE = 0.35;
    private static final double LEAST_WORD = 4.5;
    private static final double HEAD = 8;
    private final List<InkMark> marks = new ArrayList<>();

    public Scene add(InkMark mark) {
        marks.add(mark);
        return this;
    }

    public Scene figure(Shape shape, @Nullable Color fill, @Nullable Color stroke, double width) {
        return add(new InkMark.Figure(shape, fill, stroke, width));
    }

    public Scene box(double x, double y, double width, double height, @Nullable Color fill, @Nullable Color stroke) {
        return figure(new Rectangle2D.Double(x, y, width, height), fill, stroke, 1);
    }

    public Scene disc(double x, double y, double radius, @Nullable Color fill, @Nullable Color stroke, double width) {
        return figure(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius), fill, stroke, width);
    }

    public Scene line(double x1, double y1, double x2, double y2, Color colour, double width) {
        return figure(new Line2D.Double(x1, y1, x2, y2), null, colour, width);
    }

    /** Returns the head of an arrow with its point at x, y, which comes from another point. */
    public static Shape head(double x, double y, double fromX, double fromY) {
        double angle = Math.atan2(fromY - y, fromX - x);
        Path2D head = new Path2D.Double();
        head.moveTo(x, y);
        head.lineTo(x + HEAD * Math.cos(angle + 0.4), y + HEAD * Math.sin(angle + 0.4));
        head.lineTo(x + HEAD * Math.cos(angle - 0.4), y + HEAD * Math.sin(angle - 0.4));
        head.closePath();
        return head;
    }

    public Scene word(double x, double middle, String text, double size, Anchor anchor, Color colour) {
        return add(new InkMark.Label(x, middle + BASE_LINE * size, text, size, anchor, colour, false, false));
    }

    public Scene bold(double x, double middle, String text, double size, Anchor anchor, Color colour) {
        return add(new InkMark.Label(x, middle + BASE_LINE * size, text, size, anchor, colour, true, false));
    }

    public Scene upright(double x, double y, String text, double size, Color colour) {
        return add(new InkMark.Label(x + BASE_LINE * size, y, text, size, Anchor.MIDDLE, colour, false, true));
    }

    /** Adds marks that together represent a place of a component that is not yet known. */
    public Scene place(String name, Consumer<Scene> content) {
        Scene inner = new Scene();
        content.accept(inner);
        return add(new InkMark.InkPlace(-1, name, List.copyOf(inner.marks)));
    }

    /**
     * Adds moved and scaled marks, without words too small to be read; places without a component get the given one.
     */
    public Scene put(List<InkMark> others, double dx, double dy, double scale, int component) {
        Moved moved = new Moved(dx, dy, scale, component);
        others.stream()
                .filter(mark -> !(mark instanceof InkMark.Label label && scale * label.size() < LEAST_WORD))
                .forEach(mark -> add(moved.of(mark)));
        return this;
    }

    public List<InkMark> marks() {
        return List.copyOf(marks);
    }

    /** Returns the approximate width of a word; fonts differ, so callers should leave room. */
    public static double widthOf(String text, double size) {
        return text.codePoints()
                        .mapToDouble(c -> c >= 0x2E80 ? 1 : "ilj.,:;|'![]()".indexOf(c) >= 0 ? 0.36 : 0.62)
                        .sum()
                * size;
    }

    public Picture picture(double width, double height, String title) {
        return new DrawnPicture(width, height, title, marks());
    }
}
