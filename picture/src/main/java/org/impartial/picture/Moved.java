package org.impartial.picture;

import java.awt.geom.AffineTransform;
import java.util.Arrays;

/** Marks put elsewhere. */
final class Moved {
    private Moved() {}

    static Mark by(Mark mark, double dx, double dy) {
        if (mark instanceof Mark.Figure figure) {
            return new Mark.Figure(
                    AffineTransform.getTranslateInstance(dx, dy).createTransformedShape(figure.shape()),
                    figure.fill(),
                    figure.stroke(),
                    figure.width());
        }
        if (mark instanceof Mark.Label l) {
            return new Mark.Label(
                    l.x() + dx, l.y() + dy, l.text(), l.size(), l.anchor(), l.colour(), l.bold(), l.upright());
        }
        if (mark instanceof Mark.Field f) {
            return new Mark.Field(f.x() + dx, f.y() + dy, f.width(), f.height(), f.pixels());
        }
        Mark.Dots dots = (Mark.Dots) mark;
        return new Mark.Dots(
                Arrays.stream(dots.xs()).map(x -> x + dx).toArray(),
                Arrays.stream(dots.ys()).map(y -> y + dy).toArray(),
                dots.radius(),
                dots.colour());
    }
}
