package org.impartial.picture.ink;

import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;

/** Copies marks to other places and sizes. */
final class Moved {
    static InkMark to(InkMark mark, double dx, double dy, double scale, int component) {
        if (mark instanceof InkMark.Figure figure) {
            return figure(figure, dx, dy, scale);
        }
        if (mark instanceof InkMark.Label l) {
            double size = scale * l.size();
            return new InkMark.Label(
                    dx + scale * l.x(),
                    dy + scale * l.y(),
                    l.text(),
                    size,
                    l.anchor(),
                    l.colour(),
                    l.bold(),
                    l.upright());
        }
        if (mark instanceof InkMark.Field f) {
            return new InkMark.Field(
                    dx + scale * f.x(), dy + scale * f.y(), scale * f.width(), scale * f.height(), f.pixels());
        }
        if (mark instanceof InkMark.InkPlace place) {
            return new InkMark.InkPlace(
                    place.component() < 0 ? component : place.component(),
                    place.name(),
                    place.marks().stream()
                            .map(inner -> to(inner, dx, dy, scale, component))
                            .toList());
        }
        if (mark instanceof InkMark.Gone gone) {
            return new InkMark.Gone(
                    gone.last(),
                    gone.marks().stream()
                            .map(inner -> to(inner, dx, dy, scale, component))
                            .toList());
        }
        InkMark.Dots dots = (InkMark.Dots) mark;
        return new InkMark.Dots(
                Arrays.stream(dots.xs()).map(x -> dx + scale * x).toArray(),
                Arrays.stream(dots.ys()).map(y -> dy + scale * y).toArray(),
                scale * dots.radius(),
                dots.colour());
    }

    /** Returns a figure moved; boxes and ellipses keep their kind, since they take fewer bytes than paths. */
    private static InkMark figure(InkMark.Figure figure, double dx, double dy, double scale) {
        AffineTransform move = new AffineTransform(scale, 0, 0, scale, dx, dy);
        java.awt.Shape shape = move.createTransformedShape(figure.shape());
        if (figure.shape() instanceof Rectangle2D) {
            shape = shape.getBounds2D();
        } else if (figure.shape() instanceof Ellipse2D e) {
            shape = new Ellipse2D.Double(
                    dx + scale * e.getX(), dy + scale * e.getY(), scale * e.getWidth(), scale * e.getHeight());
        }
        return new InkMark.Figure(shape, figure.fill(), figure.stroke(), figure.width() * Math.sqrt(scale));
    }
}
