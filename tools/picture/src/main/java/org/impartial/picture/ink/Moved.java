package org.impartial.picture.ink;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.List;

/** Copies marks to another place and size; places that belong to no component yet get one. */
record Moved(double dx, double dy, double scale, int component) {
    InkMark of(InkMark mark) {
        if (mark instanceof InkMark.Figure figure) {
            return new InkMark.Figure(
                    moved(figure.shape()), figure.fill(), figure.stroke(), figure.width() * Math.sqrt(scale));
        }
        if (mark instanceof InkMark.Label l) {
            return new InkMark.Label(
                    x(l.x()), y(l.y()), l.text(), scale * l.size(), l.anchor(), l.colour(), l.bold(), l.upright());
        }
        if (mark instanceof InkMark.Field f) {
            return new InkMark.Field(x(f.x()), y(f.y()), scale * f.width(), scale * f.height(), f.pixels());
        }
        if (mark instanceof InkMark.InkPlace place) {
            int owner = place.component() < 0 ? component : place.component();
            return new InkMark.InkPlace(owner, place.name(), all(place.marks()));
        }
        if (mark instanceof InkMark.Gone gone) {
            return new InkMark.Gone(gone.last(), all(gone.marks()));
        }
        InkMark.Dots dots = (InkMark.Dots) mark;
        double[] xs = Arrays.stream(dots.xs()).map(this::x).toArray();
        double[] ys = Arrays.stream(dots.ys()).map(this::y).toArray();
        return new InkMark.Dots(xs, ys, scale * dots.radius(), dots.colour());
    }

    private List<InkMark> all(List<InkMark> marks) {
        return marks.stream().map(this::of).toList();
    }

    private double x(double x) {
        return dx + scale * x;
    }

    private double y(double y) {
        return dy + scale * y;
    }

    /** Keeps the kind of boxes and ellipses, since they take fewer bytes than paths. */
    private Shape moved(Shape shape) {
        if (shape instanceof Ellipse2D e) {
            return new Ellipse2D.Double(x(e.getX()), y(e.getY()), scale * e.getWidth(), scale * e.getHeight());
        }
        Shape moved = new AffineTransform(scale, 0, 0, scale, dx, dy).createTransformedShape(shape);
        return shape instanceof Rectangle2D ? moved.getBounds2D() : moved;
    }
}
