package org.impartial.picture.ink;

import java.awt.Color;
import java.awt.Shape;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One mark of a scene, in units of 1/96 of an inch; later marks cover earlier ones. */
@SuppressWarnings("ArrayRecordComponent") // arrays, since there may be millions of dots and pixels; never compared
public sealed interface InkMark {
    record Figure(
            Shape shape, @Nullable Color fill, @Nullable Color stroke, double width) implements InkMark {}

    /** A word: {@code x} is its start, middle or end, {@code y} its base line; turned by a right angle if upright. */
    record Label(
            double x, double y, String text, double size, Anchor anchor, Color colour, boolean bold, boolean upright)
            implements InkMark {}

    /** Many round dots of one size and colour, stored compactly. */
    record Dots(double[] xs, double[] ys, double radius, Color colour) implements InkMark {}

    /** A field of pixels stretched over a rectangle, with hard edges. */
    record Field(double x, double y, double width, double height, Pixels pixels) implements InkMark {}

    /** Marks that represent a place of a component, such as a cell; the component is −1 while it is unknown. */
    record InkPlace(int component, String name, List<InkMark> marks) implements InkMark {}

    /** A place that moves have removed, the last one or an earlier one, drawn faintly. */
    record Gone(boolean last, List<InkMark> marks) implements InkMark {
        /** Returns a removed place, without its words and fillings. */
        public static Gone of(InkPlace place, boolean last) {
            List<InkMark> outlines = new ArrayList<>();
            for (InkMark mark : place.marks()) {
                if (mark instanceof Figure figure) {
                    outlines.add(new Figure(figure.shape(), null, Palette.FAINT, 1.2));
                }
            }
            return new Gone(last, outlines);
        }
    }

    enum Anchor {
        START,
        MIDDLE,
        END
    }

    /** Pixels row by row from the top as indices of at most 256 colours, which are {@code 0xRRGGBB}. */
    record Pixels(int columns, int rows, byte[] cells, int[] colours) {}
}
