package org.impartial.picture.ink;

import java.awt.Color;
import java.awt.Shape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One mark of a scene, in units of about a hundredth of an inch; later marks cover earlier ones. */
@SuppressWarnings("ArrayRecordComponent") // Millions of dots and pixels, visible in this package alone.
public sealed interface InkMark {

    /** An outline, filled, drawn or both. */
    record Figure(
            Shape shape, @Nullable Color fill, @Nullable Color stroke, double width) implements InkMark {}

    /** A word: {@code x} is its start, middle or end, {@code y} its base line; turned by a right angle if upright. */
    record Label(
            double x, double y, String text, double size, Anchor anchor, Color colour, boolean bold, boolean upright)
            implements InkMark {}

    /** Many round dots of one size and colour, stored in little space each. */
    record Dots(double[] xs, double[] ys, double radius, Color colour) implements InkMark {}

    /** A field of pixels stretched over a rectangle, with hard edges. */
    record Field(double x, double y, double width, double height, Pixels pixels) implements InkMark {}

    /** Marks that together stand for a place of a component, such as a cell; the component is −1 while it is unknown. */
    record Place(int component, String name, List<InkMark> marks) implements InkMark {}

    /** The points of a word that can lie at its place. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    /** Pixels row by row from the top as numbers of colours; at most 256 colours as {@code 0xRRGGBB}. */
    record Pixels(int columns, int rows, byte[] cells, int[] colours) {}
}
