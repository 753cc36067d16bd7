package org.impartial.picture.kind;

import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;

/** A heap with its number; bean b of heap h, from below, is the place {@code h,b}; a large heap is a sack. */
public final class Pile {
    public static final double WIDTH = 92;
    public static final double HEIGHT = 120;
    private static final double BEAN = 6;
    private static final double SMALL_BEAN = 3.5;
    private static final int ROW = 5;
    private static final double SIDES = 14;
    private static final double LEAST = 44;
    private static final long FEW = 40;
    private static final long MOST = 66;

    /** Returns the width of a heap of a size, which is large enough for all smaller ones. */
    static double width(long size) {
        return isDrawn(size) ? Math.max(LEAST, Math.min(ROW, size) * 2 * BEAN + SIDES) : WIDTH;
    }

    public static void draw(Sketch sketch, long heap, double middle, double top, long size) {
        draw(sketch, heap, middle, top, size, WIDTH);
    }

    static void draw(Sketch sketch, long heap, double middle, double top, long size, double width) {
        double ground = top + HEIGHT - 26;
        if (size >= 0 && size <= MOST) {
            beans(sketch, heap, middle, ground, (int) size, (int) Math.min(ROW, (width - SIDES) / (2 * BEAN)));
        } else {
            Shape cloth = new RoundRectangle2D.Double(middle - 34, ground - 56, 68, 56, 30, 30);
            sketch.place(
                    Long.toString(heap),
                    sack -> sack.figure(cloth, Palette.WOOD, Palette.INK, 1.2)
                            .line(middle - 14, ground - 62, middle + 14, ground - 62, Palette.INK, 3));
        }
        sketch.line(middle - width / 2 + 4, ground, middle + width / 2 - 4, ground, Palette.GREY, 1.5);
        String number = Long.toString(size);
        String shown = number.length() <= 16 ? number : number.substring(0, 13) + "…";
        sketch.word(middle, ground + 14, shown, number.length() <= 9 ? 13 : 9, Palette.INK);
    }

    /** Draws rows of at most five, so that beans keep their places when others above them are taken, and can be counted. */
    private static void beans(Sketch sketch, long heap, double middle, double ground, int beans, int row) {
        double radius = beans <= FEW ? BEAN : SMALL_BEAN;
        for (int bean = 0; bean < beans; bean++) {
            double x = middle + (bean % row - (row - 1) / 2.0) * 2 * radius;
            double y = ground - radius - 1 - Math.floorDiv(bean, row) * 1.9 * radius;
            sketch.place(heap + "," + (bean + 1), place -> place.disc(x, y, radius - 0.5, Palette.ORANGE, Palette.INK));
        }
    }

    /**
     * Returns the touch of a move that lowers a heap: beans are taken from the top, so the lowest one identifies it.
     */
    public static Touch taken(long heap, long before, long after) {
        List<String> beans = LongStream.rangeClosed(after + 1, Math.min(MOST, before))
                .mapToObj(bean -> heap + "," + bean)
                .toList();
        return before > MOST ? Touch.of(Long.toString(heap)) : new Touch(List.of(heap + "," + (after + 1)), beans);
    }

    public static List<Touch> together(List<Touch> touches) {
        return touches.stream().reduce(Pile::both).stream().toList();
    }

    private static Touch both(Touch a, Touch b) {
        return new Touch(joined(a.chosen(), b.chosen()), joined(a.changed(), b.changed()));
    }

    private static List<String> joined(List<String> a, List<String> b) {
        return Stream.concat(a.stream(), b.stream()).toList();
    }

    static boolean isDrawn(long size) {
        return size <= MOST;
    }
}
