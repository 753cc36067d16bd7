package org.impartial.picture.chart;

import java.util.List;
import java.util.function.LongFunction;
import org.impartial.picture.Picture;
import org.impartial.picture.ink.InkMark.Anchor;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.ink.Scene;
import org.impartial.picture.ink.Title;

/** The frame of a chart: title, axes with names and round numbers, a faint grid, and the rectangle for the data. */
record Chart(String title, double width, double height, Scene scene) {
    static final double LEFT = 74;
    static final double TOP = 46;
    static final double RIGHT = 40;
    static final double BOTTOM = 58;
    private static final double EDGE = 12;
    private static final double NAME = 13;
    private static final double NUMBER = 11.5;
    private static final double PER_TICK = 80;
    private static final double TICK = 5;

    Chart(String title, double width, double height) {
        this(title, width, height, new Scene());
    }

    Axis across(double least, double greatest) {
        return new Axis(least, greatest, LEFT, LEFT + width);
    }

    Axis up(double least, double greatest) {
        return new Axis(least, greatest, TOP + height, TOP);
    }

    Axis down(double least, double greatest) {
        return new Axis(least, greatest, TOP, TOP + height);
    }

    Chart acrossTicks(Axis axis, String name, boolean grid) {
        return across(axis, axis.ticks((int) (width / PER_TICK)), Axis::written, name, grid);
    }

    Chart sideTicks(Axis axis, String name, boolean grid) {
        return side(axis, axis.ticks((int) Math.max(2, height / PER_TICK * 1.6)), Axis::written, name, grid);
    }

    Chart acrossPowers(Axis axis, String name) {
        return across(axis, axis.exponents(), Axis::power, name, true);
    }

    Chart sidePowers(Axis axis, String name) {
        return side(axis, axis.exponents(), Axis::power, name, true);
    }

    private Chart across(Axis axis, List<Long> ticks, LongFunction<String> number, String name, boolean grid) {
        double bottom = TOP + height;
        for (long tick : ticks) {
            double x = axis.at((double) tick);
            if (grid) {
                scene.line(x, TOP, x, bottom, Palette.FAINT, 0.7);
            }
            scene.line(x, bottom, x, bottom + TICK, Palette.INK, 1);
            scene.word(x, bottom + 2 * TICK + NUMBER / 2, number.apply(tick), NUMBER, Anchor.MIDDLE, Palette.INK);
        }
        scene.word(LEFT + width / 2, bottom + BOTTOM - NAME - 2, name, NAME, Anchor.MIDDLE, Palette.INK);
        return this;
    }

    private Chart side(Axis axis, List<Long> ticks, LongFunction<String> number, String name, boolean grid) {
        for (long tick : ticks) {
            double y = axis.at((double) tick);
            if (grid) {
                scene.line(LEFT, y, LEFT + width, y, Palette.FAINT, 0.7);
            }
            scene.line(LEFT - TICK, y, LEFT, y, Palette.INK, 1);
            scene.word(LEFT - 2 * TICK, y, number.apply(tick), NUMBER, Anchor.END, Palette.INK);
        }
        scene.upright(NAME, TOP + height / 2, name, NAME, Palette.INK);
        return this;
    }

    /** Adds the frame, over marks that touch it; a title or legend wider than the chart makes the picture wider. */
    Picture framed(double roomBelow, double legend) {
        scene.box(LEFT, TOP, width, height, null, Palette.INK);
        double plain = Math.max(LEFT + width + RIGHT, LEFT + legend);
        Title lines = Title.of(title, plain - 2 * EDGE);
        // The title is centred above the chart, if there is room for it on both sides.
        double half = lines.width() / 2 + EDGE;
        double before = Math.max(0, half - LEFT - width / 2);
        double whole = before + Math.max(plain, LEFT + width / 2 + half);
        Scene picture = new Scene();
        lines.draw(picture, before + LEFT + width / 2, TOP / 2);
        picture.put(scene.marks(), before, lines.extra(), 1, -1);
        return picture.picture(whole, TOP + height + BOTTOM + roomBelow + lines.extra(), title);
    }
}
