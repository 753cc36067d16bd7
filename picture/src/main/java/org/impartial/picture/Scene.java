package org.impartial.picture;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.impartial.picture.Mark.Anchor;
import org.jspecify.annotations.Nullable;

/** What a picture shows, mark by mark, on paper of a size; the origin is at the upper left. Belongs to one thread. */
final class Scene {
    private static final double BASE_LINE = 0.35;
    private final List<Mark> marks = new ArrayList<>();

    Scene add(Mark mark) {
        marks.add(mark);
        return this;
    }

    Scene figure(Shape shape, @Nullable Color fill, @Nullable Color stroke, double width) {
        return add(new Mark.Figure(shape, fill, stroke, width));
    }

    Scene box(double x, double y, double width, double height, @Nullable Color fill, @Nullable Color stroke) {
        return figure(new Rectangle2D.Double(x, y, width, height), fill, stroke, 1);
    }

    Scene disc(double x, double y, double radius, @Nullable Color fill, @Nullable Color stroke, double width) {
        return figure(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius), fill, stroke, width);
    }

    Scene line(double x1, double y1, double x2, double y2, Color colour, double width) {
        return figure(new Line2D.Double(x1, y1, x2, y2), null, colour, width);
    }

    /** A word whose middle stands at a height. */
    Scene word(double x, double middle, String text, double size, Anchor anchor, Color colour) {
        return add(new Mark.Label(x, middle + BASE_LINE * size, text, size, anchor, colour, false, false));
    }

    Scene bold(double x, double middle, String text, double size, Anchor anchor, Color colour) {
        return add(new Mark.Label(x, middle + BASE_LINE * size, text, size, anchor, colour, true, false));
    }

    /** A word that is read from below to above. */
    Scene upright(double x, double y, String text, double size, Color colour) {
        return add(new Mark.Label(x + BASE_LINE * size, y, text, size, Anchor.MIDDLE, colour, false, true));
    }

    /** About how wide a word is; fonts differ, so leave room. */
    static double widthOf(String text, double size) {
        return text.codePoints()
                        .mapToDouble(c -> c >= 0x2E80 ? 1 : "ilj.,:;|'![]()".indexOf(c) >= 0 ? 0.36 : 0.62)
                        .sum()
                * size;
    }

    Picture picture(double width, double height, String title) {
        return new Picture(width, height, title, List.copyOf(marks));
    }
}
